/** Signing out saves what waits first, and does not happen while something cannot be saved. */
import { selectPendingArticleIds } from '#store/articleSave/articleSave.slice.ts';
import { signOutRequested } from '#store/hostReady/hostReady.slice.ts';
import { call, select, takeLeading } from '../lib/effects.ts';
import { failureOf } from '../lib/failureOf.ts';
import { flushSaves } from '../lib/flushSaves.ts';
import { showError } from '../lib/notice.ts';
import { services } from '../lib/services.ts';

/** The host's own start page: its sign-in, once nobody is signed in. */
const HOST_HOME = '/';

export function* signOutSaga() {
  yield* takeLeading(signOutRequested, signOut);
}

function* signOut() {
  const { host, navigation } = yield* services();
  const isAllSaved = yield* flushSaves(yield* select(selectPendingArticleIds));
  if (!isAllSaved) {
    yield* showError('signOutUnsaved');
    return;
  }
  try {
    yield* call(host.signOut);
    yield* call(navigation.leave, HOST_HOME);
  } catch (error) {
    yield* failureOf(error);
    yield* showError('signOutFailed');
  }
}
