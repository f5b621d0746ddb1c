import { and, eq, lt, sql } from 'drizzle-orm';
import type { LimitName } from '#contract/access/limits.ts';
import type { Orm } from '#db/database.ts';
import { usage } from '#db/schema/access.ts';

export interface UsageKey {
  readonly userId: string;
  readonly limitName: LimitName;
  readonly periodStart: string;
}

const isUsage = (key: UsageKey) =>
  and(
    eq(usage.userId, key.userId),
    eq(usage.limitName, key.limitName),
    eq(usage.periodStart, key.periodStart),
  );

export async function usedIn(
  orm: Orm,
  userId: string,
  periodStart: string,
): Promise<ReadonlyMap<LimitName, number>> {
  const rows = await orm
    .select({ limitName: usage.limitName, used: usage.used })
    .from(usage)
    .where(and(eq(usage.userId, userId), eq(usage.periodStart, periodStart)));
  return new Map(rows.map((row) => [row.limitName, row.used]));
}

/** Counts one use unless `total` uses have been counted; two at once cannot both be the last one. */
export async function countUse(orm: Orm, key: UsageKey, total: number): Promise<boolean> {
  if (total < 1) return false;
  const counted = await orm
    .insert(usage)
    .values({ ...key, used: 1 })
    .onConflictDoUpdate({
      target: [usage.userId, usage.limitName, usage.periodStart],
      set: { used: sql`${usage.used} + 1` },
      setWhere: lt(usage.used, total),
    })
    .returning({ used: usage.used });
  return counted.length > 0;
}

export async function uncountUse(orm: Orm, key: UsageKey): Promise<void> {
  await orm
    .update(usage)
    .set({ used: sql`greatest(${usage.used} - 1, 0)` })
    .where(isUsage(key));
}
