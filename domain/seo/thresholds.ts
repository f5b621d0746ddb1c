/** Thresholds of the checks, as Yoast has published them; docs/scoring.md says what each measures. */
import type { Rating } from './report.ts';

/** From a lower bound (inclusive) on; the first that fits counts. */
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
/** Per cent of the words; where word forms are known, half a per cent more is good. */
export const KEYPHRASE_DENSITY = {
  least: 0.5,
  most: 3,
  mostWithForms: 3.5,
  worst: 4,
  minWords: 100,
};
/** A paragraph with as many uses, and more than one in ten words, is stuffed. */
export const STUFFED = { uses: 3, percent: 10 };
/** Per cent of the subheadings. */
export const KEYPHRASE_SUBHEADINGS = { least: 30, most: 75 };
/** The longest stretch without the keyphrase, as a share of all sentences. */
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
/** Of a text that has no subheading at all. */
export const UNDIVIDED_WORDS: Scale = [
  [301, 'bad'],
  [0, 'good'],
];
export const PARAGRAPH_WORDS: Scale = [
  [201, 'bad'],
  [151, 'ok'],
  [0, 'good'],
];
/** Per cent of the sentences that are longer than their language likes. */
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
