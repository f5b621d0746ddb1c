/** What two texts have to share to be about the same thing: their words, without endings. */
import { textToolsOf } from '#language/textTools.ts';

const SHORTEST_TERM = 3;
/** Scripts without spaces carry a meaning in fewer characters. */
const DENSE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

export type Terms = ReadonlySet<string>;

export function termsOf(text: string, language: string): Terms {
  const { words, stem, isStopWord } = textToolsOf(language);
  const meaningful = words(text).filter(
    (word) => !isStopWord(word) && (word.length >= SHORTEST_TERM || DENSE_SCRIPT.test(word)),
  );
  return new Set(meaningful.map(stem));
}

/** How many terms both have. Looks each term of the shorter one up: a long text may be compared with many short ones. */
export function sharedCount(terms: Terms, other: Terms): number {
  const [few, many] = terms.size <= other.size ? [terms, other] : [other, terms];
  let count = 0;
  for (const term of few) count += many.has(term) ? 1 : 0;
  return count;
}

export function containsAll(text: Terms, wanted: Terms): boolean {
  return wanted.size > 0 && [...wanted].every((term) => text.has(term));
}
