/** Words of the notes in the forms in which they are compared. */
import { textToolsOf } from '#language/textTools.ts';

export interface Word {
  /** Lower case, straight apostrophes. */
  readonly form: string;
  /** Without ending and accents: the same for all forms of a word. */
  readonly stem: string;
  readonly isStopWord: boolean;
}

const POSSESSIVE = /'s$/;

export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

export function wordsOf(text: string, language: string): Word[] {
  const { words, stem, isStopWord } = textToolsOf(language);
  return words(text).map((written) => ({
    form: written.toLowerCase().replaceAll('’', "'").replace(POSSESSIVE, ''),
    stem: unaccented(stem(written)),
    isStopWord: isStopWord(written),
  }));
}

/** Related words of different length count this much. */
const PART = 0.6;
const SHORTEST_PART = 4;
const SHORTEST_SHARED = 5;
const SHARED_RATIO = 0.7;

/** How much two stems have in common, 0 to 1: one may be a part of the other, or both may share their beginning or end. */
export function kinship(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_PART) return 0;
  if (long.startsWith(short) || long.endsWith(short)) {
    return PART * Math.min(1, short.length / long.length + 0.3);
  }
  const start = sharedLength(short, long);
  if (start >= SHORTEST_SHARED && start >= short.length * SHARED_RATIO) return PART * 0.8;
  const end = short.length < 8 ? 0 : sharedEnd(short, long);
  return end >= SHORTEST_SHARED ? PART * 0.8 : 0;
}

function sharedLength(short: string, long: string): number {
  let length = 0;
  while (length < short.length && short[length] === long[length]) length += 1;
  return length;
}

function sharedEnd(short: string, long: string): number {
  let length = 0;
  while (length < short.length && short.at(-1 - length) === long.at(-1 - length)) length += 1;
  return length;
}
