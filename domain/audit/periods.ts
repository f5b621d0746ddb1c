/** The times for which Search Console has said something. */
import { PERIOD_DAYS_MOST } from '#contract/contentAudit.route.ts';
import type { AuditPeriod } from '#contract/contentAudit.schema.ts';
import { daysOf, dayNumberIn } from './calendarDay.ts';

/** What is wrong with the days that somebody has typed; null: nothing, also without any. */
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
 * The period that the newest one is compared with: the other half of its file, or one of the same length that ends where it begins.
 * Null: there is none, and a comparison would be of different things.
 */
export function comparablePeriod(periods: readonly AuditPeriod[]): AuditPeriod | null {
  const newest = periods.at(-1);
  if (newest === undefined) return null;
  const isHalf = ({ until, rank }: AuditPeriod) => until === newest.until && rank < newest.rank;
  return periods.find(isHalf) ?? periods.find((one) => isRightBefore(one, newest)) ?? null;
}

function isRightBefore(one: AuditPeriod, newest: AuditPeriod): boolean {
  const [end, nextEnd] = [dayNumberIn(one.until), dayNumberIn(newest.until)];
  if (end === null || nextEnd === null || newest.days === null) return false;
  return one.rank === newest.rank && one.days === newest.days && nextEnd - end === newest.days;
}
