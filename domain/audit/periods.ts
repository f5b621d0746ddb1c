/** The times for which Search Console has said something. */
import { PERIOD_DAYS_MOST } from '#contract/audit/contentAudit.route.ts';
import type { AuditPeriod } from '#contract/audit/contentAudit.schema.ts';
import { dayNumberIn, daysOf } from '../tables/calendarDay.ts';

/** Returns the problem with the days that were typed; null if they are valid or empty. */
export function periodProblem(
  since: string,
  until: string,
): 'noLastDay' | 'order' | 'tooLong' | null {
  if (since === '') return null;
  if (until === '') return 'noLastDay';
  const days = daysOf(since, until);
  if (days === null) return 'order';
  return days > PERIOD_DAYS_MOST ? 'tooLong' : null;
}

/** The same for the same period, and in the order of time. */
export const periodKey = ({ until, rank }: Pick<AuditPeriod, 'until' | 'rank'>): string =>
  `${until}/${rank}`;

/**
 * All of them, the oldest first; only the newest are kept. A list takes the place of what an earlier one has said of times that end on
 * the same days: halves of two files are not two halves.
 */
export function withPeriods(
  known: readonly AuditPeriod[],
  added: readonly AuditPeriod[],
  most: number,
): AuditPeriod[] {
  const ends = new Set(added.map(({ until }) => until));
  const kept = known.filter(({ until }) => !ends.has(until));
  const all = new Map([...kept, ...added].map((period) => [periodKey(period), period]));
  return [...all.values()].sort((a, b) => (periodKey(a) < periodKey(b) ? -1 : 1)).slice(-most);
}

/**
 * Returns the period to compare the newest one with: the other half of its file if about as long, or a period of the same length
 * that ends where the newest begins. Null if there is none.
 */
export function comparablePeriod(periods: readonly AuditPeriod[]): AuditPeriod | null {
  const newest = periods.at(-1);
  if (newest === undefined) return null;
  const isHalf = (one: AuditPeriod) =>
    one.until === newest.until && one.rank < newest.rank && areAlike(one.days, newest.days);
  return periods.find(isHalf) ?? periods.find((one) => isRightBefore(one, newest)) ?? null;
}

/** Three months are 90 to 92 days; a month beside a quarter loses ground in all of its pages. */
const LENGTH_MOST = 1.15;

const areAlike = (one: number | null, other: number | null): boolean =>
  one === null || other === null || Math.max(one, other) <= LENGTH_MOST * Math.min(one, other);

function isRightBefore(one: AuditPeriod, newest: AuditPeriod): boolean {
  const [end, nextEnd] = [dayNumberIn(one.until), dayNumberIn(newest.until)];
  if (end === null || nextEnd === null || newest.days === null) return false;
  return one.rank === newest.rank && one.days === newest.days && nextEnd - end === newest.days;
}
