/** Sentences that say what an earlier one has said, in the same words or almost. Takes time by their number. */
import type { PlacedSentence } from './outline.ts';
import { wordHash } from './wordHash.ts';

/** Shorter ones are alike by chance. */
const LEAST_WORDS = 6;
/** Of the words of two sentences, so many are in both. */
const ALIKE = 0.75;
/** Sentences that are alike have the smallest of one of several hashes in common (MinHash, Broder 1997). */
const SEEDS = [0x9e3779b1, 0x85ebca77] as const;

const smallest = (stems: ReadonlySet<string>, seed: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const stem of stems) least = Math.min(least, Math.imul(wordHash(stem) ^ seed, seed) >>> 0);
  return least;
};

interface Signature {
  readonly stems: ReadonlySet<string>;
  readonly keys: readonly string[];
}

const signatures = new WeakMap<PlacedSentence, Signature>();

/** Made once for each sentence of a block that was read. */
function signatureOf(sentence: PlacedSentence): Signature {
  const known = signatures.get(sentence);
  if (known !== undefined) return known;
  const stems = new Set(sentence.stems);
  const made = { stems, keys: SEEDS.map((seed, at) => `${at} ${smallest(stems, seed)}`) };
  signatures.set(sentence, made);
  return made;
}

/** Sentences with the same smallest hash that one is compared with. */
const COMPARED_MOST = 4;

/** The sentences that repeat an earlier one. */
export function repeatingIn(sentences: readonly PlacedSentence[]): PlacedSentence[] {
  const known = new Map<string, ReadonlySet<string>[]>();
  return sentences.filter((sentence) => {
    if (sentence.words < LEAST_WORDS) return false;
    const { stems, keys } = signatureOf(sentence);
    if (keys.some((key) => known.get(key)?.some((other) => isAlike(stems, other)))) return true;
    for (const key of keys) {
      const others = known.get(key);
      if (others === undefined) known.set(key, [stems]);
      else if (others.length < COMPARED_MOST) others.push(stems);
    }
    return false;
  });
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < ALIKE * Math.max(one.size, other.size)) return false;
  let both = 0;
  for (const stem of one) if (other.has(stem)) both += 1;
  return both >= ALIKE * (one.size + other.size - both);
}
