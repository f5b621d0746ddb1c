/** Times as a site shows them: in its own time zone, IANA or an offset such as `+02:00`. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Of a field for date and time: `2026-10-25T02:30`. */
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** Returns the time that clocks in the zone show at an instant, to the minute. */
export const localTimeIn = (timeZone: string, instant: number): string =>
  new Date(instant + offsetMs(timeZone, instant)).toISOString().slice(0, 16);

/**
 * Returns the instants at which clocks in the zone show a time, in order: none in the hour that is left out in spring, two in the hour
 * that comes twice in autumn, and none for what is no time.
 */
export function instantsOf(timeZone: string, local: string): readonly number[] {
  const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number);
  if (year === undefined || month === undefined) return [];
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute);
  const offsets = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((near) => offsetMs(timeZone, near));
  return [...new Set(offsets.map((offset) => asIfUtc - offset))]
    .filter((instant) => localTimeIn(timeZone, instant) === local.slice(0, 16))
    .sort((one, other) => one - other);
}

function offsetMs(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
