/** Lists of keyphrases as tools save them: CSV, columns recognised by their names (domain/tables/columnNames.ts). */
import { SEARCH_INTENTS, type SearchIntent } from '#contract/topics/topic.route.ts';
import type { KeyphraseRow } from '#contract/topics/topic.schema.ts';
import {
  FEATURE_MAX_CHARS,
  FEATURES_MOST,
  KEYPHRASE_MAX_CHARS,
  POSITION_MOST,
  TOPIC_ROWS_MOST,
} from '#contract/topics/topicBounds.ts';
import type { Column } from '../tables/columnNames.ts';
import { type ListNotes, NO_NOTES } from '../tables/listNotes.ts';
import { numberIn } from '../tables/numbers.ts';
import { DELIMITERS, rowsIn } from '../tables/rows.ts';
import {
  decimalSeparatorIn,
  type FigureReader,
  figureReader,
  type Table,
  tableIn,
  unusedColumns,
} from '../tables/table.ts';
import { joinedRows, type ListedRow } from './joinedRows.ts';
import { type KeyphraseColumns, keyphraseColumnsIn } from './keyphraseColumns.ts';
import { trendIn } from './trend.ts';

/** `table`: a table in which no column is known to be one of keyphrases. */
export type ListRefusal = 'empty' | 'table' | 'noKeyphrases' | 'tooLarge' | 'gone';

export interface KeyphraseList {
  /** A list of Search Console has clicks, impressions and positions of one's own site, and no volumes. */
  readonly source: 'file' | 'searchConsole';
  /** Each keyphrase once, whatever its case. */
  readonly rows: readonly KeyphraseRow[];
  /** Columns that were recognised, by what they hold. */
  readonly columns: readonly Column[];
  readonly notes: ListNotes;
  /** What it is evidently in (ISO 639-1); null or absent: not known. */
  readonly language?: string | null;
}

type Refused = { readonly refusal: ListRefusal };

/** Of what is recognised, what a search keeps. */
const STORED: readonly Column[] = [
  ...(['phrase', 'volume', 'difficulty', 'trend', 'intent', 'serpFeatures', 'position'] as const),
];
const PHRASES: ReadonlySet<Column> = new Set(['phrase']);

/** Reads a list. A file without a heading is one of keyphrases alone, one a line. */
export function keyphraseListIn(text: string): KeyphraseList | Refused {
  if (text.trim() === '') return { refusal: 'empty' };
  const table = tableIn(text, PHRASES, TOPIC_ROWS_MOST);
  const columns = table && keyphraseColumnsIn(table);
  return table === null || columns === null ? linesIn(text) : listOf(table, columns);
}

function listOf(table: Table, columns: KeyphraseColumns): KeyphraseList | Refused {
  const reader = figureReader(decimalSeparatorIn(table));
  const listed = table.rows.flatMap((cells) => rowOf(cells, columns, reader) ?? []);
  const rows = joinedRows(listed);
  if (rows.length === 0) return { refusal: 'noKeyphrases' };
  const stored = STORED.flatMap((column) => columns.at[column] ?? []);
  const used = [...stored, ...(columns.months ?? [])];
  const has = (column: Column) => columns.at[column] !== undefined;
  return {
    source: has('clicks') && has('impressions') ? 'searchConsole' : 'file',
    rows,
    columns: Object.keys(columns.at) as Column[],
    notes: {
      ...NO_NOTES,
      columns: unusedColumns(table, used),
      skipped: table.rows.length - listed.length,
      wider: table.wider,
      beyond: table.left,
      joined: listed.length - rows.length,
      unread: reader.unread,
    },
  };
}

function rowOf(
  cells: readonly string[],
  { at, months, listedMonths, isRanges }: KeyphraseColumns,
  reader: FigureReader,
): ListedRow | null {
  const cell = (column: Column): string => cells[at[column] ?? -1] ?? '';
  const phrase = phraseIn(cell('phrase'));
  if (phrase === '') return null;
  const read = <Value>(column: Column, reading: (text: string) => Value | null): Value | null =>
    reader.taken(reading(cell(column)), cell(column), column);
  const volume = isRanges
    ? reader.taken(null, cell('volume'), 'volume')
    : reader.read(cell('volume'), 'volume');
  const monthly = months?.map((place) => cells[place] ?? '').join(';');
  const figures = {
    volume,
    difficulty: read('difficulty', (text) => reader.small(text, 0, DIFFICULTY_MOST)),
    position: placeIn(read('position', (text) => reader.small(text, 0, POSITION_MOST))),
    trend:
      monthly === undefined
        ? read('trend', (text) => trendIn(text, volume, listedMonths))
        : trendIn(monthly, volume),
    intent: read('intent', intentIn),
    serpFeatures: read('serpFeatures', featuresIn),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== null);
  const seen = reader.read(cell('impressions'), 'impressions');
  return { row: { phrase, ...Object.fromEntries(known) }, seen, isOfPage: at.page !== undefined };
}

const DIFFICULTY_MOST = 100;

/** Tools write 0 for what is not found. */
const placeIn = (position: number | null): number | null =>
  position !== null && position < 1 ? null : position;

/** On one line. A quote that nothing ends is no part of a keyphrase. */
const phraseIn = (cell: string): string =>
  (cell.startsWith('"') && !cell.includes('"', 1) ? cell.slice(1) : cell)
    .replace(/\s+/g, ' ')
    .slice(0, KEYPHRASE_MAX_CHARS)
    .trim();

/** Keyphrases alone, one a line. */
function linesIn(text: string): KeyphraseList | Refused {
  if (DELIMITERS.some((delimiter) => text.includes(delimiter))) return { refusal: 'table' };
  const { rows, left } = rowsIn(text, '\t', TOPIC_ROWS_MOST);
  const phrases = rows.map(([cell = '']) => phraseIn(cell));
  const listed = phrases.filter((phrase) => phrase !== '' && numberIn(phrase) === null);
  if (2 * listed.length <= phrases.length) return { refusal: 'noKeyphrases' };
  const distinct = joinedRows(
    listed.map((phrase) => ({ row: { phrase }, seen: null, isOfPage: false })),
  );
  const [skipped, joined] = [phrases.length - listed.length, listed.length - distinct.length];
  const notes = { ...NO_NOTES, skipped, joined, beyond: left };
  return { source: 'file', rows: distinct, columns: ['phrase'], notes };
}

/** Semrush's interface for programs has numbers (https://developer.semrush.com/api/). */
const INTENT_NUMBERS: readonly SearchIntent[] = [
  ...(['commercial', 'informational', 'navigational', 'transactional'] as const),
];

/** The first that is named: tools list several. */
function intentIn(cell: string): SearchIntent | null {
  const [first = ''] = cell.toLowerCase().split(/[,;/|]/);
  const name = first.trim();
  if (/^\d$/.test(name)) return INTENT_NUMBERS[Number(name)] ?? null;
  return name === '' ? null : (SEARCH_INTENTS.find((intent) => intent.startsWith(name)) ?? null);
}

function featuresIn(cell: string): string[] | null {
  const names = cell.split(/[,;|]/).map((name) => name.trim().slice(0, FEATURE_MAX_CHARS));
  const known = [...new Set(names.filter((name) => name !== ''))].slice(0, FEATURES_MOST);
  return known.length === 0 ? null : known;
}
