/** Signs out when everything is saved. What cannot be saved is deleted only when the writer confirms it. */
import { JOURNAL_MAX_WAIT_MS } from '#domain/article/journal.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { call, delay, put, race, select, take } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { flushSaves, showError } from './session.api.ts';

/** The host's start page, which shows its sign-in after signing out. */
const HOST_HOME = '/';

export function* signOutSaga() {
  while (true) {
    yield* take(signOut.requested);
    const isAllSaved = yield* flushSaves(yield* select(articleSave.selectPendingIds));
    if (isAllSaved) yield* put(signOut.saved());
    else yield* ask();
    if ((yield* select(signOut.selectStatus)) === 'leaving') yield* leave();
  }
}

function* ask() {
  yield* put(signOut.unsaved());
  const { confirmed } = yield* race({
    confirmed: take(signOut.confirmed),
    cancelled: take(signOut.cancelled),
  });
  if (confirmed) yield* forgetUnsaved();
}

/** Deletes unsaved text from the journal too: nothing of this writer stays on the device. */
function* forgetUnsaved() {
  for (const articleId of yield* select(articleSave.selectPendingIds)) {
    yield* put(articleSave.forgotten({ articleId }));
  }
  yield* race({
    gone: waitUntil(articleJournal.selectIsComplete),
    late: delay(JOURNAL_MAX_WAIT_MS),
  });
}

/** A device that does not answer holds nobody up. */
function* forgetSnapshots() {
  const { snapshots } = yield* services();
  const user = yield* select(host.selectUser);
  if (user === null) return;
  try {
    yield* race({
      gone: call(snapshots.forget, { userId: user.id, articleId: null }),
      late: delay(JOURNAL_MAX_WAIT_MS),
    });
  } catch {
    // A browser that stores nothing has none.
  }
}

function* leave() {
  const { host: hostPort, navigation } = yield* services();
  yield* forgetSnapshots();
  try {
    yield* call(hostPort.signOut);
    yield* call(navigation.leave, HOST_HOME);
  } catch (error) {
    yield* reportUnexpected(error);
    yield* put(signOut.failed());
    yield* showError('signOutFailed');
  }
}
