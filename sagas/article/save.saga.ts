/**
 * Runs the save queue of every article that was opened (store/article/save.machine.ts).
 * The queue is in the store and says what is due, so there is one step for each of its statuses and
 * nothing to remember between them: after a crash the next step is the right one.
 */
import { pauseOf } from '#domain/article/saveFailure.ts';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import * as queue from '#store/article/save.slice.ts';
import { isBackOnline, isHiding } from '#store/session/page.slice.ts';
import type { RootState } from '#store/reducer.ts';
import type { Task } from 'redux-saga';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { freshToken, withToken } from '../session/session.api.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { journaled } from './journaled.ts';
import { quietPeriod } from './quietPeriod.ts';

/** One worker for each article with a queue. */
export function* articleSaveSaga() {
  const workers = new Map<string, Task>();
  const unattended = (state: RootState) =>
    queue.selectKnownArticleIds(state).find((id) => !workers.get(id)?.isRunning());
  yield* fork(saveWhenHidden);
  while (true) {
    const articleId = yield* waitUntil(unattended);
    workers.set(articleId, yield* fork(saveWhileKnown, articleId));
  }
}

const steps: Record<SaveStatus, (articleId: string, status: SaveStatus) => Generator> = {
  idle: statusToChange,
  held: statusToChange,
  queued: round,
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
  while ((yield* select(queue.selectArticleEntry, articleId)) !== null) {
    const status = yield* select(queue.selectSaveStatus, articleId);
    yield* steps[status](articleId, status);
  }
}

const selectIsElsewhere = (state: RootState, articleId: string, status: SaveStatus) =>
  queue.selectArticleEntry(state, articleId) === null ||
  queue.selectSaveStatus(state, articleId) !== status;

function* statusToChange(articleId: string, status: SaveStatus) {
  yield* waitUntil(selectIsElsewhere, articleId, status);
}

function* round(articleId: string) {
  yield* quietPeriod(articleId);
  const { ids } = yield* services();
  yield* put(queue.saveDue({ articleId, requestId: yield* call(ids.next) }));
}

function* send(articleId: string) {
  yield* journaled(articleId);
  const entry = yield* select(queue.selectArticleEntry, articleId);
  const body = yield* select(queue.selectSaveRequest, articleId);
  if (entry === null || body === null) return;
  const { workspaceId, queue: sending } = entry;
  const { article } = yield* services();
  try {
    yield* sending.inFlight?.refusals === 0 ? withToken() : freshToken();
    const saved = yield* call(article.updateArticle, { workspaceId, articleId, body });
    yield* put(queue.saveSucceeded({ articleId, version: saved.version }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    const { code, retryAfterMs = 0 } = failure;
    yield* put(queue.saveFailed({ articleId, pause: pauseOf(failure), code, retryAfterMs }));
  }
}

/** As often as it takes, for as long as the page lives; the network coming back ends the wait. */
function* retryInAWhile(articleId: string, status: SaveStatus) {
  const entry = yield* select(queue.selectArticleEntry, articleId);
  yield* race({
    over: delay(entry?.queue.pauseMs ?? 0),
    online: take(isBackOnline),
    elsewhere: statusToChange(articleId, status),
  });
  yield* put(queue.resumed({ articleId }));
}

/** A refused save is sent once more unasked, with a fresh token; after that it waits for the writer's Retry. */
function* sendOnceMore(articleId: string, status: SaveStatus) {
  const entry = yield* select(queue.selectArticleEntry, articleId);
  if (entry?.queue.inFlight?.refusals === 1) yield* put(queue.resumed({ articleId }));
  else yield* statusToChange(articleId, status);
}

/** The page may never come back from the background: everything goes out at once. */
function* saveWhenHidden() {
  while (true) {
    yield* take(isHiding);
    for (const articleId of yield* select(queue.selectPendingArticleIds)) {
      yield* put(queue.forceRequested({ articleId }));
    }
  }
}
