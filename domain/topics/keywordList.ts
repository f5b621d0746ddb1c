/** Keywords from a list: one a line, with commas between them, or the table of a keyword tool. */
import { KEYWORD_LIMIT_CHARS } from '#contract/article/searchFields.ts';
import { entriesIn } from '../article/fieldList.ts';
import { numberIn } from '../tables/numbers.ts';
import { DELIMITERS, type Delimiter, rowsIn } from '../tables/rows.ts';
import { keyphraseListIn } from './keyphraseFile.ts';

interface Added {
  /** The new ones for which there is room. */
  readonly added: readonly string[];
  /** How many new ones there is no room for. */
  readonly left: number;
  /** It is a table in which no column is known to be one of keyphrases: nothing of it is taken. */
  readonly isTable?: true;
}

/** Returns the keywords of a list that are not there yet, without duplicates; case is ignored. */
export function addedFrom(text: string, there: readonly string[], most: number): Added {
  const phrases = phrasesIn(text);
  const known = new Set(there.map((one) => one.toLowerCase()));
  const fresh = entriesIn((phrases ?? []).join('\n'))
    .map((phrase) => phrase.slice(0, KEYWORD_LIMIT_CHARS).trim().toWellFormed())
    .filter((phrase) => !known.has(phrase.toLowerCase()));
  const added = fresh.slice(0, Math.max(0, most - there.length));
  const left = fresh.length - added.length;
  return phrases === null ? { added, left, isTable: true } : { added, left };
}

/**
 * The keyphrases of a list. A table gives its column of keyphrases, and null if none is known to be one; other text is split at line breaks
 * and commas. `isFile`: rows of as many cells are a table, also if a person could have typed them.
 */
export function phrasesIn(text: string, { isFile = false } = {}): readonly string[] | null {
  const read = keyphraseListIn(text);
  if (!('refusal' in read)) return read.rows.map(({ phrase }) => phrase);
  const isTable = DELIMITERS.some((delimiter) => isTableBy(text, delimiter, isFile));
  return isTable ? null : entriesIn(text);
}

const SAMPLE_CHARS = 60_000;
const SAMPLE_ROWS = 100;
/** Two lines with as many commas are hardly a table yet. */
const ROWS_LEAST = 3;
/** Nobody types these between keywords. */
const OF_TABLES: readonly Delimiter[] = ['\t', '|'];

/** Rows with figures in most of them, or of as many cells each. */
function isTableBy(text: string, delimiter: Delimiter, isFile: boolean): boolean {
  const { rows } = rowsIn(text.slice(0, SAMPLE_CHARS), delimiter, SAMPLE_ROWS);
  const wide = rows.filter(({ length }) => length > 1);
  const withFigures = wide.filter((cells) => cells.some((cell) => numberIn(cell) !== null));
  if (wide.length > 1 && 2 * withFigures.length >= wide.length) return true;
  const isEven = new Set(rows.map(({ length }) => length)).size === 1;
  return wide.length >= ROWS_LEAST && isEven && (isFile || OF_TABLES.includes(delimiter));
}
