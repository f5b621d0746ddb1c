/** Words by the rules of Unicode (UAX #29): the same count in the editor, the report, the import and the drafts. */
import { textUnitsOf } from './units.ts';

/** Undetermined (BCP 47). */
const UNDETERMINED = 'und';
const segmenters = new Map<string, Intl.Segmenter>();

/** "en-GB" is "en". A tag that is none is undetermined. */
export function baseLanguage(language = ''): string {
  return /^[a-z]{2,3}(?=$|[-_])/.exec(language.toLowerCase())?.[0] ?? UNDETERMINED;
}

/** Cuts text into words and what is between them. Made once for each language. */
export function wordSegmenter(language?: string): Intl.Segmenter {
  const base = baseLanguage(language);
  const known = segmenters.get(base);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter(base, { granularity: 'word' });
  segmenters.set(base, segmenter);
  return segmenter;
}

/** The words in order, as written, without punctuation. */
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

/** The words of a block's HTML. A word ends where its cell, item or paragraph ends. */
export const countWordsOfHtml = (html: string, language?: string): number =>
  textUnitsOf(html).reduce((sum, { text }) => sum + countWords(text, language), 0);
