/** Rows of tables as other programs save them (RFC 4180, with any delimiter), read once from the front to the back. */

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const CELL_MAX_CHARS = 2000;
const CELLS_MOST = 200;
/** So many quotes that nothing ends are looked for through the whole file; after them, a quote ends on its line or is a character like others. */
const OPEN_QUOTES_MOST = 10;

interface Reading {
  readonly text: string;
  readonly delimiter: Delimiter;
  /** Quotes before this place are characters like others. */
  literalUntil: number;
  openQuotes: number;
  /** Of the last line whose end was looked for. */
  lineEnd: number;
}

const FRESH = { literalUntil: 0, openQuotes: 0, lineEnd: 0 };

interface Rows {
  readonly rows: string[][];
  /** How many further rows there are. */
  readonly left: number;
}

/** The first rows of cells, without empty ones. The line `sep=;` of spreadsheets is none. */
export function rowsIn(file: string, delimiter: Delimiter, most: number): Rows {
  const text = file.replace(/^\uFEFF?(?:sep=.(?:\r\n?|\n))?/i, '');
  const reading: Reading = { text, delimiter, ...FRESH };
  const rows: string[][] = [];
  let [left, at, width] = [0, 0, 0];
  while (at < text.length) {
    const { found, end } = rowsAt(reading, at, width);
    at = end;
    width = found.at(-1)?.length ?? width;
    for (const cells of found) {
      if (cells.every((cell) => cell === '')) continue;
      if (rows.length < most) rows.push(cells);
      else left += 1;
    }
  }
  return { rows, left };
}

/**
 * The row that begins there, and where the next one does. Lines that a quote takes together are rows if they have as many cells as
 * it, or as the row before (`width`).
 */
function rowsAt(
  reading: Reading,
  start: number,
  width: number,
): { found: string[][]; end: number } {
  const { cells, end } = rowAt(reading, start);
  const lines = reading.text.slice(start, end).split(/\r\n?|\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length < 2) return { found: [cells], end };
  const alone = lines.map((text) => rowAt({ ...reading, ...FRESH, text }, 0).cells);
  const areRows = [cells.length, width].some((most) =>
    alone.every(({ length }) => length === most),
  );
  return { found: areRows ? alone : [cells], end };
}

function rowAt(reading: Reading, start: number): { cells: string[]; end: number } {
  const { text, delimiter } = reading;
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const { cell, end } = cellAt(reading, at);
    if (cells.length < CELLS_MOST) cells.push(cell);
    at = end + 1;
    if (text[end] !== delimiter)
      return { cells, end: text[end] === '\r' && text[at] === '\n' ? at + 1 : at };
  }
}

/** The cell that begins there, and where the character is that ends it. Only a quote at its beginning quotes: `5" pipe` has none. */
function cellAt(reading: Reading, start: number): { cell: string; end: number } {
  const { text, delimiter } = reading;
  const quoted =
    text[start] === '"' && start >= reading.literalUntil ? quotedAt(reading, start) : null;
  const end = quoted?.end ?? endOfCell(text, start, delimiter);
  const said = quoted?.said ?? text.slice(start, end);
  return { cell: said.slice(0, CELL_MAX_CHARS).trim(), end };
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let end = start;
  while (end < text.length && !isEnd(text[end], delimiter)) end += 1;
  return end;
}

const isEnd = (sign: string | undefined, delimiter: string): boolean =>
  sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';

/**
 * What stands in the quotes that open there, and the end of the cell; a quote that stands twice in quotes is one. Null if they do not
 * end where a cell does: then the quote is a character of its cell, and takes no further lines.
 */
function quotedAt(reading: Reading, start: number): { said: string; end: number } | null {
  const { text, delimiter, openQuotes } = reading;
  const most = openQuotes < OPEN_QUOTES_MOST ? text.length : endOfLine(reading, start);
  const close = closingQuote(text, start + 1, most);
  const end = close < most ? afterSpaces(text, close + 1) : close;
  if (close < most && isEnd(text[end], delimiter))
    return { said: text.slice(start + 1, close).replaceAll('""', '"'), end };
  noteOpen(reading, start, close);
  return null;
}

/** The first quote that does not stand twice; `most` if there is none before it. */
function closingQuote(text: string, start: number, most: number): number {
  let from = start;
  for (;;) {
    const found = text.indexOf('"', from);
    if (found < 0 || found >= most) return most;
    if (text[found + 1] !== '"') return found;
    from = found + 2;
  }
}

function noteOpen(reading: Reading, start: number, reached: number): void {
  const line = endOfLine(reading, start);
  if (reached > line) reading.openQuotes += 1;
  reading.literalUntil = Math.min(line, reached);
}

function endOfLine(reading: Reading, from: number): number {
  if (from >= reading.lineEnd) reading.lineEnd = endOfCell(reading.text, from, '\n');
  return reading.lineEnd;
}

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}
