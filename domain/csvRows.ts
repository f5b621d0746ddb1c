/** Tables as other programs save them: CSV with any delimiter, read once from the front to the back. */

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** The lines among which the heading is looked for: some tools begin with a title. */
const HEADING_WITHIN = 10;

/** The delimiter that the first lines have most of, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>();
  let [at, lines, isCellStart] = [0, 0, true];
  while (at < text.length && lines < HEADING_WITHIN) {
    if (isCellStart && text[at] === '"') at = quotedAt(text, at).end;
    const sign = text[at] ?? '';
    const isDelimiter = DELIMITERS.some((one) => one === sign);
    if (isDelimiter) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    isCellStart = isDelimiter || sign === '\n' || sign === '\r';
    if (sign === '\n') lines += 1;
    at += 1;
  }
  return DELIMITERS.reduce((best, one) =>
    (counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best,
  );
}

const CELL_MAX_CHARS = 2000;
const CELLS_MOST = 200;

/** The first rows of cells (RFC 4180), without empty ones; `left`: how many further lines there are. */
export function csvRowsIn(file: string, most: number): { rows: string[][]; left: number } {
  const text = file.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const kept = most + HEADING_WITHIN;
  const rows: string[][] = [];
  let left = 0;
  let at = 0;
  while (at < text.length) {
    const { cells, end } = rowAt(text, at, delimiter);
    at = end;
    if (cells.every((cell) => cell === '')) continue;
    if (rows.length < kept) rows.push(cells);
    else left += 1;
  }
  return { rows, left };
}

/** The row that begins there, and where the next one does. */
function rowAt(text: string, start: number, delimiter: string): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const { cell, end } = cellAt(text, at, delimiter);
    if (cells.length < CELLS_MOST) cells.push(cell);
    at = end + 1;
    if (text[end] !== delimiter) return { cells, end: at };
  }
}

/** The cell that begins there, and the sign that ends it. Only a quote at its beginning quotes: `5" pipe` has none. */
function cellAt(text: string, start: number, delimiter: string): { cell: string; end: number } {
  const ends = [delimiter, '\n', '\r'];
  const quoted = text[start] === '"' ? quotedAt(text, start) : { said: '', end: start };
  let { end } = quoted;
  while (end < text.length && !ends.includes(text[end] ?? '')) end += 1;
  const cell = quoted.said + text.slice(quoted.end, end);
  return { cell: cell.slice(0, CELL_MAX_CHARS).trim(), end };
}

/** What stands in the quotes that open there, and where they are over. A quote that stands twice in quotes is one. */
function quotedAt(text: string, start: number): { said: string; end: number } {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const found = text.indexOf('"', from);
    const close = found < 0 ? text.length : found;
    if (text[close + 1] !== '"' || found < 0)
      return { said: [...parts, text.slice(from, close)].join(''), end: close + 1 };
    parts.push(text.slice(from, close + 1));
    from = close + 2;
  }
}

export interface Heading<Column extends string> {
  /** The index of its row. */
  readonly at: number;
  readonly columns: ReadonlyMap<Column, number>;
}

/** Beginnings of the names of columns, in lower case. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** The first row that names a certain column; null if none does. */
export function headingIn<Column extends string>(
  rows: readonly (readonly string[])[],
  known: ColumnNames<Column>,
  needed: NoInfer<Column>,
): Heading<Column> | null {
  for (const [at, cells] of rows.slice(0, HEADING_WITHIN).entries()) {
    const names = cells.map((cell) => cell.toLowerCase());
    const found = (Object.keys(known) as Column[]).map(
      (column) => [column, columnAt(names, known[column])] as const,
    );
    const columns = new Map(found.filter(([, place]) => place >= 0));
    if (columns.has(needed)) return { at, columns };
  }
  return null;
}

/** The column of one of those names, or else one whose name begins with it; -1 if there is none. */
function columnAt(names: readonly string[], known: readonly string[]): number {
  const exact = names.findIndex((name) => known.includes(name));
  return exact >= 0 ? exact : names.findIndex((name) => known.some((one) => isNamed(name, one)));
}

/** "Volume (US)" and "Volume: last month" are volumes. */
const isNamed = (name: string, one: string): boolean =>
  name.startsWith(`${one} (`) || name.startsWith(`${one}:`) || name.startsWith(`${one} [`);
