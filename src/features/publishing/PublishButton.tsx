import { IconWorldUpload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { HeaderButton } from '#src/kit/article/ArticleBar.tsx';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { publish } from '#store/publishing/publish.slice.ts';
import { publishing as copy } from './publish.copy.ts';

const PublishDialog = lazy(async () => ({
  default: (await import('./PublishDialog.tsx')).PublishDialog,
}));

/** Opens the dialog that publishes an article on a connected site. */
export function PublishButton({ articleId }: { readonly articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const isOpen = useAppSelector((state) => publish.selectOf(state, articleId) !== null);
  const isWanted = useEverOpen(isOpen);
  return (
    <>
      <HeaderButton
        name={copy.open}
        icon={IconWorldUpload}
        isExpanded={isOpen}
        onClick={() => dispatch(publish.opened({ workspaceId, articleId }))}
      />
      <Suspense fallback={null}>
        {isWanted ? <PublishDialog articleId={articleId} isOpen={isOpen} /> : null}
      </Suspense>
    </>
  );
}
