import { articleDelete } from '#store/article/delete.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { all, put } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi, showError } from '../session/session.api.ts';

export type DeletedArticle = ReturnType<
  typeof articleDelete.requested
>['payload']['articles'][number];

export const idsOf = (articles: readonly DeletedArticle[]) =>
  articles.map(({ articleId }) => articleId);
export const titlesOf = (articles: readonly DeletedArticle[]) => articles.map(({ title }) => title);

/** Restores deleted articles, and shows which could not be restored. */
export function* restore(workspaceId: string, deleted: readonly DeletedArticle[]) {
  const back = yield* all(idsOf(deleted).map((id) => bringBack(workspaceId, id)));
  const restored = deleted.filter((_, at) => back[at]);
  const lost = deleted.filter((_, at) => !back[at]);
  yield* put(articleDelete.undone({ articleIds: idsOf(restored) }));
  if (lost.length > 0) yield* showError('articleRestoreFailed', { titles: titlesOf(lost) });
}

function* bringBack(workspaceId: string, articleId: string) {
  const { article } = yield* services();
  try {
    yield* callApi(article.restoreArticle, { workspaceId, articleId });
    return true;
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    return false;
  }
}
