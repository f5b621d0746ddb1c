/** Where a claim stands in a text. Found by its words: what is known of claims is older than what is being typed. */
import { cutAtWord } from '../cutAtWord.ts';

/** The words of a claim, and the sentence or row they are part of; empty for none. */
export interface ClaimWords {
  readonly text: string;
  readonly within: string;
}

export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** Of a longer quotation, the beginning is found: each place of the text may be compared with all of it. */
const MOST_CHARS = 500;

/** Returns every place of the words within their sentence; in the whole text if the sentence is gone. */
export function placesOf(text: string, { text: words, within }: ClaimWords): TextPlace[] {
  const sentence = within === '' ? [] : found(text, within);
  if (sentence.length === 0) return found(text, words);
  return sentence.flatMap(({ start, end }) =>
    found(text.slice(start, end), words).map((place) => ({
      start: start + place.start,
      end: start + place.end,
    })),
  );
}

const SYNTAX = /[$()*+./?[\\\]^{|}]/g;
/** A figure is not a part of a longer one. */
const EDGES = { before: '(?<![\\p{N}])', behind: '(?![\\p{N}])' };

/** White space is one space, or the line between two cells. */
function found(text: string, words: string): TextPlace[] {
  const begin = cutAtWord(words.trim(), MOST_CHARS);
  if (begin === '') return [];
  const source = begin.replace(SYNTAX, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = new RegExp(`${EDGES.before}${source}${EDGES.behind}`, 'gu');
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
    return { start: index, end: index + length };
  });
}
