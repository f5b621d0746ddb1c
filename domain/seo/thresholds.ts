/** Thresholds of the checks, as Yoast published them; docs/scoring.md explains each. */
import type { Rating } from './report.ts';

/** Ratings by lower bound (inclusive); the first match counts. */
export type Scale = readonly (readonly [from: number, rating: Rating])[];

export function rated(value: number, scale: Scale): Rating {
  return scale.find(([from]) => value >= from)?.[1] ?? 'bad';
}

/** Content words. */
export const KEYPHRASE_WORDS: Scale = [
  [9, 'bad'],
  [5, 'ok'],
  [1, 'good'],
];
/** Percent of the words; half a percent more is good if word forms are known. */
export const KEYPHRASE_DENSITY = {
  least: 0.5,
  most: 3,
  mostWithForms: 3.5,
  worst: 4,
  minWords: 100,
};
/** A paragraph with this many uses, and more than one in ten words, is stuffed. */
export const STUFFED = { uses: 3, percent: 10 };
/** Percent of the subheadings. */
export const KEYPHRASE_SUBHEADINGS = { least: 30, most: 75 };
/** The longest gap without the keyphrase, as a share of all sentences. */
export const KEYPHRASE_GAP = { good: 0.4, ok: 0.6, minSentences: 15 };
export const TEXT_WORDS: Scale = [
  [300, 'good'],
  [250, 'ok'],
];
export const SECTION_WORDS: Scale = [
  [351, 'bad'],
  [301, 'ok'],
  [0, 'good'],
];
/** For a text without any subheading. */
export const UNDIVIDED_WORDS: Scale = [
  [301, 'bad'],
  [0, 'good'],
];
export const PARAGRAPH_WORDS: Scale = [
  [201, 'bad'],
  [151, 'ok'],
  [0, 'good'],
];
/** Percent of the sentences that are too long for their language. */
export const LONG_SENTENCES = { good: 25, ok: 30 };
export const SAME_STARTS: Scale = [
  [3, 'bad'],
  [0, 'good'],
];

const LONG_SENTENCE_WORDS: Readonly<Record<string, number>> = { it: 25, ru: 15, he: 15, tr: 15 };

/** A sentence with more words than this is long. */
export function longSentenceWords(language: string): number {
  return LONG_SENTENCE_WORDS[language] ?? 20;
}
