/** Buys from the host, and reports a new paid user to the API once (store/access/purchase.slice.ts). */
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, fork, put, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey, callApi, freshToken, showError } from '../session/session.api.ts';
import { reportFailure } from './access.api.ts';

/** When this account started a subscription here; kept until it is reported to the API (spec §4 "Purchase"). */
const STARTED_KEY = 'subscription-started';

const selectIsPaid = (state: RootState) =>
  token.selectIsValid(state) && token.selectPlan(state) === 'paid';
const selectIsUpgrading = (state: RootState) => purchase.selectStatus(state) === 'upgrading';

export function* purchaseSaga() {
  yield* fork(upgradeSaga);
  yield* takeLeading(purchase.requested, buy); // one dialog at a time
}

function* buy({ payload }: ReturnType<typeof purchase.requested>) {
  const { clock, storage } = yield* services();
  const key = yield* accountKey(STARTED_KEY);
  const before = yield* call(storage.get, key);
  const started = payload.kind === 'subscription' ? String(yield* call(clock.now)) : before;
  if (started !== null && started !== before) yield* call(storage.set, key, started);
  if (yield* isBought(payload)) return yield* confirm();
  // Nothing was bought: restores the flag, unless another tab has changed it in the meantime.
  if ((yield* call(storage.get, key)) !== started) return;
  if (before === null) yield* call(storage.remove, key);
  else yield* call(storage.set, key, before);
}

function* isBought(what: ReturnType<typeof purchase.requested>['payload']) {
  const { paywall } = yield* services();
  try {
    const isPurchased = (yield* call(paywall.requestPurchase, what)) === 'purchased';
    yield* put(isPurchased ? purchase.purchased() : purchase.cancelled());
    return isPurchased;
  } catch (error) {
    yield* reportFailure(error);
    yield* put(purchase.failed());
    yield* showError('purchaseFailed');
    return false;
  }
}

/** Fetches a token that includes the purchase, then returns the user to where they were. */
function* confirm() {
  yield* freshToken();
  yield* put(purchase.renewed());
  yield* put(subscribe.closed());
  const { route } = yield* select(router.selectLocation);
  if (route === 'trial' || route === 'unlimitedPlan') yield* put(purchase.trialLeft());
}

function* upgradeSaga() {
  const { storage } = yield* services();
  while (true) {
    yield* waitUntil(selectIsPaid);
    if ((yield* call(storage.get, yield* accountKey(STARTED_KEY))) !== null) {
      yield* put(purchase.paidSeen());
      if (yield* select(selectIsUpgrading)) yield* upgrade();
    }
    yield* take(token.received);
  }
}

/** The flag is removed only after the call has succeeded; otherwise the next token tries again. */
function* upgrade() {
  const { storage, upgrade: api } = yield* services();
  try {
    yield* callApi(api.paidUser);
    yield* call(storage.remove, yield* accountKey(STARTED_KEY));
    yield* put(purchase.upgraded());
  } catch (error) {
    yield* reportFailure(error);
    yield* put(purchase.failed());
  }
}

/** The page from which the trial page was opened, in the browser's storage (spec §3 "Trial referrer"). */
const REFERRER_KEY = 'trial-referrer';

/** Opens the trial page, and returns from it (spec §4 "Trial eligibility"). */
export function* trialSaga() {
  yield* takeEvery(purchase.trialRequested, go);
  yield* takeEvery(purchase.trialLeft, leave);
}

function* go() {
  const { storage } = yield* services();
  const { pathname, search } = yield* select(router.selectLocation);
  yield* call(storage.set, REFERRER_KEY, pathname + search);
  yield* put(subscribe.closed());
  yield* put(router.navigationRequested({ to: '/trial', replace: true }));
}

function* leave() {
  const { storage } = yield* services();
  const saved = yield* call(storage.get, REFERRER_KEY);
  yield* call(storage.remove, REFERRER_KEY);
  // Storage is not trusted: only a path on our origin is followed.
  const to = saved !== null && /^\/(?![\\/])/.test(saved) ? saved : '/';
  yield* put(router.navigationRequested({ to, replace: true }));
}
