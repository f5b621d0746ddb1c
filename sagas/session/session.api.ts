/** What the session offers to the workflows of other subjects. */
import { isPortError } from '#contract/lib/problems.ts';
import type { TrackedEvent } from '#domain/session/analytics.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import {
  type Notice,
  type NoticeText,
  type NoticeValues,
  notices,
} from '#store/session/notices.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, put, race, select, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { type ApiPort, callMarking } from './callMarking.api.ts';

/** Longest time that leaving the page or the folder waits for saves. */
const SAVE_FLUSH_MAX_MS = 2000;

/** Whether there is a token, or none will come: the user is signed out, or fetching was given up. */
function selectIsTokenSettled(state: RootState): boolean {
  const status = token.selectStatus(state);
  const isAnonymous = host.selectIsSettled(state) && !host.selectIsSignedIn(state);
  return status === 'valid' || status === 'failed' || isAnonymous;
}

/** Waits for a token; one that was given up is requested again. */
export function* withToken() {
  if ((yield* select(token.selectStatus)) === 'failed') yield* put(token.requested());
  yield* waitUntil(selectIsTokenSettled);
}

/** Replaces a token that the API has refused. Returns false when there is no new one. */
export function* freshToken() {
  yield* put(token.rejected());
  yield* withToken();
  return yield* select(token.selectIsValid);
}

/**
 * Calls the API with a token, and retries a 401 once with a fresh one. What a write makes stale is read again (`callMarking`). Saves
 * do not use it: articleSave has these steps in the store.
 */
export function* callApi<Args extends unknown[], Answer>(
  port: ApiPort<Args, Answer>,
  ...args: Args
) {
  yield* withToken();
  try {
    return yield* callMarking(port, ...args);
  } catch (error) {
    if (!isRefused(error) || !(yield* freshToken())) throw error;
  }
  try {
    return yield* callMarking(port, ...args);
  } catch (error) {
    if (isRefused(error)) yield* put(host.signedOut()); // the host still knows somebody, the API does not
    throw error;
  }
}

const isRefused = (error: unknown): boolean => isPortError(error) && error.status === 401;

/** A storage key of the signed-in account: other accounts may use this device. */
export function* accountKey(key: string) {
  yield* waitUntil(host.selectIsSettled);
  const user = yield* select(host.selectUser);
  return `${key}:${user?.id ?? ''}`;
}

/** Tells analytics of an event of domain/session/analytics.ts. */
export function* track(event: TrackedEvent) {
  const { analytics } = yield* services();
  yield* call(analytics.track, event);
}

/** Shows an error notice. */
export function* showError(
  text: NoticeText,
  values: NoticeValues = {},
  offer: Notice['offer'] = null,
) {
  yield* show({ kind: 'error', text, values, offer });
}

/** Shows an error notice with a sign-in. Returns its id. */
export function* showSignedOut() {
  return yield* show({ kind: 'error', text: 'signedOut', values: {}, offer: 'signIn' });
}

/** Shows an info notice. */
export function* showInfo(text: NoticeText, offer: Notice['offer'] = null) {
  yield* show({ kind: 'info', text, values: {}, offer });
}

/**
 * Shows an info notice with Undo until its time is over, or `ends` says that there is nothing left to undo. Returns true
 * when it is pressed.
 */
export function* showUndoable(text: NoticeText, ends: () => Generator = never) {
  const id = yield* show({ kind: 'info', text, values: {}, offer: 'undo' });
  const { isWanted } = yield* race({ isWanted: undoWanted(id), ended: ends() });
  yield* put(notices.closed({ id }));
  return isWanted === true;
}

function* never() {
  yield* take([]);
}

/** How long a notice offers to undo what it says. */
const UNDO_MS = 10_000;

/** Returns true when Undo is pressed in a notice that is shown, before it is closed and in time. */
export function* undoWanted(noticeId: string) {
  const { wanted } = yield* race({
    wanted: take(matching(notices.undoRequested, { id: noticeId })),
    closed: take(matching(notices.closed, { id: noticeId })),
    over: delay(UNDO_MS),
  });
  return wanted !== undefined;
}

function* show(notice: Omit<Notice, 'id'>) {
  const { ids } = yield* services();
  const id = yield* call(ids.next);
  yield* put(notices.shown({ ...notice, id }));
  return id;
}

const selectAreSaved = (state: RootState, articleIds: readonly string[]): boolean =>
  !articleIds.some((id) => articleSave.selectIsPending(state, id));

/** Saves what is pending, and waits up to SAVE_FLUSH_MAX_MS. Returns true when everything is saved. */
export function* flushSaves(articleIds: readonly string[]) {
  yield* put(articleSave.flushRequested({ articleIds }));
  yield* race({ saved: waitUntil(selectAreSaved, articleIds), late: delay(SAVE_FLUSH_MAX_MS) });
  return yield* select(selectAreSaved, articleIds);
}
