/** Compares what texts are about by their words, reduced to a common form. */

import { wordsIn } from '#html/words.ts';

const SHORTEST_TERM = 3;
/** Endings of inflected words in the languages of the scaffold. Crude, but the same for both texts. */
const ENDING = /(?:ings?|ungen|ung|ions?|ment|ments|es|en|er|s|e|o|a)$/;
const SHORTEST_STEM = 4;
/** Scripts without spaces carry a meaning in fewer characters. */
const DENSE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

export type Terms = ReadonlySet<string>;

export function termsOf(text: string, language: string, stopWords: Terms): Terms {
  const terms = new Set<string>();
  for (const written of wordsIn(text, language)) {
    const word = written.toLocaleLowerCase(language);
    if (isMeaningful(word) && !stopWords.has(word)) terms.add(stem(word));
  }
  return terms;
}

function isMeaningful(word: string): boolean {
  return word.length >= SHORTEST_TERM || DENSE_SCRIPT.test(word);
}

function stem(word: string): string {
  const stemmed = word.replace(ENDING, '');
  return stemmed.length >= SHORTEST_STEM ? stemmed : word;
}

/** The sum of the weights of the shared terms. */
export function overlap(terms: Terms, other: Terms, weightOf: (term: string) => number): number {
  let score = 0;
  for (const term of terms) if (other.has(term)) score += weightOf(term);
  return score;
}

export function containsAll(text: Terms, wanted: Terms): boolean {
  return wanted.size > 0 && [...wanted].every((term) => text.has(term));
}
