import type { Benefit } from '#domain/access/gatedAction.ts';
import type { Limits } from '#domain/contract/limit.schema.ts';
import { selectSupportEmail } from '#store/config/config.slice.ts';
import {
  keyOf,
  resourceReplaced,
  resourcesInvalidated,
  selectResourceData,
} from '#store/resources/resources.slice.ts';
import { selectUser } from '#store/hostReady/hostReady.slice.ts';
import { subscribeOpened } from '#store/subscribe/subscribe.slice.ts';
import { selectPlan } from '#store/token/token.slice.ts';
import { call, put, select } from './effects.ts';
import { showError } from './notice.ts';
import { services } from './services.ts';

/** After a request that costs, the limits are read again; a paid user's are counted here (spec §4). */
export function* articleCharged() {
  if ((yield* select(selectPlan)) === 'free') {
    yield* put(resourcesInvalidated({ name: 'limits' }));
    return;
  }
  const limits: Limits | undefined = yield* select(selectResourceData<'limits'>, 'limits', null);
  if (limits === undefined) return;
  const article = { ...limits.article, used: limits.article.used + 1 };
  const key = keyOf({ name: 'limits', args: null });
  yield* put(resourceReplaced({ key, data: { ...limits, article } }));
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
