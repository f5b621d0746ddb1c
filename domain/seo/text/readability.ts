/** Flesch Reading Ease and its adaptations: base − perSentence·(words/sentence) − perWord·(syllables/word). */
import { baseLanguage } from '#html/words.ts';
import type { Readability, ReadabilityVariant } from '../report/report.ts';
import { READABILITY_MATCH } from '../report/weights.ts';
import type { TextOutline } from './outline.ts';

interface Formula {
  readonly variant: ReadabilityVariant;
  readonly base: number;
  readonly perSentence: number;
  readonly perWord: number;
}

/**
 * By base language. Flesch 1948; Amstad 1978; Fernández Huerta 1959; Kandel and Moles 1958; Vacca and
 * Franchina 1972; Douma 1960; Martins, Ghiraldelo et al. 1996; Ateşman 1997; Oborneva 2006.
 */
const FORMULAS: Readonly<Record<string, Formula>> = {
  en: { variant: 'flesch', base: 206.835, perSentence: 1.015, perWord: 84.6 },
  de: { variant: 'amstad', base: 180, perSentence: 1, perWord: 58.5 },
  es: { variant: 'fernandezHuerta', base: 206.835, perSentence: 1.02, perWord: 60 },
  fr: { variant: 'kandelMoles', base: 207, perSentence: 1.015, perWord: 73.6 },
  it: { variant: 'fleschVacca', base: 217, perSentence: 1.3, perWord: 60 },
  nl: { variant: 'douma', base: 206.835, perSentence: 0.93, perWord: 77 },
  pt: { variant: 'martinsGhiraldelo', base: 248.835, perSentence: 1.015, perWord: 84.6 },
  tr: { variant: 'atesman', base: 198.825, perSentence: 2.61, perWord: 40.175 },
  ru: { variant: 'oborneva', base: 206.835, perSentence: 1.3, perWord: 60.1 },
};

interface Counts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

/** Returns null for a language without a formula, or if there is nothing to measure. */
function readabilityOf(language: string, counts: Counts): Readability | null {
  const formula = FORMULAS[baseLanguage(language)];
  if (formula === undefined || counts.sentences === 0 || counts.words === 0) return null;
  const wordsPerSentence = counts.words / counts.sentences;
  const syllablesPerWord = counts.syllables / counts.words;
  const { variant, base, perSentence, perWord } = formula;
  const score = base - perSentence * wordsPerSentence - perWord * syllablesPerWord;
  return { variant, score, wordsPerSentence, syllablesPerWord };
}

/** Of the prose of a text. */
export const readabilityIn = (
  { sentences }: Pick<TextOutline, 'sentences'>,
  language: string,
): Readability | null =>
  readabilityOf(language, {
    sentences: sentences.length,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    syllables: sentences.reduce((sum, { syllables }) => sum + syllables, 0),
  });

/** What the formula of a language starts with, and what it takes off for long sentences and long words. Together they are the score. */
export function readabilityParts({ variant, wordsPerSentence, syllablesPerWord }: Readability) {
  const formula = Object.values(FORMULAS).find((one) => one.variant === variant);
  const { base = 0, perSentence = 0, perWord = 0 } = formula ?? {};
  return { base, sentences: -perSentence * wordsPerSentence, words: -perWord * syllablesPerWord };
}

/** Whether the language has a formula. */
export const hasReadability = (language: string): boolean =>
  Object.hasOwn(FORMULAS, baseLanguage(language));

/**
 * Returns how well readability matches, 0 to 100: 100 for a text that is as easy to read as the competitors', or as a usual text
 * if there are none. Easier text loses nothing.
 */
export function readabilityMatch(score: number, competitors: number | null): number {
  const { from, belowMedian, costPerPoint } = READABILITY_MATCH;
  const least = competitors === null ? from : competitors - belowMedian;
  return Math.max(0, WHOLE - costPerPoint * Math.max(least - score, 0));
}
const WHOLE = 100;
