/** A table of another program: which delimiter it has, where its headings are and what they name. */
import type { Column } from './columnNames.ts';
import { type ColumnHeading, headingIn } from './headings.ts';
import type { ListNotes } from './listNotes.ts';
import { type DecimalSeparator, decimalSeparatorOf, isNothing, numberIn } from './numbers.ts';
import { DELIMITERS, type Delimiter, rowsIn } from './rows.ts';

export interface Table {
  /** As they are written. */
  readonly names: readonly string[];
  /** By column; null: it has no name that is known. */
  readonly headings: readonly (ColumnHeading | null)[];
  /** Below the headings. */
  readonly rows: readonly (readonly string[])[];
  /** Rows of more cells than there are headings, which are none of `rows`: nobody can say what stands where. */
  readonly wider: number;
  /** Further rows, which were not read. */
  readonly left: number;
}

/** The lines among which the headings are looked for: some tools begin with a report of a dozen lines. */
const HEADING_WITHIN = 40;
const HEAD_CHARS = 60_000;

interface Candidate {
  readonly delimiter: Delimiter;
  readonly at: number;
  readonly names: readonly string[];
  readonly headings: readonly (ColumnHeading | null)[];
  /** How many different columns it names. */
  readonly known: number;
  /** How many of the rows below have more cells. */
  readonly wider: number;
}

/** The table whose headings name one of the columns that are `needed`, under the delimiter with which they name most. Null: there is none. */
export function tableIn(text: string, needed: ReadonlySet<Column>, most: number): Table | null {
  const head = text.slice(0, HEAD_CHARS);
  const found = DELIMITERS.flatMap((delimiter) => candidateIn(head, delimiter, needed) ?? []);
  const best = found.reduce<Candidate | null>(
    (before, one) => (before === null || isBetter(one, before) ? one : before),
    null,
  );
  if (best === null) return null;
  const { names, headings, at, delimiter } = best;
  const { rows, left } = rowsIn(text, delimiter, most + at + 1);
  const below = rows.slice(at + 1);
  const fitting = below.filter((cells) => widthOf(cells) <= names.length);
  return { names, headings, rows: fitting, wider: below.length - fitting.length, left };
}

/** What a row holds ends with its last cell that is not empty. */
const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell !== '') + 1;

const isBetter = (one: Candidate, other: Candidate): boolean => {
  if (one.known !== other.known) return one.known > other.known;
  if (one.names.length !== other.names.length) return one.names.length > other.names.length;
  return one.wider < other.wider;
};

/** The first of the rows that name most columns. */
function candidateIn(
  head: string,
  delimiter: Delimiter,
  needed: ReadonlySet<Column>,
): Candidate | null {
  const { rows } = rowsIn(head, delimiter, HEADING_WITHIN);
  const first = rows.findIndex((cells) => cells.length > 1);
  let best: Candidate | null = null;
  for (const [at, names] of rows.entries()) {
    const headings = names.map(headingIn);
    const known = new Set(headings.flatMap((one) => (one === null ? [] : [one.column])));
    const isHeading =
      [...known].some((column) => needed.has(column)) &&
      !names.some((name) => numberIn(name) !== null) &&
      (names.length === 1
        ? at === 0 && headings[0]?.form === 'name'
        : known.size > 1 || at === first);
    if (isHeading && known.size > (best?.known ?? 0)) {
      const wider = rows.slice(at + 1).filter((cells) => widthOf(cells) > names.length).length;
      best = { delimiter, at, names, headings, known: known.size, wider };
    }
  }
  return best;
}

/** Rows that are looked at to tell what a column holds. */
const SAMPLE_ROWS = 500;

/** Returns the share of the non-empty cells of a column that pass the test, 0 to 1. Only the first rows are sampled. */
export function shareOf(
  { rows }: Pick<Table, 'rows'>,
  column: number,
  isSo: (cell: string) => boolean,
): number {
  const cells = rows.slice(0, SAMPLE_ROWS).flatMap((row) => row[column] || []);
  return cells.length === 0 ? 0 : cells.filter(isSo).length / cells.length;
}

const NUMBERS: ReadonlySet<Column> = new Set([
  ...(['clicks', 'impressions', 'position', 'volume', 'difficulty', 'rate'] as const),
]);

/** What the table writes decimals with; null: nothing says it. */
export function decimalSeparatorIn({ headings, rows }: Table): DecimalSeparator | null {
  const columns = headings.flatMap((one, at) =>
    one !== null && NUMBERS.has(one.column) ? [at] : [],
  );
  return decimalSeparatorOf(
    rows.slice(0, SAMPLE_ROWS).flatMap((row) => columns.map((at) => row[at] ?? '')),
  );
}

/**
 * The column that holds it: the one of that very name, else the one that says so in other words, else one with a country or the like in
 * brackets. Null: there is none, or there are several and nothing tells which is meant.
 */
export function columnFor(
  { headings }: Pick<Table, 'headings'>,
  column: Column,
  isMeant: (heading: ColumnHeading) => boolean,
): number | null {
  const meant = headings.flatMap((one, at) =>
    one?.column === column && isMeant(one) ? [{ at, form: one.form }] : [],
  );
  for (const form of ['name', 'worded', 'bracketed'] as const) {
    const [only, ...others] = meant.filter((one) => one.form === form);
    if (only !== undefined) return others.length === 0 ? only.at : null;
  }
  return null;
}

const NAME_MAX_CHARS = 60;

/** Returns the headings of the columns that were not used. */
export const unusedColumns = ({ names }: Table, used: readonly number[]): string[] =>
  names
    .filter((name, at) => name !== '' && !used.includes(at))
    .map((name) => name.slice(0, NAME_MAX_CHARS));

export interface FigureReader {
  /** A whole number, such as one of clicks. Null: there is none, or it is not understood, which is counted. */
  read(cell: string, column: Column): number | null;
  /** A small number that may have decimals, such as a position; null: it is none from the least to the most. */
  small(cell: string, least: number, most: number): number | null;
  /** The value; counts the cell as not understood if there is none, and the cell has anything in it. */
  taken<Value>(value: Value | null, cell: string, column: Column): Value | null;
  /** How many were not understood so far. */
  readonly unread: ListNotes['unread'];
}

/** Reads figures of a file that writes decimals with that separator. */
export function figureReader(sign: DecimalSeparator | null): FigureReader {
  const unread: Partial<Record<Column, number>> = {};
  const taken: FigureReader['taken'] = (value, cell, column) => {
    if (value === null && !isNothing(cell)) unread[column] = (unread[column] ?? 0) + 1;
    return value;
  };
  return {
    unread,
    taken,
    read: (cell, column) => taken(numberIn(cell, { sign }), cell, column),
    small(cell, least, most) {
      const value = numberIn(cell, { isDecimal: true, sign });
      return value !== null && value >= least && value <= most ? value : null;
    },
  };
}
