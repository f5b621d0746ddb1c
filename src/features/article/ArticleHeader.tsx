import type { ReactNode } from 'react';
import { ArticleBar } from '#src/kit/article/ArticleBar.tsx';
import { useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { article as copy } from './article.copy.ts';
import { SaveReason, SaveState } from './SaveState.tsx';

interface ArticleHeaderProps {
  readonly articleId: string;
  /** The buttons of other features. */
  readonly tools: ReactNode;
}

/** Back, the title, the save state, and the actions. Below, why nothing is saved. */
export function ArticleHeader({ articleId, tools }: ArticleHeaderProps) {
  const title = useAppSelector((state) => articleSave.selectShownTitle(state, articleId));
  const back = useAppSelector(router.selectPreviousPath) ?? '/articles';
  return (
    <>
      <ArticleBar backTo={back} title={title || copy.untitled} tools={tools}>
        <SaveState articleId={articleId} />
      </ArticleBar>
      <SaveReason articleId={articleId} />
    </>
  );
}
