/** Splits text into words by the rules of Unicode (UAX #29): editor, report, import and drafts count the same. */
import { textUnitsOf } from './units.ts';

/** Undetermined (BCP 47). */
const UNDETERMINED = 'und';
const segmenters = new Map<string, Intl.Segmenter>();

/** "en-GB" is "en". An invalid tag is undetermined. */
export function baseLanguage(language = ''): string {
  return /^[a-z]{2,3}(?=$|[-_])/.exec(language.toLowerCase())?.[0] ?? UNDETERMINED;
}

/** Returns the segmenter that splits text into words and what is between them, cached by language. */
export function wordSegmenter(language?: string): Intl.Segmenter {
  const base = baseLanguage(language);
  const known = segmenters.get(base);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter(base, { granularity: 'word' });
  segmenters.set(base, segmenter);
  return segmenter;
}

/** Returns the words in order, as written, without punctuation. */
export function wordsIn(text: string, language?: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of wordSegmenter(language).segment(text)) {
    if (isWordLike) words.push(segment);
  }
  return words;
}

export function countWords(text: string, language?: string): number {
  let count = 0;
  for (const { isWordLike } of wordSegmenter(language).segment(text)) count += isWordLike ? 1 : 0;
  return count;
}

/** Counts the words of a block's HTML. A word ends with its cell, item or paragraph. */
export const countWordsOfHtml = (html: string, language?: string): number =>
  textUnitsOf(html).reduce((sum, { text }) => sum + countWords(text, language), 0);
