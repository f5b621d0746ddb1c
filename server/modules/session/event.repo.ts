import { and, count, countDistinct, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { event } from '#db/schema/event.ts';
import { userConfig } from '#db/schema/workspace.ts';
import type { EventName } from '#domain/session/analytics.ts';
import { CONSENT_KEY } from '#domain/session/consent.ts';

export interface EventFilter {
  readonly name: EventName | undefined;
  readonly from: Date;
  /** Not included. */
  readonly until: Date;
}

/** Returns how many of them are new. */
export async function insertEvents(
  orm: Orm,
  events: readonly (typeof event.$inferInsert)[],
): Promise<number> {
  const kept = await orm
    .insert(event)
    .values([...events])
    .onConflictDoNothing()
    .returning({ id: event.id });
  return kept.length;
}

export async function deleteEventsOf(orm: Orm, userId: string): Promise<number> {
  const deleted = await orm
    .delete(event)
    .where(eq(event.userId, userId))
    .returning({ id: event.id });
  return deleted.length;
}

const matching = ({ name, from, until }: EventFilter) =>
  and(
    gte(event.at, from),
    lt(event.at, until),
    name === undefined ? undefined : eq(event.name, name),
  );

/** Newest first. */
export const listEvents = (
  orm: Orm,
  filter: EventFilter,
  window: { readonly limit: number; readonly offset: number },
) =>
  orm
    .select()
    .from(event)
    .where(matching(filter))
    .orderBy(desc(event.at), desc(event.id))
    .limit(window.limit)
    .offset(window.offset);

/** Days in UTC, oldest first; those without an event are left out. */
export function countByDay(orm: Orm, filter: EventFilter) {
  const day = sql<string>`to_char(${event.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  return orm
    .select({ day, events: count(), people: countDistinct(event.userId) })
    .from(event)
    .where(matching(filter))
    .groupBy(day)
    .orderBy(day);
}

/** Removes those before a moment, and those of people whose stored answer is not a consent. */
export async function removeEvents(orm: Orm, before: Date): Promise<void> {
  await orm.delete(event).where(lt(event.at, before));
  const consenting = orm
    .select({ userId: userConfig.userId })
    .from(userConfig)
    .where(sql`${userConfig.config} -> ${CONSENT_KEY} ->> 'choice' = 'granted'`);
  await orm.delete(event).where(notInArray(event.userId, consenting));
}
