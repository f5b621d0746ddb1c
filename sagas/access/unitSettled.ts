/** What becomes of a reserved unit, and of the limits, when its request has ended (store/access/units.slice.ts). */
import type { Limits } from '#contract/access/limit.schema.ts';
import { isPortError } from '#contract/lib/problems.ts';
import { higherOf } from '#domain/access/limits.ts';
import { selectServerLimits } from '#store/access/shownLimits.ts';
import { units } from '#store/access/units.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { put, select } from '../lib/effects.ts';

const LIMITS = { name: 'limits', args: null } as const;

/** Replaces the page's limits with those of an answer. */
export function* takeOver(limits: Limits) {
  yield* put(resources.primed({ ...LIMITS, data: limits }));
}

/** What is known of a request: its limits, that it did not count, or neither. */
export type Settled = Limits | 'notCounted' | 'unknown';

/** A refused request has changed nothing; one without a clear answer may have been counted. */
export const isRefusal = (error: unknown): boolean =>
  isPortError(error) && error.status !== null && error.status < 500;

/**
 * Ends the reservation in favour of the server's numbers. Those of an answer are the newest unless others came while
 * it was on its way. Then, and where there is no answer, they are read again, for a paid user too. No route says this of `limits`, as it
 * depends on plan and order.
 */
export function* settle(requestId: string, settled: Settled | null, before: Limits | undefined) {
  const isAnswer = typeof settled === 'object' && settled !== null;
  const known = yield* select(selectServerLimits);
  const isNewest = known === before;
  if (isAnswer) {
    const isOvertaken = known !== undefined && !isNewest;
    yield* takeOver(isOvertaken ? higherOf(known, settled) : settled);
  }
  yield* put(isAnswer ? units.confirmed({ requestId }) : units.returned({ requestId }));
  if (settled === null) return;
  const isPaid = (yield* select(token.selectPlan)) === 'paid';
  const isCertain = isAnswer ? isNewest : settled === 'notCounted';
  if (!isPaid || !isCertain) yield* put(resources.invalidated({ name: 'limits' }));
}
