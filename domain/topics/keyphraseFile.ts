/**
 * Lists of keyphrases as tools save them: CSV with any delimiter, columns recognised by their names in several languages. Everything is
 * read once, from the front to the back.
 */
import {
  KEYPHRASE_MAX_CHARS,
  SEARCH_INTENTS,
  type SearchIntent,
  TOPIC_ROWS_MOST,
} from '#contract/topic.route.ts';
import {
  AMOUNT_MOST,
  FEATURE_MAX_CHARS,
  FEATURES_MOST,
  POSITION_MOST,
} from '#contract/topicBounds.ts';
import type { KeyphraseRow } from '#contract/topic.schema.ts';

/** Larger files are not read. */
export const LIST_MAX_BYTES = 20 * 1024 * 1024;

export type ListRefusal = 'empty' | 'noKeyphrases' | 'tooLarge';

export interface KeyphraseList {
  /** A list of Search Console has clicks, impressions and positions of one's own site, and no volumes. */
  readonly source: 'file' | 'searchConsole';
  readonly rows: readonly KeyphraseRow[];
  /** Columns that were recognised, by what they hold. */
  readonly columns: readonly Column[];
  /** Lines without a keyphrase, and those beyond the limit. */
  readonly skipped: number;
}

type Column =
  | 'phrase'
  | 'volume'
  | 'difficulty'
  | 'trend'
  | 'intent'
  | 'serpFeatures'
  | 'position'
  | 'clicks'
  | 'impressions';

/** Beginnings of the names of columns, in lower case. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  phrase:
    'keyword,keywords,keyphrase,query,queries,top queries,search term,search query,term,suchbegriff,suchanfrage,suchanfragen,häufigste suchanfragen,schlüsselwort,keywort,requête,requêtes,requêtes les plus fréquentes,mot-clé,mot clé,mots-clés,consulta,consultas,consultas principales,palabra clave,palabras clave,parola chiave,parole chiave,query principali,zoekwoord,zoekwoorden,zoekopdracht,zoekopdrachten,populairste zoekopdrachten,palavra-chave,principais consultas,consultas mais frequentes,słowo kluczowe,anahtar kelime,ключевое слово,запрос,запросы'.split(
      ',',
    ),
  volume:
    'volume,search volume,avg. monthly searches,monthly searches,searches,suchvolumen,suchanfragen pro monat,durchschn. suchanfragen pro monat,volume de recherche,recherches mensuelles,volumen,volumen de búsqueda,búsquedas mensuales,volume di ricerca,ricerche mensili,zoekvolume,volume de pesquisa,volume de buscas,объем,частотность'.split(
      ',',
    ),
  difficulty:
    'difficulty,keyword difficulty,kd,kd %,seo difficulty,schwierigkeit,keyword-schwierigkeit,difficulté,dificultad,difficoltà,moeilijkheid,dificuldade,сложность'.split(
      ',',
    ),
  trend: 'trend,trends,search trend,tendance,tendencia,tendenza,tendência,тренд'.split(','),
  intent: 'intent,intents,search intent,suchintention,intention,intención,intento,intentie'.split(
    ',',
  ),
  serpFeatures:
    'serp features,serp feature,serp-features,serp-funktionen,fonctionnalités serp'.split(','),
  position:
    'position,current position,avg. position,average position,durchschnittliche position,position moyenne,posición,posizione,positie,posição,позиция'.split(
      ',',
    ),
  clicks: 'clicks,klicks,clics,clic,klikken,cliques,клики'.split(','),
  impressions:
    'impressions,impressionen,impresiones,impressioni,vertoningen,impressões,показы'.split(','),
};
const COLUMNS = Object.keys(NAMES) as Column[];
const MONTHS = 12;

/** Returns the text of a file: UTF-8 or UTF-16, by its first bytes. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: Latin letters have a zero byte in front or behind.
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}

/** Reads a list. A file without a heading is one of keyphrases alone, one a line. */
export function keyphraseListIn(text: string): KeyphraseList | { readonly refusal: ListRefusal } {
  const content = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(content);
  const lines = rowsOf(content, delimiter, TOPIC_ROWS_MOST + HEADING_WITHIN);
  if (lines.rows.length === 0) return { refusal: 'empty' };
  const heading = headingOf(lines.rows);
  if (heading === null && lines.rows.some((cells) => cells.length > 1))
    return { refusal: 'noKeyphrases' };
  const { at, columns } = heading ?? { at: -1, columns: new Map<Column, number>([['phrase', 0]]) };
  const source = columns.has('clicks') && columns.has('impressions') ? 'searchConsole' : 'file';
  const body = lines.rows.slice(at + 1);
  const rows = body.flatMap((cells) => rowOf(cells, columns) ?? []).slice(0, TOPIC_ROWS_MOST);
  if (rows.length === 0) return { refusal: 'noKeyphrases' };
  return {
    source,
    rows,
    columns: [...columns.keys()],
    skipped: body.length + lines.left - rows.length,
  };
}

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
function rowsOf(text: string, delimiter: string, most: number): { rows: string[][]; left: number } {
  const rows: string[][] = [];
  let left = 0;
  let at = 0;
  while (at < text.length) {
    const { cells, end } = rowAt(text, at, delimiter);
    at = end;
    if (cells.every((cell) => cell === '')) continue;
    if (rows.length < most) rows.push(cells);
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

interface Heading {
  /** The index of its row. */
  readonly at: number;
  readonly columns: ReadonlyMap<Column, number>;
}

function headingOf(rows: readonly (readonly string[])[]): Heading | null {
  for (const [at, cells] of rows.slice(0, HEADING_WITHIN).entries()) {
    const names = cells.map((cell) => cell.toLowerCase());
    const found = COLUMNS.map((column) => [column, columnAt(names, column)] as const);
    const columns = new Map(found.filter(([, place]) => place >= 0));
    if (columns.has('phrase')) return { at, columns };
  }
  return null;
}

/** The column of that name, or else one whose name begins with it; -1 if there is none. */
function columnAt(names: readonly string[], column: Column): number {
  const exact = names.findIndex((name) => NAMES[column].includes(name));
  return exact >= 0
    ? exact
    : names.findIndex((name) => NAMES[column].some((one) => isNamed(name, one)));
}

/** "Volume (US)" and "Volume: last month" are volumes. */
const isNamed = (name: string, one: string): boolean =>
  name.startsWith(`${one} (`) || name.startsWith(`${one}:`) || name.startsWith(`${one} [`);

function rowOf(
  cells: readonly string[],
  columns: ReadonlyMap<Column, number>,
): KeyphraseRow | null {
  const cell = (column: Column): string => cells[columns.get(column) ?? -1] ?? '';
  const phrase = cell('phrase').slice(0, KEYPHRASE_MAX_CHARS).trim();
  if (phrase === '') return null;
  const figures = {
    volume: numberIn(cell('volume')),
    difficulty: decimalIn(cell('difficulty'), 100),
    position: decimalIn(cell('position'), POSITION_MOST),
    trend: trendIn(cell('trend')),
    intent: intentIn(cell('intent')),
    serpFeatures: featuresIn(cell('serpFeatures')),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== null);
  return { phrase, ...Object.fromEntries(known) };
}

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };
const NUMBER_MAX_CHARS = 30;

/** A number that is small: in "4.123" and "4,123" the sign is the decimal one. */
function decimalIn(cell: string, most: number): number | null {
  const value = numberIn(cell, { isDecimal: true });
  return value !== null && value <= most ? value : null;
}

/** "1,234", "1.234", "1 234", "12,5", "1.2K", "45 %"; null for anything else, such as "n/a" or a range. */
export function numberIn(cell: string, { isDecimal = false } = {}): number | null {
  if (cell.length > NUMBER_MAX_CHARS) return null;
  const plain = cell.replace(/[\s%'’\u00a0\u202f]/g, '').toLowerCase();
  const unit = UNITS[plain.at(-1) ?? ''];
  const digits = unit === undefined ? plain : plain.slice(0, -1);
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const value = Number(asDecimal(digits, isDecimal || unit !== undefined)) * (unit ?? 1);
  return value <= AMOUNT_MOST ? value : null; // not a number: null too
}

/** The last of two different signs is the decimal one; a single sign before three digits separates thousands. */
function asDecimal(digits: string, isDecimal: boolean): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  const [decimal, thousands] = comma > point ? [',', '.'] : ['.', ','];
  const last = Math.max(comma, point);
  if (last < 0) return digits;
  const isRepeated = digits.indexOf(decimal) !== last;
  const hasBoth = comma >= 0 && point >= 0;
  const isThousands =
    isRepeated ||
    (!hasBoth && !isDecimal && digits.length - last === 4 && last <= 3 && digits[0] !== '0');
  const joined = digits.replaceAll(thousands, '');
  return isThousands ? joined.replaceAll(decimal, '') : joined.replace(decimal, '.');
}

/** Of whole numbers: some tools have shares of the best month, from 0 to 1, which are no searches. */
function trendIn(cell: string): number[] | null {
  const values = cell.split(/[,;\s]+/).map((one) => numberIn(one, { isDecimal: true }));
  const known = values.filter((value) => value !== null).filter(Number.isInteger);
  const isTrend = values.length === MONTHS && known.length === MONTHS && Math.max(...known) > 1;
  return isTrend ? known : null;
}

/** The first that is named: tools list several. */
function intentIn(cell: string): SearchIntent | null {
  const [first = ''] = cell.toLowerCase().split(/[,;/|]/);
  const name = first.trim();
  return name === '' ? null : (SEARCH_INTENTS.find((intent) => intent.startsWith(name)) ?? null);
}

function featuresIn(cell: string): string[] | null {
  const names = cell.split(/[,;|]/).map((name) => name.trim().slice(0, FEATURE_MAX_CHARS));
  const known = [...new Set(names.filter((name) => name !== ''))].slice(0, FEATURES_MOST);
  return known.length === 0 ? null : known;
}
