/** Handles gated actions by plan and sign-in (spec §6), and opens the host's sign-in and signup. */
import { isFreePlanReadOnly } from '#domain/access/accountDates.ts';
import { gatedAction } from '#domain/access/gatedAction.ts';
import { guestSignupUrl } from '#domain/access/guestSignup.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { limitRefused } from './access.api.ts';

export function* accessSaga() {
  yield* takeEvery(subscribe.gatedActionRequested, gate);
  yield* takeEvery(host.signInRequested, signIn);
  yield* takeEvery(host.signInElsewhereRequested, signInElsewhere);
  yield* takeEvery(host.guestSignupRequested, signUp);
}

function* gate({ payload }: ReturnType<typeof subscribe.gatedActionRequested>) {
  const { clock } = yield* services();
  const { dates } = yield* select(config.select);
  const outcome = gatedAction({
    isSignedIn: yield* select(host.selectIsSignedIn),
    plan: yield* select(token.selectPlan),
    isTrialActive: yield* select(token.selectIsTrialActive),
    isFreePlanReadOnly: isFreePlanReadOnly(dates, yield* call(clock.now)),
    isLimitSpent: true, // the action was stopped by the plan or its limit
  });
  if (outcome === 'guestSignup') yield* put(host.guestSignupRequested());
  else if (outcome === 'subscribe') yield* put(subscribe.opened(payload));
  else if (outcome === 'paidLimit') yield* limitRefused(payload.benefit);
}

function* signIn() {
  const ports = yield* services();
  const here = yield* select(router.selectAddress);
  yield* call(ports.navigation.leave, yield* call(ports.host.signInUrl, here));
}

function* signInElsewhere() {
  const ports = yield* services();
  const here = yield* select(router.selectAddress);
  yield* call(ports.navigation.open, yield* call(ports.host.signInUrl, here));
}

/** Guest signup needs a page to come back to; without one this opens the host's sign-in (spec §5). */
function* signUp() {
  const { navigation } = yield* services();
  const { hostSignupUrl } = yield* select(config.select);
  const { pathname } = yield* select(router.selectLocation);
  const url = guestSignupUrl(hostSignupUrl, pathname);
  if (url !== null) return yield* call(navigation.leave, url);
  yield* reportError('app path not found', { pathname });
  return yield* put(host.signInRequested());
}
