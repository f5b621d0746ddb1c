import { selectIsHostSettled, selectIsSignedIn } from '#store/hostReady/hostReady.slice.ts';
import type { RootState } from '#store/reducer.ts';
import {
  selectHasToken,
  selectTokenStatus,
  tokenRejected,
  tokenRequested,
} from '#store/token/token.slice.ts';
import { put, select } from './effects.ts';
import { waitUntil } from './waitUntil.ts';

/** There is a token, or there will be none: nobody is signed in, or its retrieval was given up. */
function selectIsTokenSettled(state: RootState): boolean {
  const status = selectTokenStatus(state);
  const isAnonymous = selectIsHostSettled(state) && !selectIsSignedIn(state);
  return status === 'valid' || status === 'failed' || isAnonymous;
}

/** Waits for a token to call with; one that was given up is asked for again. */
export function* withToken() {
  if ((yield* select(selectTokenStatus)) === 'failed') yield* put(tokenRequested());
  yield* waitUntil(selectIsTokenSettled);
}

/** Replaces a token that the API has refused; false when there is no new one. */
export function* freshToken() {
  yield* put(tokenRejected());
  yield* withToken();
  return yield* select(selectHasToken);
}
