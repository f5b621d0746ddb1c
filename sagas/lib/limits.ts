import type { Limits } from '#domain/contract/limit.schema.ts';
import {
  keyOf,
  resourceReplaced,
  resourcesInvalidated,
  selectResourceData,
} from '#store/resources/resources.slice.ts';
import { selectPlan } from '#store/token/token.slice.ts';
import { put, select } from './effects.ts';
import { showError } from './notice.ts';

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

/** HTTP 402 says which plan was refused, and is never thrown (spec §8). */
export function* limitRefused() {
  const plan = yield* select(selectPlan);
  yield* showError(plan === 'paid' ? 'limitReachedPaid' : 'limitReachedFree');
}
