/** Going to the trial page and leaving it (spec §4 "Trial eligibility"). */
import { trialLeft, trialRequested } from '#store/access/purchase.slice.ts';
import { navigationRequested, selectPlace } from '#store/session/router.slice.ts';
import { subscribeClosed } from '#store/access/subscribe.slice.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** Where the way to the trial page began, in the browser's storage (spec §3 "Trial referrer"). */
const REFERRER_KEY = 'trial-referrer';

export function* trialSaga() {
  yield* takeEvery(trialRequested, go);
  yield* takeEvery(trialLeft, leave);
}

function* go() {
  const { storage } = yield* services();
  const { pathname, search } = yield* select(selectPlace);
  yield* call(storage.set, REFERRER_KEY, pathname + search);
  yield* put(subscribeClosed());
  yield* put(navigationRequested({ to: '/trial', replace: true }));
}

function* leave() {
  const { storage } = yield* services();
  const saved = yield* call(storage.get, REFERRER_KEY);
  yield* call(storage.remove, REFERRER_KEY);
  // Somebody else may have written it: a path of ours, or nothing.
  const to = saved !== null && /^\/(?![\\/])/.test(saved) ? saved : '/';
  yield* put(navigationRequested({ to, replace: true }));
}
