/** What access offers to the workflows of other subjects. */

import type { Benefit } from '#contract/access/benefits.ts';
import type { Limits } from '#contract/access/limit.schema.ts';
import type { LimitName } from '#contract/access/limits.ts';
import type { MetBound } from '#contract/lib/problems.ts';
import { gatedAction } from '#domain/access/gatedAction.ts';
import { isCounted, isSpent } from '#domain/access/limits.ts';
import { selectLimits, selectServerLimits } from '#store/access/shownLimits.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { units } from '#store/access/units.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { put, select } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { showError, track } from '../session/session.api.ts';
import { isRefusal, type Settled, settle, takeOver } from './unitSettled.ts';

/**
 * Updates the limits after a request that may have counted: they are fetched again for a free user (spec §4). A paid
 * user's come with the response; null when it had none.
 */
export function* requestSettled(answered: Limits | null) {
  const isPaid = (yield* select(token.selectPlan)) === 'paid';
  if (answered !== null && isPaid) yield* takeOver(answered);
  if (!isPaid) yield* put(resources.invalidated({ name: 'limits' }));
  yield* put(resources.invalidated({ name: 'usage' }));
}

export interface Spending {
  /** The limit that counts it; null when it costs nothing, or may have been counted before. */
  readonly limit: LimitName | null;
  /** The benefit message when the limit is spent. */
  readonly benefit: Benefit;
  readonly requestId: string;
}

/**
 * Runs `work` for an action with a limit, and shows its unit as used at once (store/access/units.slice.ts). `work` returns the
 * answer with the server's limits, or null if it sent no request. Returns null if the limit is spent. Rejects as `work` does; the
 * unit is given back then, and when the saga is cancelled.
 */
export function* spendUnit<Answer extends { readonly limits: Limits }>(
  spending: Spending,
  work: () => Generator<unknown, Answer | null>,
) {
  const limit = yield* countedLimit(spending.limit);
  if (limit !== null && (yield* isStopped(limit, spending.benefit))) return null;
  return yield* counted(spending.requestId, limit, work);
}

/** Null where the embedded engine writes, which only articles and posts count. */
function* countedLimit(limit: LimitName | null) {
  const engine = yield* select(resources.selectEntry<'engine'>, 'engine', null);
  return limit !== null && isCounted(limit, engine?.data?.model) ? limit : null;
}

/** Limits that are not known stop nothing: the server decides (spec §4, §6). */
function* isStopped(limit: LimitName, benefit: Benefit) {
  const limits = yield* select(selectLimits);
  const outcome = gatedAction({
    isSignedIn: true,
    plan: yield* select(token.selectPlan),
    isTrialActive: yield* select(token.selectIsTrialActive),
    isFreePlanReadOnly: false, // asked where the page is opened
    isLimitSpent: limits !== undefined && isSpent(limits[limit]),
  });
  if (outcome === 'proceed') return false;
  yield* limitRefused(benefit);
  yield* put(resources.invalidated({ name: 'limits' })); // a new month may have begun
  return true;
}

function* counted<Answer extends { readonly limits: Limits }>(
  requestId: string,
  limit: LimitName | null,
  work: () => Generator<unknown, Answer | null>,
) {
  if (limit !== null) yield* put(units.reserved({ requestId, limit }));
  const before = yield* select(selectServerLimits);
  let settled: Settled | null = 'unknown'; // what a cancelled one leaves behind
  try {
    const answer = yield* work();
    settled = answer === null ? null : answer.limits;
    return answer;
  } catch (error) {
    settled = isRefusal(error) ? 'notCounted' : 'unknown';
    throw error;
  } finally {
    yield* settle(requestId, settled, before);
  }
}

/** Handles HTTP 402, which is never thrown: opens the benefit modal, or shows a paid user the support address (spec §4, §8). */
export function* limitRefused(benefit: Benefit) {
  if ((yield* select(token.selectPlan)) === 'free') {
    yield* put(subscribe.opened({ benefit }));
    return;
  }
  yield* showError('limitReachedPaid', { email: yield* select(config.selectSupportEmail) });
  yield* track({ name: 'paid_limit_reached', properties: { benefit } });
}

/** Says how many there are, and offers the list where some can be deleted. */
function* boundMet(bound: MetBound) {
  yield* showError('boundMet', { ...bound }, 'makeRoom');
}

/**
 * Returns an error as plain data; every `catch` of a workflow begins with it. Reports errors that the user cannot solve. On a 402
 * it shows what the plan would give (`benefit`, spec §8); for a bound that was met, where to make room.
 */
export function* reportFailure(error: unknown, benefit: Benefit = 'general') {
  const failure = yield* reportUnexpected(error);
  if (failure.status === 402) yield* limitRefused(benefit);
  if (failure.bound !== undefined) yield* boundMet(failure.bound);
  return failure;
}
