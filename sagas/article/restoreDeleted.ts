import { mayBeAccepted } from '#domain/retry.ts';
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

/** Restores deleted articles, and shows which could not be restored. Whether one is back whose answer was lost, the lists say, which are read again. */
export function* restore(workspaceId: string, deleted: readonly DeletedArticle[]) {
  const ends = yield* all(idsOf(deleted).map((id) => bringBack(workspaceId, id)));
  const shown = deleted.filter((_, at) => ends[at] !== 'refused');
  const failed = deleted.filter((_, at) => ends[at] !== 'restored');
  yield* put(articleDelete.undone({ articleIds: idsOf(shown) }));
  if (failed.length > 0) yield* showError('articleRestoreFailed', { titles: titlesOf(failed) });
}

/** `lost`: nobody knows whether it is back. */
function* bringBack(workspaceId: string, articleId: string) {
  const { article } = yield* services();
  try {
    yield* callApi(article.restoreArticle, { workspaceId, articleId });
    return 'restored';
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    return mayBeAccepted(failure, false) ? 'lost' : 'refused';
  }
}
