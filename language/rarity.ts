/** How much a word says about a text: one that stands in most texts says little. */
import { COMMON_ENGLISH_WORDS } from './commonWords.ts';
import { baseFormOf } from './irregularForms.ts';
import { once } from './once.ts';

/** The most frequent words first. Where there is no list, every word counts the same. */
const LISTS: Readonly<Record<string, readonly string[]>> = { en: COMMON_ENGLISH_WORDS };
/** The words of a language, the most frequent first; empty if there is no list. */
export const frequentWordsOf = (language: string): readonly string[] => LISTS[language] ?? [];

/** Of the most frequent word. */
const LEAST = 0.25;

/**
 * Returns how rare a stem is: from `LEAST` by the logarithm of its rank, 1 for what is not in the list. Only words that may
 * have the stem are stemmed: a stemmer replaces no more than the last letter of what it leaves of a base form.
 */
export function rarityIn(
  language: string,
  stem: (word: string) => string,
): (stem: string) => number {
  const list = LISTS[language];
  if (list === undefined) return () => 1;
  const bases = once(() => list.map(baseFormOf(language)));
  const ranks = once(() => ranksByBeginning(bases()));
  return (wanted) => {
    const beginning = wanted.slice(0, -1);
    const rank = ranks()
      .get(wanted.slice(0, BEGINNING))
      ?.find((at) => {
        const word = bases()[at] ?? '';
        return word.startsWith(beginning) && stem(word) === wanted;
      });
    if (rank === undefined) return 1;
    return LEAST + (1 - LEAST) * (Math.log(1 + rank) / Math.log(1 + list.length));
  };
}

/** Letters that a word and its stem have in common. */
const BEGINNING = 2;

/** The places of words in the list, by their first letters. */
const ranksByBeginning = (list: readonly string[]): ReadonlyMap<string, readonly number[]> =>
  Map.groupBy(list.keys(), (at) => (list[at] ?? '').slice(0, BEGINNING));

/** Zipf's law with Mandelbrot's offset; what is not in the list is as rare as the word behind its last one. */
const ZIPF_OFFSET = 2.7;

/** Returns how large a share of running text a plain word is expected to be; null if the language has no list. */
export function expectedShareIn(language: string): ((plainWord: string) => number) | null {
  const list = LISTS[language];
  if (list === undefined) return null;
  let ranks: Map<string, number> | null = null;
  const weightOf = (rank: number) => 1 / (rank + 1 + ZIPF_OFFSET);
  const total = list.reduce((sum, _, rank) => sum + weightOf(rank), 0) / LISTED_SHARE;
  return (word) => {
    ranks ??= new Map(list.map((one, rank) => [one, rank]));
    const rank = ranks.get(word);
    return rank === undefined ? weightOf(UNLISTED_RANK) / total : weightOf(rank) / total;
  };
}
/** Of the running words, how many are in the list; and how rare the others are on average. */
const LISTED_SHARE = 0.85;
const UNLISTED_RANK = 12_000;
