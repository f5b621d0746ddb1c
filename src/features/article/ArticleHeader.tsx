import { ArticleBar } from '#src/app/ArticleBar.tsx';
import { ArticleTools } from '#src/app/ArticleTools.tsx';
import { useAppSelector } from '#src/app/hooks.ts';
import { article as copy } from '#src/copy/article.ts';
import { selectShownTitle } from '#store/articleSave/articleSave.slice.ts';
import { selectPreviousPath } from '#store/router/router.slice.ts';
import { RewriteSection } from './RewriteSection.tsx';
import { SaveState } from './SaveState.tsx';
import { SidePanelToggle } from './SidePanelToggle.tsx';

/** The way back, the title, whether it is saved, and what can be done. */
export function ArticleHeader({ articleId }: { articleId: string }) {
  const title = useAppSelector((state) => selectShownTitle(state, articleId));
  const back = useAppSelector(selectPreviousPath) ?? '/articles';
  return (
    <ArticleBar backTo={back} title={title || copy.untitled}>
      <SaveState articleId={articleId} />
      <RewriteSection articleId={articleId} />
      <ArticleTools articleId={articleId} />
      <SidePanelToggle articleId={articleId} />
    </ArticleBar>
  );
}
