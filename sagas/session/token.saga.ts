/**
 * Keeps a valid access token (store/session/token.machine.ts). Whoever sees a 401 puts `tokenRejected`,
 * whoever needs a token after it was given up puts `tokenRequested`; both are answered here.
 */
import { backoffMs, isTransient } from '#domain/retry.ts';
import { msUntilRenewal, TOKEN_RETRIES, TOKEN_TIMEOUT_MS } from '#domain/session/token.ts';
import { selectIsSignedIn } from '#store/session/host.slice.ts';
import type { RootState } from '#store/reducer.ts';
import type { TokenStatus } from '#store/session/token.machine.ts';
import {
  selectTokenExp,
  selectTokenStatus,
  tokenAttemptFailed,
  tokenExpired,
  tokenGivenUp,
  tokenReceived,
  tokenRequested,
} from '#store/session/token.slice.ts';
import { call, delay, put, race, select } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { checkMultilogin } from './multilogin.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectIsOther = (state: RootState, status: TokenStatus) =>
  selectTokenStatus(state) !== status;

export function* tokenSaga() {
  yield* waitUntil(selectIsSignedIn);
  yield* put(tokenRequested());
  while (true) {
    const status = yield* select(selectTokenStatus);
    if (status === 'fetching') yield* fetchToken();
    else if (status === 'valid') yield* keepToken();
    else yield* waitUntil(selectIsOther, status);
  }
}

function* fetchToken() {
  for (let failures = 1; ; failures += 1) {
    try {
      return yield* put(tokenReceived(yield* receive()));
    } catch (error) {
      const failure = yield* reportFailure(error);
      if (failure.kind === 'token') yield* checkMultilogin();
      if (failures > TOKEN_RETRIES || !isTransient(failure)) return yield* put(tokenGivenUp());
      yield* put(tokenAttemptFailed());
      yield* delay(backoffMs(failures));
    }
  }
}

/** A host that never answers is a failure like any other. */
function* receive() {
  const { token } = yield* services();
  const { received } = yield* race({ received: call(token.fetch), late: delay(TOKEN_TIMEOUT_MS) });
  if (received !== undefined) return received;
  throw { kind: 'network', status: null, code: null, message: 'The host did not answer.' };
}

/** Until its last seconds, or until the API has refused it. */
function* keepToken() {
  const { clock } = yield* services();
  const exp = yield* select(selectTokenExp);
  const now = yield* call(clock.now);
  const { expired } = yield* race({
    expired: delay(msUntilRenewal(exp, now)),
    refused: waitUntil(selectIsOther, 'valid'),
  });
  if (expired) yield* put(tokenExpired());
}
