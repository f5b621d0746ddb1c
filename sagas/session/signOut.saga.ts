/** Signs out when what waits is saved; what cannot be saved is deleted only on the writer's own word. */
import { JOURNAL_MAX_WAIT_MS } from '#domain/article/edit.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import {
  selectSignOutStatus,
  signOutCancelled,
  signOutConfirmed,
  signOutFailed,
  signOutRequested,
  signOutSaved,
  signOutUnsaved,
} from '#store/session/signOut.slice.ts';
import { call, delay, put, race, select, take } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { flushSaves } from '../article/article.api.ts';
import { showError } from './session.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

/** The host's own start page: its sign-in, once nobody is signed in. */
const HOST_HOME = '/';

export function* signOutSaga() {
  while (true) {
    yield* take(signOutRequested);
    const isAllSaved = yield* flushSaves(yield* select(articleSave.selectPendingIds));
    if (isAllSaved) yield* put(signOutSaved());
    else yield* ask();
    if ((yield* select(selectSignOutStatus)) === 'leaving') yield* leave();
  }
}

function* ask() {
  yield* put(signOutUnsaved());
  const { confirmed } = yield* race({
    confirmed: take(signOutConfirmed),
    cancelled: take(signOutCancelled),
  });
  if (confirmed) yield* forgetUnsaved();
}

/** Also from the journal: nothing of this writer stays on the device. */
function* forgetUnsaved() {
  for (const articleId of yield* select(articleSave.selectPendingIds)) {
    yield* put(articleSave.forgotten({ articleId }));
  }
  yield* race({
    gone: waitUntil(articleJournal.selectIsComplete),
    late: delay(JOURNAL_MAX_WAIT_MS),
  });
}

function* leave() {
  const { host, navigation } = yield* services();
  try {
    yield* call(host.signOut);
    yield* call(navigation.leave, HOST_HOME);
  } catch (error) {
    yield* reportFailure(error);
    yield* put(signOutFailed());
    yield* showError('signOutFailed');
  }
}
