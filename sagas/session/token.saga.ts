/**
 * Keeps a valid access token (store/session/token.slice.ts). Workflows put `token.rejected` after a 401, and
 * `token.requested` to try again after it was given up.
 */
import { backoffMs, isTransient } from '#domain/retry.ts';
import { msUntilRenewal, TOKEN_RETRIES, TOKEN_TIMEOUT_MS } from '#domain/session/token.ts';
import { host } from '#store/session/host.slice.ts';
import { type TokenStatus, token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, put, race, select } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { checkMultilogin } from './host.saga.ts';

const selectIsOther = (state: RootState, status: TokenStatus) =>
  token.selectStatus(state) !== status;

export function* tokenSaga() {
  yield* waitUntil(host.selectIsSignedIn);
  yield* put(token.requested());
  while (true) {
    const status = yield* select(token.selectStatus);
    if (status === 'fetching') yield* fetchToken();
    else if (status === 'valid') yield* keepToken();
    else yield* waitUntil(selectIsOther, status);
  }
}

function* fetchToken() {
  for (let failures = 1; ; failures += 1) {
    try {
      return yield* put(token.received(yield* receive()));
    } catch (error) {
      const failure = yield* checked(error);
      if (failures > TOKEN_RETRIES || !isTransient(failure)) return yield* put(token.givenUp());
      yield* put(token.attemptFailed());
      yield* delay(backoffMs(failures));
    }
  }
}

/** Whether somebody else, or nobody, is signed in by now. */
function* checked(error: unknown) {
  const failure = yield* reportUnexpected(error);
  if (failure.kind === 'token') yield* checkMultilogin();
  if (failure.status === 401) yield* put(host.signedOut());
  return failure;
}

/** A host that does not respond in time counts as a network failure. */
function* receive() {
  const ports = yield* services();
  const { received } = yield* race({
    received: call(ports.token.fetch),
    late: delay(TOKEN_TIMEOUT_MS),
  });
  if (received !== undefined) return received;
  throw { kind: 'network', status: null, code: null, message: 'The host did not answer.' };
}

/** Waits until the token is about to expire or the API refuses it. */
function* keepToken() {
  const { clock } = yield* services();
  const exp = yield* select(token.selectExp);
  const now = yield* call(clock.now);
  const { expired } = yield* race({
    expired: delay(msUntilRenewal(exp, now)),
    refused: waitUntil(selectIsOther, 'valid'),
  });
  if (expired) yield* put(token.expired());
}
