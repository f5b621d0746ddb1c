/** How much a word says about a text: one that stands in most texts says little. */
import { COMMON_ENGLISH_WORDS } from './commonWords.ts';

/** The most frequent words first. Where there is no list, every word counts the same. */
const LISTS: Readonly<Record<string, readonly string[]>> = { en: COMMON_ENGLISH_WORDS };
/** Of the most frequent word. */
const LEAST = 0.25;

/** Returns how rare a stem is: from `LEAST` by the logarithm of its rank, 1 for what is not in the list. */
export function rarityIn(
  language: string,
  stem: (word: string) => string,
): (stem: string) => number {
  const list = LISTS[language];
  if (list === undefined) return () => 1;
  let ranks: Map<string, number> | null = null;
  const ranked = (): Map<string, number> => {
    const made = new Map<string, number>();
    list.forEach((word, rank) => {
      const key = stem(word);
      if (!made.has(key)) made.set(key, rank);
    });
    return made;
  };
  return (wanted) => {
    ranks ??= ranked(); // when it is first asked for: most texts have no competitors
    const rank = ranks.get(wanted);
    if (rank === undefined) return 1;
    return LEAST + (1 - LEAST) * (Math.log(1 + rank) / Math.log(1 + list.length));
  };
}
