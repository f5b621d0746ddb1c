import type { Article } from '#contract/article.schema.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { selectLockStatus, takeOverRequested } from '#store/article/lock.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ReadArticleView } from './ReadArticleView.tsx';

/** The article with nothing to edit: another tab writes it, or this person may not. */
export function ReadArticle({ article }: { article: Article }) {
  const dispatch = useAppDispatch();
  const back = useAppSelector(router.selectPreviousPath) ?? '/articles';
  const lock = useAppSelector((state) => selectLockStatus(state, article.id));
  return (
    <ReadArticleView
      article={article}
      backTo={back}
      lock={lock}
      onEditHere={() => dispatch(takeOverRequested({ articleId: article.id }))}
    />
  );
}
