/** What the session offers to the workflows of other subjects. */
import { isPortError } from '#contract/problems.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import type { RootState } from '#store/subjects.ts';
import { host } from '#store/session/host.slice.ts';
import {
  notices,
  type Notice,
  type NoticeText,
  type NoticeValues,
} from '#store/session/notices.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

/** There is a token, or there will be none: nobody is signed in, or its retrieval was given up. */
function selectIsTokenSettled(state: RootState): boolean {
  const status = token.selectStatus(state);
  const isAnonymous = host.selectIsSettled(state) && !host.selectIsSignedIn(state);
  return status === 'valid' || status === 'failed' || isAnonymous;
}

/** Waits for a token to call with; one that was given up is asked for again. */
export function* withToken() {
  if ((yield* select(token.selectStatus)) === 'failed') yield* put(token.requested());
  yield* waitUntil(selectIsTokenSettled);
}

/** Replaces a token that the API has refused; false when there is no new one. */
export function* freshToken() {
  yield* put(token.rejected());
  yield* withToken();
  return yield* select(token.selectIsValid);
}

/** Calls the API with a token; a 401 is met once with a fresh one. Saves do this in the open: see articleSave. */
export function* callApi<Args extends unknown[], Answer>(
  port: NamedPort<(...args: Args) => Promise<Answer>>,
  ...args: Args
) {
  yield* withToken();
  try {
    return (yield* call(port, ...args)) as Answer;
  } catch (error) {
    const isRefused = isPortError(error) && error.status === 401;
    if (!isRefused || !(yield* freshToken())) throw error;
    return (yield* call(port, ...args)) as Answer;
  }
}

/** A key of the browser's storage for the signed-in account alone: another one may use this device next. */
export function* accountKey(key: string) {
  yield* waitUntil(host.selectIsSettled);
  const user = yield* select(host.selectUser);
  return `${key}:${user?.id ?? ''}`;
}

/** Tells that something did not work. The text is a key of `src/copy`. */
export function* showError(text: NoticeText, values: NoticeValues = {}) {
  yield* show({ kind: 'error', text, values, offer: null });
}

/** Tells of something that cannot be seen. */
export function* showInfo(text: NoticeText, offer: Notice['offer'] = null) {
  yield* show({ kind: 'info', text, values: {}, offer });
}

function* show(notice: Omit<Notice, 'id'>) {
  const { ids } = yield* services();
  yield* put(notices.shown({ ...notice, id: yield* call(ids.next) }));
}
