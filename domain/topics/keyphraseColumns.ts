/** Which columns of a list of keyphrases hold what. */
import type { Column } from '../tables/columnNames.ts';
import { monthIn } from '../tables/days.ts';
import type { ColumnHeading } from '../tables/headings.ts';
import { numberIn } from '../tables/numbers.ts';
import { distinctRanges, orderOfRanges, rangeOf } from '../tables/ranges.ts';
import { columnFor, shareOf, type Table } from '../tables/table.ts';
import { lastYear, monthNumber } from './trend.ts';

export interface KeyphraseColumns {
  readonly at: Readonly<Partial<Record<Column, number>>>;
  /** The columns of twelve months that follow each other, the oldest first. */
  readonly months: readonly number[] | null;
  /** How many months a cell of the trend lists. */
  readonly listedMonths: number;
  /** The volumes are middles of ranges: Keyword Planner writes 5000 for "1K – 10K", and no months beside it. */
  readonly isRanges: boolean;
}

const FIGURES: readonly Column[] = [
  ...([
    'volume',
    'difficulty',
    'trend',
    'intent',
    'serpFeatures',
    'clicks',
    'impressions',
  ] as const),
  'position',
];
const FORMS: readonly ColumnHeading['form'][] = ['name', 'worded', 'bracketed'];

/** Null: no column has keyphrases in it. */
export function keyphraseColumnsIn(table: Table): KeyphraseColumns | null {
  const phrase = phraseColumnIn(table);
  if (phrase === null) return null;
  const page = columnFor(table, 'page', () => true);
  const found = FIGURES.flatMap((column) => {
    const place = newestOf(table, column);
    return place === null ? [] : [[column, place] as const];
  });
  const rest = page === null ? found : [...found, ['page', page] as const];
  const at: KeyphraseColumns['at'] = { phrase, ...Object.fromEntries(rest) };
  const listedMonths = monthsListed(table.names[at.trend ?? -1] ?? '');
  return { at, months: monthsIn(table), listedMonths, isRanges: areRanges(table, at.volume) };
}

/** Of those that are called so, the first one that is no count of keyphrases. */
function phraseColumnIn(table: Table): number | null {
  const named = table.headings.flatMap((one, at) =>
    one?.column === 'phrase' ? [{ at, form: FORMS.indexOf(one.form) }] : [],
  );
  const isNumber = (cell: string) => numberIn(cell) !== null;
  const found = named
    .toSorted((one, other) => one.form - other.form)
    .find(({ at }) => 2 * shareOf(table, at, isNumber) <= 1);
  return found?.at ?? null;
}

/** Where it is, of the newest period that the list has; never the change of one. */
function newestOf(table: Table, column: Column): number | null {
  const isOf = (part: ColumnHeading['part']) => (one: ColumnHeading) =>
    one.part === part && one.dates === null;
  return (
    columnFor(table, column, isOf('whole')) ??
    columnFor(table, column, isOf('newer')) ??
    newestDated(table, column)
  );
}

function newestDated(table: Table, column: Column): number | null {
  const dated = table.headings.flatMap((one) =>
    one?.part === 'whole' && one.dates ? [one.dates] : [],
  );
  const order = dated.length === 0 ? null : orderOfRanges(dated);
  const newest = order && distinctRanges(dated, order)?.at(-1);
  if (!order || !newest) return null;
  return columnFor(table, column, ({ part, dates }) => {
    const range = part === 'whole' && dates ? rangeOf(dates, order) : null;
    return range !== null && range[0] === newest[0] && range[1] === newest[1];
  });
}

const YEAR = 12;

/** "SV trend (09-2024 - 08-2026)" lists 24. */
function monthsListed(name: string): number {
  const [, month, year, lastMonth, lastYear] =
    /(\d\d)-(\d{4})\s?[-–]\s?(\d\d)-(\d{4})/.exec(name) ?? [];
  if (month === undefined) return YEAR;
  const last = monthNumber(Number(lastYear), Number(lastMonth));
  return last - monthNumber(Number(year), Number(month)) + 1;
}

const MIDDLE = /^(?:0|50{1,6})$/;

function areRanges(table: Table, volume: number | undefined): boolean {
  const months = table.names.flatMap((name, at) =>
    at !== volume && table.headings[at]?.column === 'volume' && monthOf(name) !== null ? [at] : [],
  );
  if (volume === undefined || months.length === 0) return false;
  const isEmpty = months.every((at) => shareOf(table, at, () => true) === 0);
  return isEmpty && shareOf(table, volume, (cell) => MIDDLE.test(cell)) === 1;
}

/** "Searches: May 2025" and "Search volume 2025-05" are the searches of a month. */
function monthsIn({ names, headings }: Table): readonly number[] | null {
  const months = names.flatMap((name, at) => {
    const month = headings[at]?.column === 'volume' ? monthOf(name) : null;
    return month === null ? [] : [{ at, month }];
  });
  return lastYear(months)?.map(({ at }) => at) ?? null;
}

function monthOf(name: string): number | null {
  const [, word = '', year] = /(\p{L}{3,12})\.?\s(\d{4})$/u.exec(name.trim().toLowerCase()) ?? [];
  const named = monthIn(word);
  if (named !== null) return monthNumber(Number(year), named);
  const [, numbered, month] = /(\d{4})[-_/.](\d{1,2})$/.exec(name.trim()) ?? [];
  return numbered === undefined ? null : monthNumber(Number(numbered), Number(month));
}
