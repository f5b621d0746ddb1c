/**
 * Clicks, impressions and positions of pages, as Search Console and what reads from it save them: one period, two that are compared,
 * or a line for each day.
 */
import { BOUNDS } from '#contract/bounds.ts';
import { AUDIT_FIGURES_MOST, PERIOD_NAME_MAX_CHARS } from '#contract/contentAudit.route.ts';
import type { AuditPeriod, PageFigures } from '#contract/contentAudit.schema.ts';
import { POSITION_MOST } from '#contract/topicBounds.ts';
import { type ColumnNames, csvRowsIn, headingIn } from '../csvRows.ts';
import { numberIn } from '../topics/keyphraseFile.ts';
import { webAddressIn } from './addressList.ts';
import { daysOf, dayNumberIn, isoDay } from './calendarDay.ts';

export interface FiguresList {
  readonly periods: readonly AuditPeriod[];
  readonly rows: readonly {
    readonly url: string;
    readonly figures: readonly (PageFigures | null)[];
  }[];
}

export type FiguresRefusal = 'empty' | 'noPages' | 'noFigures' | 'tooLarge' | 'gone';

const PAGE: ColumnNames<'page'> = {
  page: 'top pages,page,pages,url,address,landing page,häufigste seiten,beliebteste seiten,seite,seiten,pages les plus populaires,páginas principales,página,páginas,pagine principali,pagina,populairste pagina’s,páginas principais,популярные страницы,страница'.split(
    ',',
  ),
};
const DATE = ['date', 'day', 'datum', 'tag', 'fecha', 'data', 'jour', 'dag', 'дата'];
const FIGURES: ColumnNames<keyof PageFigures> = {
  clicks: ['clicks', 'klicks', 'clics', 'clic', 'klikken', 'cliques', 'клики'],
  impressions: [
    ...['impressions', 'impressionen', 'impresiones', 'impressioni', 'vertoningen'],
    ...['impressões', 'показы'],
  ],
  position: [
    ...['position', 'avg. position', 'average position', 'durchschnittliche position'],
    ...['position moyenne', 'posición', 'posizione', 'positie', 'posição', 'позиция'],
  ],
};
const NAMES = Object.keys(FIGURES) as (keyof PageFigures)[];

const LINES_MOST = 500_000;

/** Of a list that does not name its days: its last one, and its first one if anybody knows it. */
export interface ListDays {
  readonly since: string | null;
  readonly until: string;
}

export function figuresFileIn(
  text: string,
  days: ListDays,
): FiguresList | { readonly refusal: FiguresRefusal } {
  const { rows } = csvRowsIn(text, LINES_MOST);
  if (rows.length === 0) return { refusal: 'empty' };
  const heading = headingIn(rows, PAGE, 'page');
  if (heading === null) return { refusal: 'noPages' };
  const names = (rows[heading.at] ?? []).map((cell) => cell.toLowerCase().trim());
  const body = rows.slice(heading.at + 1);
  const page = heading.columns.get('page') ?? 0;
  const date = names.findIndex((name) => DATE.includes(name));
  const columns = columnsOf(names);
  if (columns.length === 0) return { refusal: 'noFigures' };
  const list =
    date >= 0
      ? byDays(body, { page, date, places: columns[0]?.places ?? {} })
      : byColumns(body, page, columns, days);
  if (list.rows.length === 0) return { refusal: 'noPages' };
  return { ...list, rows: list.rows.slice(0, AUDIT_FIGURES_MOST) };
}

type Places = Readonly<Partial<Record<keyof PageFigures, number>>>;

interface PeriodColumns {
  /** What stands before the name of the figure: "Last 3 months clicks". */
  readonly name: string;
  readonly places: Places;
}

/** The figures that columns name, by period: one, or two of which the first is the newer one. */
function columnsOf(names: readonly string[]): PeriodColumns[] {
  const found = names.flatMap((name, at) =>
    NAMES.flatMap((figure) => {
      const ending = FIGURES[figure].find((one) => name === one || name.endsWith(` ${one}`));
      return ending === undefined
        ? []
        : [{ figure, at, period: name.slice(0, name.length - ending.length).trim() }];
    }),
  );
  const periods = [...Map.groupBy(found, ({ period }) => period)].slice(0, 2);
  return periods.map(([name, columns]) => ({
    name,
    places: Object.fromEntries(columns.map(({ figure, at }) => [figure, at])),
  }));
}

function figuresAt(cells: readonly string[], places: Places): PageFigures | null {
  const read = (figure: keyof PageFigures, isDecimal: boolean) =>
    numberIn(cells[places[figure] ?? -1] ?? '', { isDecimal });
  const position = read('position', true);
  const figures = {
    clicks: read('clicks', false),
    impressions: read('impressions', false),
    // Without impressions there is no position; tools write 0 then.
    position: position === null || position < 1 || position > POSITION_MOST ? null : position,
  };
  return Object.values(figures).every((value) => value === null) ? null : figures;
}

function byColumns(
  body: readonly (readonly string[])[],
  page: number,
  columns: readonly PeriodColumns[],
  { since, until }: ListDays,
): FiguresList {
  const inTime = columns.toReversed(); // Search Console has the newer one first
  const periods = inTime.map(({ name }, at) => ({
    name: (name || until).slice(0, PERIOD_NAME_MAX_CHARS),
    until,
    rank: at === inTime.length - 1 ? 1 : 0,
    days: at === inTime.length - 1 ? daysOf(since, until) : null,
  }));
  const rows = body.flatMap((cells) => {
    const url = webAddressIn(cells[page] ?? '');
    const figures = inTime.map(({ places }) => figuresAt(cells, places));
    return url === null || figures.every((one) => one === null) ? [] : [{ url, figures }];
  });
  return { periods, rows };
}

/** Days of one period: four whole weeks, so that each has the same days of the week. */
const PERIOD_DAYS = 28;
interface DayColumns {
  readonly page: number;
  readonly date: number;
  readonly places: Places;
}

/** Periods of the same length, counted back from the last day; one that begins before the first day is left out. */
function byDays(
  body: readonly (readonly string[])[],
  { page, date, places }: DayColumns,
): FiguresList {
  const days = body.flatMap((cells) => {
    const url = webAddressIn(cells[page] ?? '');
    const day = dayNumberIn(cells[date] ?? '');
    const figures = figuresAt(cells, places);
    return url === null || day === null || figures === null ? [] : [{ url, day, figures }];
  });
  const last = days.reduce((most, { day }) => Math.max(most, day), 0);
  const first = days.reduce((least, { day }) => Math.min(least, day), last);
  const whole = Math.max(1, Math.floor((last - first + 1) / PERIOD_DAYS));
  const count = Math.min(BOUNDS.auditPeriods.most, whole);
  const periods = Array.from({ length: count }, (_, at) => {
    const until = isoDay(last - (count - 1 - at) * PERIOD_DAYS);
    return { name: until, until, rank: 1, days: Math.min(PERIOD_DAYS, last - first + 1) };
  });
  const indexOf = (day: number) => count - 1 - Math.floor((last - day) / PERIOD_DAYS);
  const byPage = Map.groupBy(days, ({ url }) => url);
  const rows = [...byPage].map(([url, all]) => ({
    url,
    figures: periods.map((_, at) =>
      sumOf(all.flatMap(({ day, figures }) => (indexOf(day) === at ? [figures] : []))),
    ),
  }));
  return { periods, rows };
}

/** The position is the mean by impressions, as Search Console counts it. */
function sumOf(days: readonly PageFigures[]): PageFigures | null {
  if (days.length === 0) return null;
  const total = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  };
  const placed = days.flatMap(({ position, impressions }) =>
    position === null ? [] : [{ position, weight: impressions ?? 1 }],
  );
  const weight = placed.reduce((sum, one) => sum + one.weight, 0);
  const weighted = placed.reduce((sum, one) => sum + one.position * one.weight, 0);
  return {
    clicks: total(days.map(({ clicks }) => clicks)),
    impressions: total(days.map(({ impressions }) => impressions)),
    position: weight === 0 ? null : weighted / weight,
  };
}
