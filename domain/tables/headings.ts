/** What the heading of a column says: what it holds, of which period, and whether it is a figure or the change of one. */
import { COLUMN_OF, type Column, QUALIFIER_OF, type Qualifier } from './columnNames.ts';
import { datesIn } from './days.ts';
import type { DatePair } from './ranges.ts';

export interface ColumnHeading {
  readonly column: Column;
  /** What it is beside its name. `unknown`: it has words whose meaning is not known. */
  readonly part: 'whole' | 'newer' | 'older' | 'change' | 'unknown';
  /** It is one of the known names and nothing else, or with something in brackets behind it that is not known: a country. */
  readonly form: 'name' | 'bracketed' | 'worded';
  /** The first and the last day of its period, if it names them. */
  readonly dates: DatePair | null;
  /** The period as it is written. */
  readonly period: string;
}

const HEADING_MAX_CHARS = 150;
/** A heading with one of these was read with another delimiter than it was written with. */
const OTHER_DELIMITERS = /[;|\t]/;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** As names are compared. */
const plainText = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u200b-\u200f\ufeff\u00ad"]/g, '')
    .replace(/[▲▼△▽↑↓↕⇅]/g, ' ') // by which a table is sorted
    .replaceAll('\u0307', '') // what is left of İ
    .replaceAll('ı', 'i') // the small letter of I in Turkish alone
    .replace(/(?<=\p{L})\.(?!\p{L})/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim();

/** Parses the heading of a column; null if it has no known name. */
export function headingIn(cell: string): ColumnHeading | null {
  if (cell.length > HEADING_MAX_CHARS || OTHER_DELIMITERS.test(cell)) return null;
  const text = plainText(cell);
  const exact = COLUMN_OF.get(text);
  if (exact !== undefined)
    return { column: exact, part: 'whole', form: 'name', dates: null, period: '' };
  const written = datesIn(text);
  const [since, until, ...more] = written.dates;
  const dates = since && until && more.length === 0 ? ([since, until] as const) : null;
  const { base, aside } = partsOf(tidy(dates === null ? text : written.rest));
  const found = namesIn(base).flatMap(({ column, name, rest }): ColumnHeading[] => {
    const meaning = meaningOf(column, rest, aside);
    return meaning === null ? [] : [{ column, ...meaning, dates, period: periodIn(text, name) }];
  });
  return found.find(({ part }) => part !== 'unknown') ?? found[0] ?? null;
}

interface Parts {
  /** Without what is in brackets or behind a colon. */
  readonly base: string;
  readonly aside: string;
}

function partsOf(text: string): Parts {
  const open = text.search(/[([]/);
  const close = open < 0 ? -1 : text.slice(open).search(/[)\]]/);
  const inside = open < 0 ? '' : text.slice(open + 1, close < 0 ? undefined : open + close);
  const after = close < 0 ? '' : text.slice(open + close + 1);
  const outside = open < 0 ? text : `${text.slice(0, open)} ${after}`;
  const [base = '', ...behind] = outside.split(/:|\s[-–—]\s|,/);
  return { base: tidy(base), aside: tidy([inside, ...behind].join(' ')) };
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—/~]+|[\s\-–—/~]+$/g, '')
    .trim();

interface Named {
  readonly column: Column;
  readonly name: string;
  /** What else it says. */
  readonly rest: string;
}

/** The known names that the text begins or ends with, the longest first; in Chinese, Japanese and Korean without a space beside them. */
function namesIn(text: string): Named[] {
  const words = text.split(' ');
  const found = words.flatMap((_, from) => [
    ...named(words.slice(from).join(' '), words.slice(0, from).join(' ')),
    ...named(
      words.slice(0, words.length - from).join(' '),
      words.slice(words.length - from).join(' '),
    ),
  ]);
  if (found.length > 0) return found;
  if (text.includes('-')) return namesIn(tidy(text.replaceAll('-', ' ')));
  return CJK.test(text) ? namesBeside(text) : [];
}

function named(name: string, rest: string): Named[] {
  const column = COLUMN_OF.get(name);
  return column === undefined ? [] : [{ column, name, rest }];
}

function namesBeside(text: string): Named[] {
  const found = Array.from(text, (_, from) => [
    ...named(text.slice(from), text.slice(0, from)),
    ...named(text.slice(0, text.length - from), text.slice(text.length - from)),
  ]);
  return found.flat().filter(({ name }) => name.length > 1 && CJK.test(name));
}

type Meaning = Pick<ColumnHeading, 'part' | 'form'>;

/** Null: what has the name of a page or keyphrase in it is another thing, such as the title of the page. */
function meaningOf(column: Column, rest: string, aside: string): Meaning | null {
  const [words, behind] = [qualifiersIn(rest), qualifiersIn(aside)];
  const form = behind.isKnown && !COUNTRY.test(aside) ? 'worded' : 'bracketed';
  const kinds = new Set([...words.kinds, ...behind.kinds]);
  const time = (['change', 'older', 'newer'] as const).find((kind) => kinds.has(kind)) ?? 'whole';
  if (NAMES_ROWS.has(column))
    return words.isKnown && time === 'whole' ? { part: 'whole', form } : null;
  const isOther = words.kinds.has('rank') || (kinds.has('total') && !AMOUNTS.has(column));
  const isUnknown = !words.isKnown || isOther || COUNTRY.test(rest);
  return { part: isUnknown && time !== 'change' ? 'unknown' : time, form };
}

/** "Volume (DE)" is that of a country, though "de" is a word too. */
const COUNTRY = /^[a-z]{2}$/;

/** What can be added up. */
const AMOUNTS: ReadonlySet<Column> = new Set(['clicks', 'impressions', 'volume']);

/** The columns that say what a row is about. */
const NAMES_ROWS: ReadonlySet<Column> = new Set(['page', 'phrase', 'date', 'appearance']);

interface Qualifiers {
  readonly kinds: ReadonlySet<Qualifier>;
  /** All of its words are known. */
  readonly isKnown: boolean;
}

function qualifiersIn(text: string): Qualifiers {
  const kinds = new Set<Qualifier>();
  let rest = ` ${text} `;
  for (const [entry, kind] of QUALIFIER_OF) {
    const without = withoutEntry(rest, entry);
    if (without === rest) continue;
    kinds.add(kind);
    rest = without;
  }
  const isOfPeriod = kinds.has('newer') || kinds.has('older');
  const left = isOfPeriod ? rest.replace(/\d{1,3}/g, ' ') : rest;
  return { kinds, isKnown: /^[\s\-–—'/,]*$/.test(left) };
}

/** From this length on, an entry is the beginning of a word too. */
const BEGINNING_CHARS = 5;

function withoutEntry(text: string, entry: string): string {
  if (CJK.test(entry)) return text.replaceAll(entry, ' ');
  if (entry.length < BEGINNING_CHARS) return text.replaceAll(` ${entry} `, '  ');
  let rest = text;
  for (let at = rest.indexOf(` ${entry}`); at >= 0; at = rest.indexOf(` ${entry}`, at + 1))
    rest = `${rest.slice(0, at)} ${rest.slice(rest.indexOf(' ', at + entry.length))}`;
  return rest;
}

const periodIn = (text: string, name: string): string =>
  tidy(text.replace(name, ' ').replace(/[()[\]:]/g, ' '));
