import type { Orm } from '#db/database.ts';
import type { LimitName, Limits } from '#domain/contract/limit.schema.ts';
import { totalsOf } from '#domain/limits/limits.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#domain/contract/problem.ts';
import type { Caller } from '../../scopes/signedIn.scope.ts';
import { presentLimits } from './limit.presenter.ts';
import { countUse, uncountUse, usedIn } from './limit.repo.ts';
import { periodStart, secondsLeft } from './period.ts';

export async function readLimits(deps: Deps, caller: Caller): Promise<Limits> {
  const now = deps.now();
  const used = await usedIn(deps.orm, caller.userId, periodStart(now));
  return presentLimits(totalsOf(caller.plan, caller.isTrialActive), used, secondsLeft(now));
}

/** No limit cancels an action of a trial user (spec §6), and nothing can be counted past this. */
const UNLIMITED = 2 ** 31 - 1;

/**
 * Charges one use to this month, or answers 402 when the group is spent. Answers with the period
 * that was charged, for a refund.
 */
export async function charge(
  orm: Orm,
  caller: Caller,
  limitName: LimitName,
  now: Date,
): Promise<string> {
  const period = periodStart(now);
  const total = caller.isTrialActive ? UNLIMITED : totalsOf(caller.plan, false)[limitName];
  const key = { userId: caller.userId, limitName, periodStart: period };
  if (!(await countUse(orm, key, total))) throw new Problem('limit_reached');
  return period;
}

/** Gives back a use whose work failed. */
export async function refund(
  orm: Orm,
  userId: string,
  limitName: LimitName,
  period: string,
): Promise<void> {
  await uncountUse(orm, { userId, limitName, periodStart: period });
}
