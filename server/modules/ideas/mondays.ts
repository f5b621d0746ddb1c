/** When the ideas of a week are due: Monday 09:00 of a time zone. */

/** A Monday of a time zone. */
export interface Monday {
  /** ISO 8601, such as 2026-11-23. */
  readonly day: string;
  /** The moment of its 09:00. */
  readonly at: Date;
}

const DUE_HOUR = 9;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_PER_WEEK = 7;
const MONDAY = 1;

/** The Monday whose 09:00 was last, or is now. A time zone that nobody knows counts as UTC. */
export function lastMonday(now: Date, timeZone: string): Monday {
  const zone = zoneOf(timeZone);
  const local = now.getTime() + offsetOf(zone, now.getTime());
  const midnight = local - (local % DAY_MS);
  const since = (new Date(midnight).getUTCDay() - MONDAY + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const monday = mondayOf(zone, midnight - since * DAY_MS);
  return monday.at > now ? weekFrom(zone, monday, -1) : monday;
}

/** The Monday whose 09:00 comes next. */
export function nextMonday(now: Date, timeZone: string): Monday {
  return weekFrom(zoneOf(timeZone), lastMonday(now, timeZone), 1);
}

const weekFrom = (zone: Intl.DateTimeFormat, { day }: Monday, weeks: number): Monday =>
  mondayOf(zone, Date.parse(day) + weeks * DAYS_PER_WEEK * DAY_MS);

/** Of a midnight of local time, written as if it were UTC. */
function mondayOf(zone: Intl.DateTimeFormat, midnight: number): Monday {
  const local = midnight + DUE_HOUR * HOUR_MS;
  const [before, after] = [-DAY_MS, DAY_MS].map((by) => local - offsetOf(zone, local + by));
  const moments = [before ?? local, after ?? local].toSorted((a, b) => a - b);
  // A clock that was put back shows the hour twice: the first one counts. One that was put forward may leave it out.
  const at = moments.find((moment) => moment + offsetOf(zone, moment) === local) ?? before ?? local;
  return { day: new Date(midnight).toISOString().slice(0, 'YYYY-MM-DD'.length), at: new Date(at) };
}

const zones = new Map<string, Intl.DateTimeFormat>();

function zoneOf(timeZone: string): Intl.DateTimeFormat {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = formatOf(timeZone) ?? zoneOf('UTC');
  zones.set(timeZone, zone);
  return zone;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

/** What local time is ahead of UTC. */
function offsetOf(zone: Intl.DateTimeFormat, moment: number): number {
  const whole = moment - (moment % 1000);
  const parts = new Map(zone.formatToParts(whole).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    ...([of('year'), of('month') - 1, of('day')] as const),
    ...([of('hour'), of('minute'), of('second')] as const),
  );
  return local - whole;
}
