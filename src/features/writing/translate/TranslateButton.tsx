import { IconLanguage } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { HeaderButton } from '#src/kit/article/ArticleBar.tsx';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { translate as copy } from './translate.copy.ts';

const TranslateDialog = lazy(async () => ({
  default: (await import('./TranslateDialog.tsx')).TranslateDialog,
}));

/** Opens the dialog that has an article translated. So do the command palette and, on a small screen, the note above the text. */
export function TranslateButton({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const isOpen = useAppSelector((state) => translation.selectIsOpen(state, articleId));
  const isWanted = useEverOpen(isOpen);
  return (
    <>
      <HeaderButton
        name={copy.open}
        icon={IconLanguage}
        isExpanded={isOpen}
        isOptional
        onClick={() => dispatch(translation.opened({ articleId, workspaceId }))}
      />
      <Suspense fallback={null}>
        {isWanted ? <TranslateDialog articleId={articleId} isOpen={isOpen} /> : null}
      </Suspense>
    </>
  );
}
