/** Lists with a line for each day: the periods that the days make. */
import type { AuditPeriod } from '#contract/audit/contentAudit.schema.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { isoDay } from '../tables/calendarDay.ts';
import { dateIn, orderOf } from '../tables/days.ts';
import { memo } from '../tables/memo.ts';
import { columnFor, type Table } from '../tables/table.ts';

/** Days of one period: four whole weeks, so that each has the same days of the week. */
const PERIOD_DAYS = 28;

export interface DayPeriods {
  /** Of the days. */
  readonly column: number;
  /** Of the same length, counted back from the last day; one that begins before the first day is left out. */
  readonly periods: readonly AuditPeriod[];
  /** The index of the period that a row is of; -1: its day is before the first one. Null: it names no day. */
  periodAt(cells: readonly string[]): number | null;
}

/** `noDays`: it has weeks or months. `whichDay`: nothing says whether 6/1 is in January or in June. */
export type DayRefusal = 'noDays' | 'whichDay';

/** Null: the list names no days. */
export function dayPeriodsIn(table: Table): DayPeriods | { readonly refusal: DayRefusal } | null {
  const column = columnFor(table, 'date', () => true);
  if (column === null) return null;
  const readDate = memo(dateIn);
  const dates = table.rows.flatMap((cells) => readDate(cells[column] ?? '') ?? []);
  if (dates.length === 0) return { refusal: 'noDays' };
  const order = orderOf(dates, areClose);
  if (order === null) return { refusal: 'whichDay' };
  const dayIn = (cells: readonly string[]) => readDate(cells[column] ?? '')?.[order] ?? null;
  const { first, last } = boundsOf(dates.flatMap((date) => date[order] ?? []));
  const count = Math.min(
    BOUNDS.auditPeriods.most,
    Math.max(1, Math.floor((last - first + 1) / PERIOD_DAYS)),
  );
  return {
    column,
    periods: Array.from({ length: count }, (_, at) => {
      const until = isoDay(last - (count - 1 - at) * PERIOD_DAYS);
      return { name: until, until, rank: 1, days: Math.min(PERIOD_DAYS, last - first + 1) };
    }),
    periodAt(cells) {
      const day = dayIn(cells);
      return day === null ? null : Math.max(-1, count - 1 - Math.floor((last - day) / PERIOD_DAYS));
    },
  };
}

function boundsOf(days: readonly number[]): { readonly first: number; readonly last: number } {
  return days.reduce(
    ({ first, last }, day) => ({ first: Math.min(first, day), last: Math.max(last, day) }),
    { first: Infinity, last: -Infinity },
  );
}

/** At least every other day from the first to the last one is there. */
function areClose(days: readonly number[]): boolean {
  const { first, last } = boundsOf(days);
  return 2 * new Set(days).size > last - first;
}
