import type { Article } from '#contract/article.schema.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ReadArticleView } from './ReadArticleView.tsx';

/** The article, read-only: another tab writes it, or the account may not. */
export function ReadArticle({ article }: { article: Article }) {
  const dispatch = useAppDispatch();
  const back = useAppSelector(router.selectPreviousPath) ?? '/articles';
  const lock = useAppSelector((state) => articleLock.selectStatus(state, article.id));
  return (
    <ReadArticleView
      article={article}
      backTo={back}
      lock={lock}
      onEditHere={() => dispatch(articleLock.takeOverRequested({ articleId: article.id }))}
    />
  );
}
