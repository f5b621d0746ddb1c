/**
 * Lets one tab write an article at a time (store/article/lock.slice.ts). The tab that gets the lock first
 * reads what the journal has kept of the article, so that nothing is saved twice or over something newer.
 */
import { isArticleRoute } from '#domain/session/routes.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { heard } from './lockHeard.ts';

/** How long another tab has to release an article before its lock is taken over. */
const TAKE_OVER_PATIENCE_MS = 4000;

export function* articleLockSaga() {
  for (const articleId of yield* select(articleLock.selectArticleIds))
    yield* put(articleLock.released({ articleId }));
  while (true) {
    const articleId = yield* waitUntil(selectUnlocked);
    yield* put(articleLock.needed({ articleId })); // a fork would be too late
    yield* fork(holdWhileNeeded, articleId);
  }
}

/** Articles that are written here, are still being saved, or were left unsaved by an earlier page. */
function neededIn(state: RootState): readonly string[] {
  const { route, params } = router.selectLocation(state);
  const open =
    isArticleRoute(route) && folderSetup.selectCanWrite(state) ? params.articleId : undefined;
  const others = [...articleSave.selectArticleIds(state), ...articleJournal.selectFound(state)];
  return open === undefined ? others : [open, ...others];
}

const selectUnlocked = (state: RootState) =>
  neededIn(state).find((id) => articleLock.selectStatus(state, id) === 'free');
const selectIsNeeded = (state: RootState, articleId: string) => neededIn(state).includes(articleId);
const selectIsUnneeded = (state: RootState, articleId: string) => !selectIsNeeded(state, articleId);

function* holdWhileNeeded(articleId: string) {
  let isTakenOver = false;
  while (yield* select(selectIsNeeded, articleId)) {
    isTakenOver = yield* hold(articleId, isTakenOver);
  }
  yield* put(articleLock.released({ articleId }));
}

/** Holds the lock until it must be requested again. Returns true when it must be stolen. */
function* hold(articleId: string, isTakenOver: boolean) {
  const { lock } = yield* services();
  const messages = yield* listen(lock.hold, { name: articleId, isTakenOver });
  try {
    while (true) {
      const { message, wanted, saved, impatient, unneeded } = yield* race({
        message: take(messages),
        wanted: take(matching(articleLock.takeOverRequested, { articleId })),
        saved: take(matching(articleSave.saveSucceeded, { articleId })),
        impatient: patience(articleId),
        unneeded: waitUntil(selectIsUnneeded, articleId),
      });
      if (unneeded || impatient) return impatient !== undefined;
      if (wanted) yield* call(lock.tell, { name: articleId, what: 'wanted' } as const);
      if (saved) yield* call(lock.tell, { name: articleId, what: 'changed' } as const);
      if (message && (yield* heard(articleId, message))) return false;
    }
  } finally {
    messages.close();
  }
}

/** The other tab is asked to release the lock; a tab that is asleep never answers. */
function* patience(articleId: string) {
  yield* waitUntil(selectIsTaking, articleId);
  yield* delay(TAKE_OVER_PATIENCE_MS);
  return true;
}

const selectIsTaking = (state: RootState, articleId: string) =>
  articleLock.selectStatus(state, articleId) === 'taking';
