/** The searches of twelve months. */
import { isNothing, numberIn } from '../tables/numbers.ts';

const MONTHS = 12;
/** Volumes are rounded. */
const ROUNDED = 1.1;
/** Tools that have no searches by month have shares of the best one. */
const INDEX_MOST = 100;

/**
 * The last twelve of the months that are listed, the oldest first; null: they are not as many as there have to be, or are no searches but
 * shares of the best month.
 */
export function trendIn(cell: string, volume: number | null, listed = MONTHS): number[] | null {
  const all = cell.replace(/^\[|\]$/g, '').split(/[,;\s]+/);
  const cells = all.slice(-MONTHS);
  if (all.length !== listed || cells.length !== MONTHS || cells.some(isNothing)) return null;
  const values = cells.flatMap((one) => numberIn(one, { isDecimal: true }) ?? []);
  if (values.length !== MONTHS || !values.every(Number.isInteger)) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most <= 1 || (volume === null && most === INDEX_MOST)) return null;
  return volume === null || (volume >= least / ROUNDED && volume <= most * ROUNDED) ? values : null;
}

/** The months of years, as numbers: the last twelve of them if none is missing in between, the oldest first. */
export function lastYear<Month extends { readonly month: number }>(
  months: readonly Month[],
): readonly Month[] | null {
  const last = months.toSorted((a, b) => a.month - b.month).slice(-MONTHS);
  const first = last[0]?.month ?? 0;
  return last.length === MONTHS && last.every(({ month }, at) => month === first + at)
    ? last
    : null;
}

const YEAR_MONTHS = 12;
/** A month of a year as a number, so that months that follow each other have numbers that do. */
export const monthNumber = (year: number, month: number): number => year * YEAR_MONTHS + month;
