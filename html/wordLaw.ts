/**
 * The law of everything that reads or writes a document: each word of the source is kept, or told as a loss.
 *
 * It counts on its own: the reading of the source is another one than that which makes the article, and much simpler.
 */
import { decodeEntities } from './escape.ts';
import { type ImportLoss, shortened } from './losses.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Letters and digits in a row, in the order of the text; `10²` is `102`, and case does not count. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFKC').toLowerCase().match(WORD) ?? [];

/** Returns the words of the source that stand neither in what was kept nor in what was told, in the order of the source. */
export function lostWords(source: string, kept: string, told = ''): readonly string[] {
  const known = new Map<string, number>();
  for (const word of [...wordsOf(kept), ...wordsOf(told)])
    known.set(word, (known.get(word) ?? 0) + 1);
  const missing = wordsOf(source).filter((word) => {
    const count = known.get(word) ?? 0;
    known.set(word, count - 1);
    return count <= 0;
  });
  return missing.length === 0 ? [] : withoutRejoined(missing, known);
}

/** How many letters are compared with how many at most; beyond it, a divided word counts as lost. */
const MOST_COMPARED = 50_000_000;
/** A longer word is not put together again from its parts. */
const LONGEST_DIVIDED = 100;

/** A word that was divided, or joined with its neighbour, is damaged but not lost. */
function withoutRejoined(
  missing: readonly string[],
  known: ReadonlyMap<string, number>,
): readonly string[] {
  const more = new Map([...known].filter(([, count]) => count > 0));
  const letters = [...more.keys()].join('');
  if (missing.length * letters.length > MOST_COMPARED) return missing;
  return missing.filter((word) => !letters.includes(word) && !isMadeOf(more, word));
}

/** Whether words in a row are this word, such as `word` and `1` for `word1`; then they are used up. */
function isMadeOf(more: Map<string, number>, word: string): boolean {
  if (word.length > LONGEST_DIVIDED) return false;
  const upTo: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    const start = upTo.findIndex((before, at) => before && more.has(word.slice(at, end)));
    const before = upTo[start];
    upTo[end] = before === undefined ? undefined : [...before, word.slice(start, end)];
  }
  const parts = upTo[word.length];
  for (const part of parts ?? []) {
    const left = (more.get(part) ?? 0) - 1;
    if (left > 0) more.set(part, left);
    else more.delete(part);
  }
  return parts !== undefined;
}

/** The text that a reader was given, and the losses that it has reported. */
export interface Accounted {
  readonly source: string;
  readonly told: string;
}

const SHOWN_WORDS = 12;

/** The words that were lost, as one loss that shows the first of them; nothing if there are none. */
export function lossOfWords(source: string, kept: string, told = ''): readonly ImportLoss[] {
  const lost = lostWords(source, kept, told);
  if (lost.length === 0) return [];
  return [{ kind: 'words', count: lost.length, example: lost.slice(0, SHOWN_WORDS).join(' ') }];
}

/** The words of a page around what was taken of it, as one loss that shows the longest line of them. */
export function lossAround(page: string, taken: string): readonly ImportLoss[] {
  const count = lostWords(page, taken).length;
  if (count === 0) return [];
  const known = new Set(linesOf(taken));
  const around = linesOf(page).filter((line) => !known.has(line));
  const longest = around.reduce((most, line) => (line.length > most.length ? line : most), '');
  return [{ kind: 'around', count, ...(longest !== '' && { example: shortened(longest) }) }];
}

const linesOf = (text: string): string[] =>
  text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());

const INLINE_TAG = /<\/?(?:strong|em|u|s|code|a)(?=[\s>])[^<>]*>/g;
const OTHER_TAG = /<[^<>]*>/g;

/** The text of HTML that we have written (`write.ts`), with a line for each element that is not inline. */
export const keptText = (html: string): string =>
  decodeEntities(html.replace(INLINE_TAG, '').replace(OTHER_TAG, '\n'));
