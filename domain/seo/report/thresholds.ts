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
/** Percent of the subheadings; of the images, if there are at least `many`. */
export const KEYPHRASE_SUBHEADINGS = { least: 30, most: 75 };
export const KEYPHRASE_IMAGES = { least: 30, most: 75, many: 5 };
/** Sentences of the description. */
export const KEYPHRASE_DESCRIPTION = { least: 1, most: 2 };
/** A keyphrase with at most this many content words must be in the slug whole; of a longer one, more than half. */
export const SHORT_KEYPHRASE_WORDS = 2;
/** The longest gap without the keyphrase, as a share of all sentences. */
export const KEYPHRASE_GAP = { good: 0.4, ok: 0.6, minSentences: 15 };
export const TEXT_WORDS: Scale = [
  [300, 'good'],
  [250, 'ok'],
];
/** How far from the length that was asked for, as a share of it. */
export const ASKED_WORDS = { good: 0.1, ok: 0.25 };
export const TITLE_WIDTH_PX = 600;
/** Characters. */
export const DESCRIPTION_LENGTH = { least: 121, most: 156 };
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
/** Percent of the sentences. */
export const PASSIVE = { good: 10, ok: 15 };
export const TRANSITIONS = { good: 30, ok: 20, minWords: 200 };
/** As many could begin alike. */
export const SAME_STARTS_SENTENCES = 3;
export const SAME_STARTS: Scale = [
  [3, 'bad'],
  [0, 'good'],
];

const LONG_SENTENCE_WORDS: Readonly<Record<string, number>> = { it: 25, ru: 15, he: 15, tr: 15 };

/** A sentence with more words than this is long. */
export function longSentenceWords(language: string): number {
  return LONG_SENTENCE_WORDS[language] ?? 20;
}

/** For AI search: evidence in docs/scoring.md. */
export const ANSWER = { chars: 120, words: 90 };
export const DEFINITION = { least: 20, most: 70, gapWords: 6 };
export const STATISTICS = { good: 3, ok: 1 };
/** Percent of the figures. */
export const SOURCED = { good: 100, ok: 50 };
export const QUESTIONS = { good: 2, ok: 1 };
export const SCANNABLE_WORDS = { good: 120, ok: 150 };
/** A table with fewer rows or columns compares nothing. */
export const TABLE = { rows: 3, columns: 2 };
/** One link for so many words, and at least so many. */
export const AUTHORITY = { words: 500, least: 2 };

/** For depth: how much is wanted, and from which share of it a check is rated good or could be better. */
export const GRADED = { good: 0.8, ok: 0.5 };
/** Different words. */
export const VARIED_WORDS = 300;
/** Details in 100 words. */
export const DETAILS = 6;
/** Words of a section that says something, and of one that hardly begins. */
export const SECTION = { words: 25, leastWords: 10 };
/** Ways to show, of four; and the items that make a list. */
export const FORMS = { ways: 3, items: 3 };

/** So much of a text may be quotations: they are no copies. */
export const QUOTED_PERCENT = 20;

/** As many words are needed for a score (textLength.ts). */
export const ENOUGH_WORDS = {
  usual: 300,
  /** Of the low quartile of the competitors, or of the length that was asked for. */
  ofRange: 0.5,
  least: 150,
  most: 600,
};
/** A line with fewer function words, in percent, is no sentence; and how many breaks by chance a rate is made of at least. */
export const WORD_LIST = { smallPercent: 20, leastByChance: 5 };
