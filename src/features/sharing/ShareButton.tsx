import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { HeaderButton } from '#src/kit/article/ArticleBar.tsx';
import { useAppDispatch, useWorkspaceId } from '#src/kit/hooks.ts';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { share } from '#store/sharing/share.slice.ts';
import { share as copy } from './share.copy.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}));

interface ShareButtonProps {
  readonly articleId: string;
  readonly isBrief?: boolean;
}

/** Opens the dialog with the public link of an article, which creates the link (spec §7). */
export function ShareButton({ articleId, isBrief = false }: ShareButtonProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const [isOpen, setOpen] = useState(false);
  const isWanted = useEverOpen(isOpen);
  const open = () => {
    setOpen(true);
    dispatch(share.opened({ articleId, workspaceId }));
  };
  const close = () => {
    setOpen(false);
    dispatch(share.closed());
  };
  return (
    <>
      <HeaderButton name={copy.open} icon={IconShare} isExpanded={isOpen} onClick={open} />
      <Suspense fallback={null}>
        {isWanted ? (
          <ShareDialog articleId={articleId} isBrief={isBrief} isOpen={isOpen} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
