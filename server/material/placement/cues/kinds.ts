/** The kinds of section in the space of the word vectors, which is one for all languages. */
import { memo } from '#language/memo.ts';
import { englishVector, meanVector, rarityOf, similarity, type Vector } from '../vectors.ts';
import { wordsOf } from '../words.ts';
import type { SectionCue } from './cueTable.ts';
import { ENGLISH_CUES } from './english.ts';

export interface Kind {
  readonly name: SectionCue;
  /** The meaning of each word that headings have. */
  readonly heads: readonly Vector[];
  /** The meaning of all words together. */
  readonly vector: Vector;
}

let read: readonly Kind[] | null = null;

/** All of them, in a fixed order. Read when they are first asked for. */
export function kinds(): readonly Kind[] {
  read ??= Object.entries(ENGLISH_CUES).map(([name, [heads, words]]) => {
    const all = formsOf(`${heads} ${words}`);
    return {
      name: name as SectionCue,
      heads: formsOf(heads)
        .map(englishVector)
        .filter((vector) => vector !== null),
      vector: meanVector(all.map(englishVector), all.map(rarityOf)),
    };
  });
  return read;
}

const formsOf = (text: string): string[] => [
  ...new Set(wordsOf(text, 'en').map(({ form }) => form)),
];

interface KindWords {
  readonly vectors: readonly Vector[];
  /** Which of them each kind has. */
  readonly byKind: readonly (readonly number[])[];
}

let words: KindWords | null = null;

/** A word of several kinds is compared once. */
function kindWords(): KindWords {
  if (words !== null) return words;
  const places = new Map<string, number>();
  const vectors: Vector[] = [];
  const byKind = Object.values(ENGLISH_CUES).map(([, text]) =>
    formsOf(text).flatMap((form) => {
      const vector = englishVector(form);
      if (vector === null) return [];
      const place = places.get(form) ?? vectors.push(vector) - 1;
      places.set(form, place);
      return [place];
    }),
  );
  words = { vectors, byKind };
  return words;
}

/**
 * How close an English word is to each kind: the mean similarity to the three words of the kind that are closest to
 * it. Null for a word without a vector.
 */
export const nearnessOf: (word: string) => readonly number[] | null = memo((word) => {
  const vector = englishVector(word);
  if (vector === null) return null;
  const { vectors, byKind } = kindWords();
  const close = vectors.map((one) => similarity(vector, one));
  return byKind.map((places) => {
    let [first, second, third] = [0, 0, 0];
    for (const place of places) {
      const value = close[place] ?? 0;
      if (value > first) [first, second, third] = [value, first, second];
      else if (value > second) [second, third] = [value, second];
      else if (value > third) third = value;
    }
    return (first + second + third) / 3;
  });
});
