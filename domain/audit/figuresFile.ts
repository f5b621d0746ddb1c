/**
 * Clicks, impressions and positions of pages, as Search Console and what reads from it save them: one period, two that are compared,
 * or a line for each day.
 */
import { AUDIT_FIGURES_MOST } from '#contract/audit/contentAudit.route.ts';
import type { AuditPeriod, PageFigures } from '#contract/audit/contentAudit.schema.ts';
import { POSITION_MOST } from '#contract/topics/topicBounds.ts';
import type { Column } from '../tables/columnNames.ts';
import { type ListNotes, NO_NOTES } from '../tables/listNotes.ts';
import { memo } from '../tables/memo.ts';
import {
  decimalSeparatorIn,
  type FigureReader,
  figureReader,
  shareOf,
  type Table,
  tableIn,
  unusedColumns,
} from '../tables/table.ts';
import { addressKey } from './addressKey.ts';
import { pageColumnIn, webAddressIn } from './addressList.ts';
import { type DayPeriods, type DayRefusal, dayPeriodsIn } from './figureDays.ts';
import {
  type FigureColumns,
  figureColumnsIn,
  type ListDays,
  type PeriodRefusal,
  type Places,
} from './figurePeriods.ts';
import { summedFigures } from './figureSums.ts';

export interface FiguresList {
  /** The oldest first. */
  readonly periods: readonly AuditPeriod[];
  /** Each page once, whatever the spelling of its address. */
  readonly rows: readonly {
    readonly url: string;
    readonly figures: readonly (PageFigures | null)[];
  }[];
  readonly notes: ListNotes;
}

/**
 * Why a list is not read. `paths`: its pages have no addresses. `overlapping`: one view counts in several of its rows. The others:
 * figurePeriods.ts, figureDays.ts.
 */
export type FiguresRefusal =
  | 'empty'
  | 'noPages'
  | 'paths'
  | 'overlapping'
  | DayRefusal
  | PeriodRefusal
  | 'tooLarge'
  | 'gone';

type Refused = { readonly refusal: FiguresRefusal };

const NEEDED: readonly ReadonlySet<Column>[] = [
  new Set(['clicks', 'impressions', 'position']),
  new Set(['page']),
];
const LINES_MOST = 500_000;

export function figuresFileIn(text: string, days: ListDays): FiguresList | Refused {
  if (text.trim() === '') return { refusal: 'empty' };
  const table = NEEDED.reduce<Table | null>(
    (found, needed) => found ?? tableIn(text, needed, LINES_MOST),
    null,
  );
  const page = table && pageColumnIn(table);
  if (table === null || page === null)
    return { refusal: table !== null && hasPaths(table) ? 'paths' : 'noPages' };
  if (table.headings.some((one) => one?.column === 'appearance')) return { refusal: 'overlapping' };
  const columns = figureColumnsIn(table, days);
  if ('refusal' in columns) return columns;
  const byDay = dayPeriodsIn(table);
  return byDay !== null && 'refusal' in byDay ? byDay : listOf(table, page, columns, byDay);
}

/** So many cells of a column of pages. */
const PATHS_LEAST = 0.5;
const hasPaths = (table: Table): boolean =>
  table.names.some((_, at) => shareOf(table, at, (cell) => cell.startsWith('/')) >= PATHS_LEAST);

type Cells = readonly string[];
type Figures = readonly (PageFigures | null)[];

/** What a row says of each period; `outside`: its day is in none of them. Null: it says nothing. */
type RowReader = (cells: Cells) => Figures | 'outside' | null;

function listOf(
  table: Table,
  page: number,
  columns: FigureColumns,
  byDay: DayPeriods | null,
): FiguresList | Refused {
  const reader = figureReader(decimalSeparatorIn(table));
  const read = byDay === null ? columnReader(columns, reader) : dayReader(byDay, columns, reader);
  const periods = byDay?.periods ?? columns.periods;
  const addressIn = memo(webAddressIn);
  const found = table.rows.map((cells) => {
    const url = addressIn(cells[page] ?? '');
    return { url, said: url === null ? null : read(cells) };
  });
  const { pages, rows, outside } = byPage(found);
  if (pages.size === 0) return { refusal: 'noPages' };
  const listed = [...pages.values()].slice(0, AUDIT_FIGURES_MOST).map(({ url, all }) => ({
    url,
    figures: periods.map((_, at) => summedFigures(all.flatMap((one) => one[at] ?? []))),
  }));
  const used = [
    page,
    ...(byDay === null ? columns.places : columns.places.slice(-1)).flatMap(Object.values),
  ];
  const notes: ListNotes = {
    ...NO_NOTES,
    columns: unusedColumns(table, byDay === null ? used : [...used, byDay.column]),
    skipped: found.length - rows - outside,
    wider: table.wider,
    outside,
    beyond: table.left + pages.size - listed.length,
    joined: byDay === null ? rows - pages.size : 0,
    unread: reader.unread,
  };
  return { periods, rows: listed, notes };
}

interface Found {
  readonly url: string | null;
  readonly said: ReturnType<RowReader>;
}

function byPage(found: readonly Found[]) {
  const pages = new Map<string, { readonly url: string; readonly all: Figures[] }>();
  const keyOf = memo(addressKey);
  let [rows, outside] = [0, 0];
  for (const { url, said } of found) {
    if (said === 'outside') outside += 1;
    if (url === null || said === null || said === 'outside') continue;
    rows += 1;
    const key = keyOf(url);
    const page = pages.get(key) ?? { url: url.replace(/#.*/, ''), all: [] };
    page.all.push(said);
    pages.set(key, page);
  }
  return { pages, rows, outside };
}

function columnReader({ places }: FigureColumns, reader: FigureReader): RowReader {
  return (cells) => {
    const figures = places.map((of) => figuresAt(cells, of, reader));
    return figures.every((one) => one === null) ? null : figures;
  };
}

function dayReader(days: DayPeriods, { places }: FigureColumns, reader: FigureReader): RowReader {
  const of = places.at(-1) ?? {};
  return (cells) => {
    const period = days.periodAt(cells);
    if (period === null) return null;
    if (period < 0) return 'outside';
    const figures = figuresAt(cells, of, reader);
    return figures && days.periods.map((_, at) => (at === period ? figures : null));
  };
}

function figuresAt(cells: Cells, places: Places, reader: FigureReader): PageFigures | null {
  const at = (name: keyof PageFigures) => cells[places[name] ?? -1] ?? '';
  const figures = {
    clicks: reader.read(at('clicks'), 'clicks'),
    impressions: reader.read(at('impressions'), 'impressions'),
    position: positionIn(at('position'), reader),
  };
  return Object.values(figures).every((value) => value === null) ? null : figures;
}

/** Without impressions there is no position; tools write 0 then. */
function positionIn(cell: string, { small, taken }: FigureReader): number | null {
  const position = taken(small(cell, 0, POSITION_MOST), cell, 'position');
  return position !== null && position < 1 ? null : position;
}
