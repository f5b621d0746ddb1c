/** Which columns of a list have the figures of which period. */
import { PERIOD_DAYS_MOST, PERIOD_NAME_MAX_CHARS } from '#contract/audit/contentAudit.route.ts';
import type { AuditPeriod, PageFigures } from '#contract/audit/contentAudit.schema.ts';
import { daysOf, isoDay } from '../tables/calendarDay.ts';
import type { ColumnHeading } from '../tables/headings.ts';
import { type DatePair, distinctRanges, orderOfRanges, rangeOf } from '../tables/ranges.ts';
import { columnFor, type Table } from '../tables/table.ts';

export const FIGURES = [
  'clicks',
  'impressions',
  'position',
] as const satisfies (keyof PageFigures)[];

/** Where the figures of one period are. */
export type Places = Readonly<Partial<Record<keyof PageFigures, number>>>;

export interface FigureColumns {
  /** The oldest first. */
  readonly periods: readonly AuditPeriod[];
  /** Of each of them. */
  readonly places: readonly Places[];
}

/** Of a list that does not name its days: its last one, and its first one if anybody knows it. */
export interface ListDays {
  readonly since: string | null;
  readonly until: string;
}

/** `whichPeriod`: it has several, and nothing says which is the newer one. `manyPeriods`: more than two. `whichDay`: 6/1 is no day that is known. */
export type PeriodRefusal = 'noFigures' | 'whichPeriod' | 'manyPeriods' | 'whichDay';

type Refused = { readonly refusal: PeriodRefusal };

export function figureColumnsIn(table: Table, days: ListDays): FigureColumns | Refused {
  const dated = table.headings.flatMap((one) =>
    one && isFigure(one) && one.dates ? [one.dates] : [],
  );
  return dated.length > 0 ? datedColumns(table, dated) : wordedColumns(table, days);
}

/** A figure of pages: not its change, and of all that the page has. */
const isFigure = ({ column, part, form }: ColumnHeading): boolean =>
  FIGURES.some((name) => name === column) &&
  part !== 'change' &&
  part !== 'unknown' &&
  form !== 'bracketed';

function placesOf(table: Table, isMeant: (heading: ColumnHeading) => boolean): Places {
  const found = FIGURES.map(
    (name) => [name, columnFor(table, name, (one) => isFigure(one) && isMeant(one))] as const,
  );
  return Object.fromEntries(found.filter(([, place]) => place !== null));
}

const isEmpty = (places: Places): boolean => Object.keys(places).length === 0;

function wordedColumns(table: Table, days: ListDays): FigureColumns | Refused {
  const [whole, newer, older] = (['whole', 'newer', 'older'] as const).map((part) =>
    placesOf(table, (one) => one.part === part),
  ) as [Places, Places, Places];
  const hasNewer = !isEmpty(newer) && (isEmpty(whole) || !isEmpty(older));
  const latest = hasNewer ? newer : whole;
  if (isEmpty(latest)) return { refusal: hasSeveral(table) ? 'whichPeriod' : 'noFigures' };
  const last = {
    ...days,
    rank: 1,
    days: daysOf(days.since, days.until),
    name: periodName(table, latest) || days.until,
  };
  if (isEmpty(older)) return { periods: [periodOf(last)], places: [latest] };
  const before = { ...last, rank: 0, days: null, name: periodName(table, older) };
  return { periods: [before, last].map(periodOf), places: [older, latest] };
}

/** One figure in several columns, of periods that nobody can put in order. */
const hasSeveral = ({ headings }: Table): boolean =>
  FIGURES.some(
    (name) => headings.filter((one) => one?.column === name && one.part !== 'change').length > 1,
  );

function periodName({ headings }: Table, places: Places): string {
  const said = Object.values(places).map((at) =>
    headings[at]?.part === 'whole' ? '' : headings[at]?.period,
  );
  return said.find((name) => name) ?? '';
}

const periodOf = ({ name, until, rank, days }: AuditPeriod): AuditPeriod => ({
  name: name.slice(0, PERIOD_NAME_MAX_CHARS),
  until,
  rank,
  days: days !== null && days <= PERIOD_DAYS_MOST ? days : null,
});

function datedColumns(table: Table, dated: readonly DatePair[]): FigureColumns | Refused {
  const order = orderOfRanges(dated);
  const ranges = order && distinctRanges(dated, order);
  if (order === null || ranges === null) return { refusal: 'whichDay' };
  if (ranges.length > 2) return { refusal: 'manyPeriods' };
  const until = isoDay(ranges.at(-1)?.[1] ?? 0);
  const periods = ranges.map(([since, last], at) =>
    periodOf({
      name: `${isoDay(since)} – ${isoDay(last)}`,
      until,
      days: last - since + 1,
      rank: at === ranges.length - 1 ? 1 : 0,
    }),
  );
  const places = ranges.map((range) =>
    placesOf(table, ({ dates }) => {
      const own = dates && rangeOf(dates, order);
      return own !== null && own[0] === range[0] && own[1] === range[1];
    }),
  );
  return { periods, places };
}
