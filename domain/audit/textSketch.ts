/**
 * A short image of the wording of a text: the smallest hashes of its shingles (bottom-k, Cohen and Kaplan 2007). Two sketches say
 * how many shingles their texts have in common, however long these are.
 */
import { textHash } from '../textHash.ts';

/** Words of one shingle. Shorter ones are found in any two texts of a language. */
const SHINGLE_WORDS = 5;
/** The error of a share is about 1 / √k: 9 %. */
const HASHES_MOST = 128;
/** A text of fewer words says nothing that could be told from another one by chance. */
const LEAST_WORDS = 40;

export type TextSketch = readonly number[];

/** The sketch of a text by its words, in their order; null if it is too short. */
export function textSketch(words: readonly string[]): TextSketch | null {
  if (words.length < LEAST_WORDS) return null;
  const hashes = new Set<number>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1)
    hashes.add(textHash(words.slice(at, at + SHINGLE_WORDS).join(' ')));
  return [...hashes].sort((a, b) => a - b).slice(0, HASHES_MOST);
}

/** Returns the similarity of two texts, 0 to 1: the shingles they share, divided by all shingles of both. */
export function sharedPart(one: TextSketch, other: TextSketch): number {
  const size = Math.min(HASHES_MOST, Math.max(one.length, other.length));
  let [a, b, all, both] = [0, 0, 0, 0];
  while (all < size && (a < one.length || b < other.length)) {
    const left = one[a] ?? Number.POSITIVE_INFINITY;
    const right = other[b] ?? Number.POSITIVE_INFINITY;
    if (left === right) both += 1;
    if (left <= right) a += 1;
    if (right <= left) b += 1;
    all += 1;
  }
  return all === 0 ? 0 : both / all;
}

const DIGITS = 7;
const RADIX = 36;

/** Serialises a sketch: seven base-36 characters for each hash. */
export const sketchText = (sketch: TextSketch): string =>
  sketch.map((hash) => hash.toString(RADIX).padStart(DIGITS, '0')).join('');

export const sketchIn = (text: string): TextSketch =>
  Array.from({ length: Math.floor(text.length / DIGITS) }, (_, at) =>
    Number.parseInt(text.slice(at * DIGITS, (at + 1) * DIGITS), RADIX),
  );
