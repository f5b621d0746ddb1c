/** What access offers to the workflows of other subjects. */
import type { Limits } from '#contract/limit.schema.ts';
import type { Benefit } from '#domain/access/gatedAction.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { keyOf } from '#store/resources/resource.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { showError } from '../session/session.api.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { services } from '../lib/services.ts';

const LIMITS = { name: 'limits', args: null } as const;

/**
 * Updates the limits after a request that may have counted: they are fetched again for a free user (spec §4). A paid
 * user's come with the response; null when it had none.
 */
export function* requestSettled(answered: Limits | null) {
  if ((yield* select(token.selectPlan)) === 'free')
    yield* put(resources.invalidated({ name: 'limits' }));
  else if (answered !== null) {
    yield* put(resources.cancelled({ key: keyOf(LIMITS) })); // an older request would overwrite them
    yield* put(resources.primed({ ...LIMITS, data: answered }));
  }
}

/** Handles HTTP 402, which is never thrown: opens the benefit modal, or shows a paid user the support address (spec §4, §8). */
export function* limitRefused(benefit: Benefit) {
  if ((yield* select(token.selectPlan)) === 'free') {
    yield* put(subscribe.opened({ benefit }));
    return;
  }
  yield* showError('limitReachedPaid', { email: yield* select(config.selectSupportEmail) });
  const { analytics } = yield* services();
  const user = yield* select(host.selectUser);
  if (user?.isAdmin !== true) yield* call(analytics.track, 'paid_limit_reached', { benefit });
}

/**
 * Every `catch` of a workflow starts with this: it returns the error as plain data. An error that the user cannot
 * solve is reported; a 402 shows `benefit`, what the plan would give (spec §8).
 */
export function* reportFailure(error: unknown, benefit: Benefit = 'general') {
  const failure = yield* reportUnexpected(error);
  if (failure.status === 402) yield* limitRefused(benefit);
  return failure;
}
