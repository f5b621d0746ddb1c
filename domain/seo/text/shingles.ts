/** Runs of words that stand in two texts, by their hashes: what is kept of a page does not hold its wording. */
import { SNAPSHOT_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import type { PageFeatures, PageWording } from '../report/competition.ts';
import type { BlockFacts } from './blockFacts.ts';
import type { TextTools } from './textTools.ts';
import { wordHash } from './wordHash.ts';

/** As many words in a row are no coincidence. */
export const SHINGLE_WORDS = 8;
/** One shingle in so many is kept, the same ones of every text: those whose hash can be divided by it. */
const KEPT_OF = 4;

interface Shingle {
  readonly hash: number;
  /** One of its words stands in a quotation. */
  readonly isQuoted: boolean;
}

const known = new WeakMap<BlockFacts, readonly Shingle[]>();

/** Returns the sampled shingles of a block without its code, in order; cached. */
export function shinglesIn(facts: BlockFacts): readonly Shingle[] {
  const old = known.get(facts);
  if (old !== undefined) return old;
  const words = wordsOf(facts);
  const found = keptAmong(words.map(({ plain }) => plain)).map(({ at, hash }) => ({
    hash,
    isQuoted: words.slice(at, at + SHINGLE_WORDS).some((word) => word.isQuoted),
  }));
  known.set(facts, found);
  return found;
}

function keptAmong(words: readonly string[]): { readonly at: number; readonly hash: number }[] {
  const hashes = words.map(wordHash);
  const found: { at: number; hash: number }[] = [];
  for (let at = 0; at + SHINGLE_WORDS <= hashes.length; at += 1) {
    const hash = joined(hashes, at);
    if (hash % KEPT_OF === 0) found.push({ at, hash });
  }
  return found;
}

/** Of the words from one on, in their order. */
function joined(hashes: readonly number[], from: number): number {
  let hash = 0;
  for (let at = from; at < from + SHINGLE_WORDS; at += 1)
    hash = Math.imul((hash << 5) ^ (hash >>> 27) ^ (hashes[at] ?? 0), 0x9e3779b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A cell with a few words is a figure or a name, which many tables have. */
const wordsOf = ({ units }: BlockFacts): { plain: string; isQuoted: boolean }[] =>
  units
    .filter(({ codeWords }) => codeWords === 0)
    .filter(({ kind, words }) => kind !== 'other' || words >= SHINGLE_WORDS)
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ plain, quoted }) =>
      plain.map((word, at) => ({ plain: word, isQuoted: quoted?.has(at) === true })),
    );

/** Each once, and no more than are kept of a page: those of the first 20,000 words. */
const keptOf = (shingles: readonly Pick<Shingle, 'hash'>[]): number[] =>
  [...new Set(shingles.map(({ hash }) => hash))].slice(0, SNAPSHOT_LIMITS.shinglesPerPage);

export const shinglesOfPage = (blocks: readonly BlockFacts[]): number[] =>
  keptOf(blocks.flatMap(shinglesIn));

/** Those of a text by its paragraphs. A run may go over several: items of a list are paragraphs too. */
export const shinglesOfText = (paragraphs: readonly string[], tools: TextTools): number[] =>
  keptOf(keptAmong(paragraphs.flatMap((text) => tools.words(text).map(tools.plainWord))));

/** What is known of the wording of the pages; nothing of those from before it was kept. */
export const wordingOf = (pages: readonly PageFeatures[]): PageWording[] =>
  pages.flatMap(({ id, shingles }) => (shingles === undefined ? [] : [{ url: id, shingles }]));
