import { eq, lte, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from './database.ts';
import { rateWindow } from './schema/access.ts';

interface RateCount {
  /** Hits in this window, including this one. */
  readonly hits: number;
  readonly endsInMs: number;
}

/**
 * Counts a hit in the fixed window of `key`, across all processes and by the clock of the database. The table
 * is unlogged: a hit costs no disk write, and a crash resets the counts.
 */
async function countHit(orm: Orm, key: string, windowMs: number): Promise<RateCount> {
  const nextEnd = sql`now() + ${`${windowMs} milliseconds`}::interval`;
  const isOver = sql`${rateWindow.endsAt} <= now()`;
  const [row] = await orm
    .insert(rateWindow)
    .values({ key, hits: 1, endsAt: nextEnd })
    .onConflictDoUpdate({
      target: rateWindow.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateWindow.hits} + 1 end`,
        endsAt: sql`case when ${isOver} then ${nextEnd} else ${rateWindow.endsAt} end`,
      },
    })
    .returning({
      hits: rateWindow.hits,
      endsInMs: sql<string>`extract(epoch from ${rateWindow.endsAt} - now()) * 1000`,
    });
  return { hits: row?.hits ?? 1, endsInMs: Math.ceil(Number(row?.endsInMs ?? windowMs)) };
}

export interface Limit {
  readonly hits: number;
  readonly windowMs: number;
}

/** Counts a hit of `key` across all processes. Throws `too_many_requests` above the limit. */
export async function assertWithin(orm: Orm, key: string, limit: Limit): Promise<void> {
  if (limit.hits === Number.POSITIVE_INFINITY) return;
  const { hits, endsInMs } = await countHit(orm, key, limit.windowMs);
  if (hits > limit.hits)
    throw new Problem('too_many_requests', { retryAfterS: Math.ceil(endsInMs / 1000) });
}

/** Resets the count of `key`. */
export async function forgetHits(orm: Orm, key: string): Promise<void> {
  await orm.delete(rateWindow).where(eq(rateWindow.key, key));
}

/** The source that an address belongs to: for IPv6 its /64, because one customer has all of it. */
export function sourceOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}

/** Removes windows that have ended. */
export async function removeOldWindows(orm: Orm): Promise<void> {
  await orm.delete(rateWindow).where(lte(rateWindow.endsAt, sql`now()`));
}
