/**
 * Splits text into words by the rules of Unicode (UAX #29): editor, report, import and drafts count the same, in every engine. Engines
 * tailor `Intl.Segmenter`: Chromium divides "node.js", "z.B." and "EU:s". So the rules are here, and only scripts without spaces between
 * words, which need a dictionary, are divided by the engine.
 */
import { textUnitsOf } from './units.ts';

/** Undetermined (BCP 47). */
const UNDETERMINED = 'und';
const segmenters = new Map<string, Intl.Segmenter>();

/** "en-GB" is "en". An invalid tag is undetermined. */
export function baseLanguage(language = ''): string {
  return /^[a-z]{2,3}(?=$|[-_])/.exec(language.toLowerCase())?.[0] ?? UNDETERMINED;
}

/** Returns the segmenter of the engine, which splits text into words and what is between them, cached by language. */
export function wordSegmenter(language?: string): Intl.Segmenter {
  const base = baseLanguage(language);
  const known = segmenters.get(base);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter(base, { granularity: 'word' });
  segmenters.set(base, segmenter);
  return segmenter;
}

/** A word, and where it stands in UTF-16 code units. */
export interface WordSpan {
  /** As written, in composed letters, without invisible characters. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]`;
/** Soft hyphens, spaces without width, marks of direction: a class of a regular expression. */
export const UNSEEN = String.raw`[\xAD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]`;
const LETTER = String.raw`(?!${UNSPACED})\p{Alphabetic}`;
const SIGN = String.raw`(?:(?!${UNSPACED})[\p{Alphabetic}\p{M}\p{Nd}]|\p{Pc}+(?=[\p{Alphabetic}\p{Nd}]))`;
/** Between letters (MidLetter, MidNumLet), and between digits (MidNum, MidNumLet, narrow space). */
const INNER = String.raw`(?<=[\p{Alphabetic}\p{M}])[:.'’‘·\u0387\u055F\u05F4\u2024\u2027\uFE13\uFE52\uFE55\uFF07\uFF0E\uFF1A](?=${LETTER})`;
const INNER_OF_NUMBER = String.raw`(?<=[\p{Nd}\p{M}])[.,;'’‘\u037E\u0589\u060C\u060D\u066B\u066C\u07F8\u2024\u202F\u2044\uFE10\uFE14\uFE50\uFE52\uFE54\uFF07\uFF0C\uFF0E\uFF1B](?=\p{Nd})`;
const INNER_OF_HEBREW = String.raw`(?<=\p{sc=Hebr})"(?=\p{sc=Hebr})`;
/** ".net", but not the end of a sentence with a space too many: ".Next". */
const DOT = String.raw`(?:(?<![^\s(\[{"'„“‘«])\.(?=(?:\p{Ll}{2,}|\p{Lu}{2,}|Net)(?![\p{L}\p{N}])))?`;
/** "c++", "c#", "15+". */
const ENDING = String.raw`(?:\+\+(?![\p{L}+])|[+#](?![\p{L}\p{N}+#]))?`;
const SPACED_WORD = `${DOT}(?:${LETTER}|\\p{Nd})(?:${UNSEEN}*${SIGN}|${INNER}|${INNER_OF_NUMBER}|${INNER_OF_HEBREW})*${ENDING}`;

/** A word, or a run of words of a script without spaces. */
const WORDS = new RegExp(`${SPACED_WORD}|(${UNSPACED}+)`, 'gu');

/** Most words are in letters that have no other way of being written. */
const IS_PLAIN = /^[\x20-\xAC\xAE-\u02FF]*$/;
const UNSEEN_SIGNS = new RegExp(UNSEEN, 'gu');

const seen = (word: string): string =>
  IS_PLAIN.test(word) ? word : word.replace(UNSEEN_SIGNS, '').normalize('NFC');

/** Returns the words in order, without punctuation. */
export function wordSpansIn(text: string, language?: string): WordSpan[] {
  const words: WordSpan[] = [];
  const add = (written: string, start: number) =>
    words.push({ word: seen(written), start, end: start + written.length });
  for (const { 0: found, 1: run, index } of text.matchAll(WORDS)) {
    if (run === undefined) add(found, index);
    else
      for (const { segment, index: at } of wordSegmenter(language).segment(run))
        add(segment, index + at);
  }
  return words;
}

/** Returns the words in order, without punctuation. */
export const wordsIn = (text: string, language?: string): string[] =>
  wordSpansIn(text, language).map(({ word }) => word);

export const countWords = (text: string, language?: string): number =>
  wordSpansIn(text, language).length;

/** Counts the words of a block's HTML. A word ends with its cell, item or paragraph. */
export const countWordsOfHtml = (html: string, language?: string): number =>
  textUnitsOf(html).reduce((sum, { text }) => sum + countWords(text, language), 0);
