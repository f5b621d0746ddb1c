import { Problem } from '#contract/lib/problem.ts';
import type { EventLog, NewEvent } from '#contract/session/event.schema.ts';
import { type EventName, isCatalogued } from '#domain/session/analytics.ts';
import { CONSENT_KEY, consentOf } from '#domain/session/consent.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { countByDay, insertEvents, listEvents, removeEvents } from './event.repo.ts';
import { readConfig } from './user.repo.ts';

const DAY_MS = 86_400_000;
/** Thirteen months: a month can be compared with the one a year before. */
const KEPT_DAYS = 395;
/** What a page without a network has kept may be as old; anything else is a wrong clock. */
const LATEST_MS = DAY_MS;

interface Sent {
  readonly deviceId: string;
  readonly visitId: string;
  readonly events: readonly NewEvent[];
}

/** Keeps the events of somebody who has consented; never those of an administrator (spec §7). Throws `invalid_input` for one that is not in the catalogue. */
export async function keepEvents(deps: Deps, caller: Caller, { events, ...of }: Sent) {
  const { userId, isAdmin } = caller;
  const unknown = events.findIndex((event) => !isCatalogued(event));
  if (unknown !== -1)
    throw new Problem('invalid_input', {
      fields: { [`events.${unknown}`]: 'Not in the catalogue.' },
    });
  const { [CONSENT_KEY]: stored } = await readConfig(deps.orm, userId);
  if (isAdmin || consentOf(stored)?.choice !== 'granted') return { kept: 0 };
  const now = deps.now();
  const rows = events.map(({ at, ...event }) => ({ ...event, ...of, userId, at: timeOf(at, now) }));
  return { kept: await insertEvents(deps.orm, rows) };
}

/** What the clock of the device said, unless that cannot be. */
function timeOf(at: string, now: Date): Date {
  const told = new Date(at);
  const agoMs = now.getTime() - told.getTime();
  return agoMs < 0 || agoMs > LATEST_MS ? now : told;
}

interface Asked {
  readonly name?: EventName | undefined;
  /** Days (UTC). */
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly page: number;
}

export async function readEvents(
  { orm }: Pick<Deps, 'orm'>,
  { name, from, to, limit, page }: Asked,
): Promise<EventLog> {
  const filter = { name, from: new Date(from), until: new Date(Date.parse(to) + DAY_MS) };
  const rows = await listEvents(orm, filter, { limit: limit + 1, offset: page * limit });
  const content = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { content, days: await countByDay(orm, filter), page, last: rows.length <= limit };
}

/** Removes old events, and those of people who have withdrawn their consent. */
export async function tidyEvents({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> {
  await removeEvents(orm, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
}
