/** Words of the notes in the forms in which they are compared. */
import { baseLanguage } from '#html/words.ts';
import { textToolsOf } from '#language/textTools.ts';

export interface Word {
  /** Lower case, straight apostrophes. */
  readonly form: string;
  /** Without ending and accents: the same for all forms of a word. */
  readonly stem: string;
  readonly isStopWord: boolean;
  /** False: its spelling shows that it is none. */
  readonly mayBeNoun: boolean;
}

const POSSESSIVE = /'s$/;

export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

export function wordsOf(text: string, language: string): Word[] {
  const { words, stem, isStopWord } = textToolsOf(language);
  const all = words(text);
  const marksNouns = baseLanguage(language) === 'de';
  return all.map((written, at) => ({
    form: written.toLowerCase().replaceAll('’', "'").replace(POSSESSIVE, ''),
    stem: unaccented(stem(written)),
    isStopWord: isStopWord(written),
    mayBeNoun: !marksNouns || isGermanNoun(written, all[at + 1] ?? ''),
  }));
}

const CAPITAL = /^\p{Lu}/u;
const INFLECTED = /e[rsnm]?$/;

/** German writes nouns in upper case. What begins a line in front of one describes it: "Alte Kette". */
const isGermanNoun = (word: string, next: string): boolean =>
  CAPITAL.test(word) && !(INFLECTED.test(word) && CAPITAL.test(next));

/** Related words of different length count this much. */
const PART = 0.6;
const SHORTEST_PART = 4;
const SHORTEST_SHARED = 5;
const SHARED_RATIO = 0.7;
/** "ent-stehen" has little to do with "stehen". */
const PREFIXES = new Set(
  'ab an auf aus be bei durch ein ent er ge her hin los miss mit nach uber um un unter ver vor weg wider zer zu zusammen'.split(
    ' ',
  ),
);

/** How much two stems have in common, 0 to 1: one may be a part of the other, or both may share their beginning. */
export function kinship(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_PART) return 0;
  const rest = long.length - short.length;
  const isHead =
    long.endsWith(short) &&
    short.length > SHORTEST_PART &&
    rest > 2 &&
    !PREFIXES.has(long.slice(0, rest));
  if (long.startsWith(short) || isHead) return PART * Math.min(1, short.length / long.length + 0.3);
  const start = sharedLength(short, long);
  return start >= SHORTEST_SHARED && start >= short.length * SHARED_RATIO ? PART * 0.8 : 0;
}

function sharedLength(short: string, long: string): number {
  let length = 0;
  while (length < short.length && short[length] === long[length]) length += 1;
  return length;
}
