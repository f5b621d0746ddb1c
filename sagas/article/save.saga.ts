/**
 * Runs the save queue of every article that was opened (store/article/save.machine.ts). The queue is in the
 * store, so there is one step for each status and nothing to remember between them: after a crash of the
 * saga the next step is the right one.
 */
import type { Task } from 'redux-saga';
import { pauseOf } from '#domain/article/saveFailure.ts';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { opToSend } from '#domain/article/sentOrigins.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callMarking } from '../session/callMarking.api.ts';
import { freshToken, withToken } from '../session/session.api.ts';
import { journaled, quietPeriod } from './beforeSave.ts';
import { flush } from './flush.ts';

/** One worker for each article with a queue. */
export function* articleSaveSaga() {
  const workers = new Map<string, Task>();
  const unattended = (state: RootState) =>
    articleSave.selectArticleIds(state).find((id) => !workers.get(id)?.isRunning());
  yield* fork(saveWhenHidden);
  yield* takeEvery(articleSave.flushRequested, flush);
  while (true) {
    const articleId = yield* waitUntil(unattended);
    workers.set(articleId, yield* fork(saveWhileKnown, articleId));
  }
}

const steps: Record<SaveStatus, (articleId: string, status: SaveStatus) => Generator> = {
  idle: statusToChange,
  held: statusToChange,
  queued: saveWhenQuiet,
  saving: send,
  retry: retryInAWhile,
  offline: retryInAWhile,
  signIn: sendOnceMore,
  limit: statusToChange,
  denied: statusToChange,
  rejected: statusToChange,
  conflict: statusToChange,
};

function* saveWhileKnown(articleId: string) {
  while ((yield* select(articleSave.selectEntry, articleId)) !== null) {
    const status = yield* select(articleSave.selectStatus, articleId);
    yield* steps[status](articleId, status);
  }
}

const selectIsElsewhere = (state: RootState, articleId: string, status: SaveStatus) =>
  articleSave.selectEntry(state, articleId) === null ||
  articleSave.selectStatus(state, articleId) !== status;

function* statusToChange(articleId: string, status: SaveStatus) {
  yield* waitUntil(selectIsElsewhere, articleId, status);
}

function* saveWhenQuiet(articleId: string) {
  yield* quietPeriod(articleId);
  const { ids } = yield* services();
  yield* put(articleSave.saveDue({ articleId, requestId: yield* call(ids.next) }));
}

function* send(articleId: string) {
  yield* journaled(articleId);
  const entry = yield* select(articleSave.selectEntry, articleId);
  const request = yield* select(articleSave.selectRequest, articleId);
  if (entry === null || request === null) return;
  const body = { ...request, ops: request.ops.map(opToSend) };
  const { workspaceId, queue: sending } = entry;
  const { article } = yield* services();
  try {
    yield* sending.inFlight?.refusals === 0 ? withToken() : freshToken();
    const saved = yield* callMarking(article.updateArticle, { workspaceId, articleId, body });
    yield* put(articleSave.saveSucceeded({ articleId, version: saved.version }));
    // The page was left, and a list may be on the screen by now: its order, dates and filters are the server's.
    if ((yield* select(articleSave.selectEntry, articleId)) === null)
      yield* put(resources.invalidated({ name: 'articles' }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    const { code, retryAfterMs = 0 } = failure;
    yield* put(articleSave.saveFailed({ articleId, pause: pauseOf(failure), code, retryAfterMs }));
  }
}

/** Without a limit, for as long as the page lives. The network coming back ends the wait. */
function* retryInAWhile(articleId: string, status: SaveStatus) {
  const entry = yield* select(articleSave.selectEntry, articleId);
  yield* race({
    over: delay(entry?.queue.pauseMs ?? 0),
    online: take(page.online),
    elsewhere: statusToChange(articleId, status),
  });
  yield* put(articleSave.resumed({ articleId }));
}

/** A refused save is sent once more, with a fresh token; after that it waits for the writer to retry. */
function* sendOnceMore(articleId: string, status: SaveStatus) {
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry?.queue.inFlight?.refusals === 1) yield* put(articleSave.resumed({ articleId }));
  else yield* statusToChange(articleId, status);
}

/** A hidden page may never be shown again, so everything is saved at once. */
function* saveWhenHidden() {
  while (true) {
    yield* take(page.hidden);
    for (const articleId of yield* select(articleSave.selectPendingIds)) {
      yield* put(articleSave.forceRequested({ articleId }));
    }
  }
}
