/** Deletes one article or many at once, and offers undo (docs/spec-map.md, deviations). */
import { isArticleRoute } from '#domain/session/routes.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { all, call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi, flushSaves, showError, undoWanted } from '../session/session.api.ts';
import { changeLists, without } from './cachedLists.ts';
import { type DeletedArticle, idsOf, restore, titlesOf } from './restoreDeleted.ts';

type Deletion = ReturnType<typeof articleDelete.requested>['payload'];

export function* articleDeleteSaga() {
  yield* takeEvery(articleDelete.requested, deleteArticles);
}

function* deleteArticles({ payload }: ReturnType<typeof articleDelete.requested>) {
  const { ids } = yield* services();
  const noticeId = yield* call(ids.next);
  yield* offerUndo(payload.articles, noticeId);
  const { deleted, isWanted } = yield* all({
    deleted: removeAll(payload, noticeId),
    isWanted: undoWanted(noticeId),
  });
  yield* put(notices.closed({ id: noticeId }));
  if (isWanted) yield* restore(payload.workspaceId, deleted);
  else for (const { articleId } of deleted) yield* put(articleSave.forgotten({ articleId }));
}

/** Returns what was deleted; the rest is back in the lists. */
function* removeAll({ workspaceId, articles }: Deletion, noticeId: string) {
  const articleIds = idsOf(articles);
  const { route, params } = yield* select(router.selectLocation);
  if (isArticleRoute(route) && articleIds.includes(params.articleId ?? '')) {
    yield* put(router.navigationRequested({ to: '/articles', replace: true }));
  }
  yield* flushSaves(articleIds); // so that a restored article has every word
  const gone = yield* all(articleIds.map((articleId) => remove(workspaceId, articleId)));
  const deleted = articles.filter((_, at) => gone[at]);
  const stayed = articles.filter((_, at) => !gone[at]);
  if (stayed.length > 0) yield* giveBack(stayed, deleted, noticeId);
  if (deleted.length > 0) yield* changeLists(workspaceId, without(idsOf(deleted)));
  return deleted;
}

function* remove(workspaceId: string, articleId: string) {
  const { article } = yield* services();
  try {
    yield* callApi(article.deleteArticle, { workspaceId, articleId });
    return true;
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    return failure.status === 404; // it was deleted already
  }
}

function* giveBack(
  stayed: readonly DeletedArticle[],
  deleted: readonly DeletedArticle[],
  noticeId: string,
) {
  yield* put(articleDelete.undone({ articleIds: idsOf(stayed) }));
  yield* showError('articleDeleteFailed', { titles: titlesOf(stayed) });
  if (deleted.length > 0) yield* offerUndo(deleted, noticeId);
  else yield* put(notices.closed({ id: noticeId }));
}

/** Shows one notice for all of them. */
function* offerUndo(articles: readonly DeletedArticle[], noticeId: string) {
  const values = { titles: titlesOf(articles) };
  const notice = { id: noticeId, text: 'articleDeleted', values } as const;
  yield* put(notices.shown({ ...notice, kind: 'info', offer: 'undo' }));
}
