/** What a plan, or nobody being signed in, makes of a wish (spec §6). */
import { gatedAction } from '#domain/access/gatedAction.ts';
import { isFreePlanReadOnly } from '#domain/access/accountDates.ts';
import { guestSignupUrl } from '#domain/access/guestSignup.ts';
import { selectConfig } from '#store/session/config.slice.ts';
import {
  guestSignupRequested,
  selectIsSignedIn,
  signInElsewhereRequested,
  signInRequested,
} from '#store/session/host.slice.ts';
import { selectAddress, selectPlace } from '#store/session/router.slice.ts';
import { gatedActionRequested, subscribeOpened } from '#store/access/subscribe.slice.ts';
import { selectIsTrialActive, selectPlan } from '#store/session/token.slice.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { limitRefused } from './access.api.ts';
import { reportError } from '../lib/reportError.ts';
import { services } from '../lib/services.ts';

export function* accessSaga() {
  yield* takeEvery(gatedActionRequested, gate);
  yield* takeEvery(signInRequested, signIn);
  yield* takeEvery(signInElsewhereRequested, signInElsewhere);
  yield* takeEvery(guestSignupRequested, signUp);
}

function* gate({ payload }: ReturnType<typeof gatedActionRequested>) {
  const { clock } = yield* services();
  const { dates } = yield* select(selectConfig);
  const outcome = gatedAction({
    isSignedIn: yield* select(selectIsSignedIn),
    plan: yield* select(selectPlan),
    isTrialActive: yield* select(selectIsTrialActive),
    isFreePlanReadOnly: isFreePlanReadOnly(dates, yield* call(clock.now)),
    isLimitSpent: true, // who comes here was stopped by the plan or its limit
  });
  if (outcome === 'guestSignup') yield* put(guestSignupRequested());
  else if (outcome === 'subscribe') yield* put(subscribeOpened(payload));
  else if (outcome === 'paidLimit') yield* limitRefused(payload.benefit);
}

function* signIn() {
  const { host, navigation } = yield* services();
  const here = yield* select(selectAddress);
  yield* call(navigation.leave, yield* call(host.signInUrl, here));
}

function* signInElsewhere() {
  const { host, navigation } = yield* services();
  const here = yield* select(selectAddress);
  yield* call(navigation.open, yield* call(host.signInUrl, here));
}

/** Without a page to come back to there is no guest signup: the host's sign-in instead (spec §5). */
function* signUp() {
  const { navigation } = yield* services();
  const { hostSignupUrl } = yield* select(selectConfig);
  const { pathname } = yield* select(selectPlace);
  const url = guestSignupUrl(hostSignupUrl, pathname);
  if (url !== null) return yield* call(navigation.leave, url);
  yield* reportError('app path not found', { pathname });
  return yield* put(signInRequested());
}
