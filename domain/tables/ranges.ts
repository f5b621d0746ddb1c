/** The periods that headings name by their first and last day. */
import { type DateText, type DayOrder, orderOf } from './days.ts';

export type DatePair = readonly [DateText, DateText];
/** Numbers of days (calendarDay.ts). */
export type Range = readonly [since: number, until: number];

/** Periods that are compared are about as long as each other. */
const LENGTHS_MOST = 1.25;

function areRanges(days: readonly number[]): boolean {
  const lengths = days.flatMap((day, at) =>
    at % 2 === 0 ? [] : [day - (days[at - 1] ?? day) + 1],
  );
  const least = Math.min(...lengths);
  return least > 0 && Math.max(...lengths) <= least * LENGTHS_MOST;
}

/** In which order their days, months and years stand; null: nothing says it. */
export const orderOfRanges = (dated: readonly DatePair[]): DayOrder | null =>
  orderOf(dated.flat(), areRanges);

export function rangeOf([first, last]: DatePair, order: DayOrder): Range | null {
  const [since, until] = [first[order], last[order]];
  return since === null || until === null || since > until ? null : [since, until];
}

/** Each once, the oldest first; null: one of them is none. */
export function distinctRanges(dated: readonly DatePair[], order: DayOrder): Range[] | null {
  const ranges = dated.flatMap((dates) => {
    const range = rangeOf(dates, order);
    return range === null ? [] : [range];
  });
  if (ranges.length < dated.length) return null;
  const distinct = new Map(ranges.map((range) => [range.join('/'), range]));
  return [...distinct.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
