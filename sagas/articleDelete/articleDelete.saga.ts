/** Deletes at once and offers to take it back for DELETE_UNDO_MS (docs/spec-map.md, deviations). */
import { DELETE_UNDO_MS } from '#domain/article/article.ts';
import {
  articleDeleted,
  articleDeleteRequested,
  articleDeleteUndone,
  articleRestoreRequested,
} from '#store/articleDelete/articleDelete.slice.ts';
import { forgotten } from '#store/articleSave/articleSave.slice.ts';
import { noticeClosed, noticeShown } from '#store/notices/notices.slice.ts';
import { resourcesInvalidated } from '#store/resources/resources.slice.ts';
import { navigationRequested, selectPlace } from '#store/router/router.slice.ts';
import { changeLists, without } from '../lib/cachedLists.ts';
import { about } from '../lib/about.ts';
import { callApi } from '../lib/callApi.ts';
import { all, call, delay, put, race, select, take, takeEvery } from '../lib/effects.ts';
import { failureOf } from '../lib/failureOf.ts';
import { flushSaves } from '../lib/flushSaves.ts';
import { showError } from '../lib/notice.ts';
import { services } from '../lib/services.ts';

type Deletion = ReturnType<typeof articleDeleteRequested>['payload'];

export function* articleDeleteSaga() {
  yield* takeEvery(articleDeleteRequested, deleteArticle);
}

function* deleteArticle({ payload: deletion }: ReturnType<typeof articleDeleteRequested>) {
  const { articleId } = deletion;
  const { ids } = yield* services();
  const noticeId = yield* call(ids.next);
  const [isDeleted, isWanted] = yield* all([remove(deletion), undoOffered(deletion, noticeId)]);
  yield* put(noticeClosed({ id: noticeId }));
  if (!isDeleted) return;
  if (isWanted) yield* restore(deletion);
  else yield* put(forgotten({ articleId }));
}

function* remove({ articleId, workspaceId }: Deletion) {
  const { article } = yield* services();
  const { route, params } = yield* select(selectPlace);
  if (route === 'article' && params.articleId === articleId) {
    yield* put(navigationRequested({ to: '/articles', replace: true }));
  }
  yield* flushSaves([articleId]); // so that an article that is taken back has every word
  try {
    yield* callApi(article.deleteArticle, { workspaceId, articleId });
  } catch (error) {
    yield* failureOf(error);
    yield* put(articleDeleteUndone({ articleId }));
    yield* showError('articleDeleteFailed');
    return false;
  }
  yield* changeLists(workspaceId, without(articleId));
  yield* put(articleDeleted({ articleId }));
  yield* put(resourcesInvalidated({ name: 'articles' }));
  return true;
}

/** True when the writer takes the deletion back in time. */
function* undoOffered({ articleId, title }: Deletion, noticeId: string) {
  yield* put(
    noticeShown({
      id: noticeId,
      kind: 'info',
      text: 'articleDeleted',
      values: { title },
      undo: { articleId },
    }),
  );
  const { wanted } = yield* race({
    wanted: take(about(articleRestoreRequested, { articleId })),
    failed: take(about(articleDeleteUndone, { articleId })),
    closed: take(about(noticeClosed, { id: noticeId })),
    over: delay(DELETE_UNDO_MS),
  });
  return wanted !== undefined;
}

function* restore({ articleId, workspaceId }: Deletion) {
  const { article } = yield* services();
  try {
    yield* callApi(article.restoreArticle, { workspaceId, articleId });
    yield* put(articleDeleteUndone({ articleId }));
    yield* put(resourcesInvalidated({ name: 'articles' }));
  } catch (error) {
    yield* failureOf(error);
    yield* showError('articleRestoreFailed');
  }
}
