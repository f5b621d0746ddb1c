import type { Benefit } from '#domain/access/gatedAction.ts';
import type { Limits } from '#domain/contract/limit.schema.ts';
import { selectSupportEmail } from '#store/config/config.slice.ts';
import { selectUser } from '#store/hostReady/hostReady.slice.ts';
import {
  fetchCancelled,
  keyOf,
  resourcePrimed,
  resourcesInvalidated,
} from '#store/resources/resources.slice.ts';
import { subscribeOpened } from '#store/subscribe/subscribe.slice.ts';
import { selectPlan } from '#store/token/token.slice.ts';
import { call, put, select } from './effects.ts';
import { showError } from './notice.ts';
import { services } from './services.ts';

const LIMITS = { name: 'limits', args: null } as const;

/**
 * After a request that may have cost: the limits are read again, unless the user pays (spec §4). A paid
 * user's are those that the answer carried; null where there was none.
 */
export function* requestSettled(answered: Limits | null) {
  if ((yield* select(selectPlan)) === 'free') yield* put(resourcesInvalidated({ name: 'limits' }));
  else if (answered !== null) {
    yield* put(fetchCancelled({ key: keyOf(LIMITS) })); // was asked before, and knows less
    yield* put(resourcePrimed({ ...LIMITS, data: answered }));
  }
}

/** HTTP 402, which is never thrown: the benefit modal, or to a paid user whom to ask (spec §4, §8). */
export function* limitRefused(benefit: Benefit) {
  if ((yield* select(selectPlan)) === 'free') {
    yield* put(subscribeOpened({ benefit }));
    return;
  }
  yield* showError('limitReachedPaid', { email: yield* select(selectSupportEmail) });
  const { analytics } = yield* services();
  const user = yield* select(selectUser);
  if (user?.isAdmin !== true) yield* call(analytics.track, 'paid_limit_reached', { benefit });
}
