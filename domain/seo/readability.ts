/** Flesch Reading Ease and its adaptations: base − perSentence·(words/sentence) − perWord·(syllables/word). */
import { baseLanguage } from '#html/words.ts';
import type { TextOutline } from './outline.ts';
import type { Readability, ReadabilityVariant } from './report.ts';
import { READABILITY_MATCH } from './weights.ts';

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

/** Whether the language has a formula. */
export const hasReadability = (language: string): boolean =>
  Object.hasOwn(FORMULAS, baseLanguage(language));

/** 0 to 100: how near the readability is to that of the competitors, or to the usual band without them. */
export function readabilityMatch(score: number, competitors: number | null): number {
  const { from, to, aroundMedian, costPerPoint } = READABILITY_MATCH;
  const least = competitors === null ? from : competitors - aroundMedian;
  const most = competitors === null ? to : competitors + aroundMedian;
  const outside = Math.max(least - score, score - most, 0);
  return Math.max(0, 100 - costPerPoint * outside);
}
