import type { Limits } from '#contract/access/limit.schema.ts';
import { byLimit, type LimitName } from '#contract/access/limits.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, JobId } from '#db/schema/ids.ts';
import { isLoyal } from '#domain/access/accountDates.ts';
import { addonOf, type LimitTotals, totalsOf } from '#domain/access/limits.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { countUse, type UsageKey, uncountUse, usedIn } from './limit.repo.ts';
import { enterCharge, enterReturn, type NewUsageEntry } from './usageEntry.repo.ts';

export async function readLimits(deps: Deps, caller: Caller): Promise<Limits> {
  const now = deps.now();
  const used = await usedIn(deps.orm, caller.userId, periodStart(now));
  return presentLimits(totalsFor(deps, caller), addonOf(caller), used, secondsLeft(now));
}

function totalsFor({ dates, limits }: Deps, caller: Caller): LimitTotals {
  return totalsOf(limits, { ...caller, isLoyal: isLoyal(dates, caller.createDate) });
}

/** No limit cancels an action of a trial user (spec §6), and nothing can be counted past this. */
const UNLIMITED = 2 ** 31 - 1;

/** What a unit is used for. */
export type Use = Pick<NewUsageEntry, 'workspaceId' | 'requestId' | 'what'> & {
  readonly articleId: ArticleId | null;
  /** Null for one of several units of a job, whose tokens cannot be told apart. */
  readonly jobId: JobId | null;
};

/** How much of a limit a person may use in a month, for work that is charged after they have gone. */
export interface Allowance {
  readonly userId: string;
  readonly limitName: LimitName;
  readonly total: number;
}

export const allowanceOf = (deps: Deps, caller: Caller, limitName: LimitName): Allowance => ({
  userId: caller.userId,
  limitName,
  total: caller.isTrialActive ? UNLIMITED : totalsFor(deps, caller)[limitName],
});

/** Whether anything of an allowance is left this month. */
export async function isUnitLeft(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  { userId, limitName, total }: Allowance,
): Promise<boolean> {
  const used = await usedIn(orm, userId, periodStart(now()));
  return (used.get(limitName) ?? 0) < total;
}

/** What was charged, for a refund. */
export type Charge = UsageKey & { readonly jobId: JobId };

/**
 * Charges one use to this month and enters it into the ledger. Throws `limit_reached` (402) when the group is spent.
 * Returns the charged period.
 */
export const charge = (
  deps: Deps,
  tx: Orm,
  caller: Caller,
  limitName: LimitName,
  use: Use,
): Promise<string> => chargeTo(deps, tx, allowanceOf(deps, caller, limitName), use);

/** Charges one use to an allowance, as `charge` does. */
export async function chargeTo(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Orm,
  { total, ...of }: Allowance,
  use: Use,
): Promise<string> {
  const now = deps.now();
  const key = { ...of, periodStart: periodStart(now) };
  if (!(await countUse(tx, key, total))) throw new Problem('limit_reached');
  await enterCharge(tx, { ...use, ...key, id: deps.newId(), createdAt: now });
  return key.periodStart;
}

/** Gives back a use whose work failed, or never began. */
export async function refund({ now }: Pick<Deps, 'now'>, tx: Orm, charged: Charge): Promise<void> {
  await uncountUse(tx, charged);
  await enterReturn(tx, charged.jobId, now());
}

function presentLimits(
  totals: LimitTotals,
  addon: number,
  used: ReadonlyMap<LimitName, number>,
  ttl: number,
): Limits {
  const group = (name: LimitName) => ({ used: used.get(name) ?? 0, total: totals[name], ttl });
  return { ...byLimit(group), serpBased: { ...group('serpBased'), details: { addon } } };
}

/** Limits count by calendar month in UTC, whatever the zone of the server. */
function periodStart(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}

/** Whole seconds until the next month begins. */
function secondsLeft(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.ceil((next - now.getTime()) / 1000);
}
