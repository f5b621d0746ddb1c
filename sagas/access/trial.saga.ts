/** Going to the trial page and leaving it (spec §4 "Trial eligibility"). */
import { purchase } from '#store/access/purchase.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** The page that led to the trial page, in the browser's storage (spec §3 "Trial referrer"). */
const REFERRER_KEY = 'trial-referrer';

export function* trialSaga() {
  yield* takeEvery(purchase.trialRequested, go);
  yield* takeEvery(purchase.trialLeft, leave);
}

function* go() {
  const { storage } = yield* services();
  const { pathname, search } = yield* select(router.selectPlace);
  yield* call(storage.set, REFERRER_KEY, pathname + search);
  yield* put(subscribe.closed());
  yield* put(router.navigationRequested({ to: '/trial', replace: true }));
}

function* leave() {
  const { storage } = yield* services();
  const saved = yield* call(storage.get, REFERRER_KEY);
  yield* call(storage.remove, REFERRER_KEY);
  // Storage is not trusted: only a path of ours is followed.
  const to = saved !== null && /^\/(?![\\/])/.test(saved) ? saved : '/';
  yield* put(router.navigationRequested({ to, replace: true }));
}
