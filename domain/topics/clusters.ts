/**
 * Groups keyphrases that one page can answer: by the results that searches for them share, and by what they say where nothing was
 * found. Average linkage (UPGMA; Sokal and Michener 1958): how alike all members are decides, never a single pair. The same
 * keyphrases in the same order give the same groups.
 */
import {
  ALIKE,
  type ClusterItem,
  firstOf,
  foundLikeness,
  pageWeights,
  saidLikeness,
  type Weights,
  weightsOf,
} from './likeness.ts';
import { linked } from './linkage.ts';

/** A group of more is not made by joining; more that say the same are one. */
export const GROUP_MOST = 25;
/** Pairs below it are as far from each other as any. */
const PAIR_LEAST = 0.3;
/** So much of what two alike phrases say may differ. */
const DIFFERENT_MOST = 1.8;
/** What so many have in common, such as the subject of all, leads to no comparison. */
const BUCKET_MOST = 1000;

/** Keyphrases that say the same and were not searched for are one unit. */
interface Unit extends ClusterItem {
  readonly members: readonly number[];
  readonly found: readonly string[];
}

/** Returns the groups as indexes of the items; the groups and their members are in the order of the items. */
export function clustersOf(items: readonly ClusterItem[]): number[][] {
  const units = unitsOf(items);
  const weights = weightsOf(items);
  const weightOfPage = pageWeights(items);
  const keys = units.map((unit) => keysOf(unit, weights));
  const buckets = bucketsOf(keys);
  const pairs = units.map((one, at) => {
    const near = new Map<number, number>();
    for (const other of candidates(at, keys[at] ?? [], buckets)) {
      const unit = units[other];
      const alike = unit === undefined ? 0 : likeness(one, unit, weights, weightOfPage);
      if (alike >= PAIR_LEAST) near.set(other, alike);
    }
    return near;
  });
  const sizes = units.map(({ members }) => members.length);
  return linked(pairs, ALIKE, { sizes, most: GROUP_MOST })
    .map((group) => group.flatMap((at) => units[at]?.members ?? []).sort((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b);
}

function likeness(
  one: Unit,
  other: Unit,
  weights: Weights,
  weightOfPage: (url: string) => number,
): number {
  const said = saidLikeness(one.form, other.form, weights);
  if (one.found.length === 0 || other.found.length === 0) return said;
  return foundLikeness(one.found, other.found, weightOfPage, said);
}

/** The units behind one that have a key in common with it. */
const candidates = (
  at: number,
  keys: readonly string[],
  buckets: ReadonlyMap<string, readonly number[]>,
): Set<number> =>
  new Set(keys.flatMap((key) => buckets.get(key) ?? []).filter((other) => other > at));

function unitsOf(items: readonly ClusterItem[]): Unit[] {
  const same = new Map<string, number[]>();
  for (const [at, { form, results }] of items.entries()) {
    const isFound = results !== null && results.length > 0;
    const key = isFound ? `${at}` : [...form.keys()].sort().join('\n');
    const members = same.get(key);
    if (members === undefined) same.set(key, [at]);
    else members.push(at);
  }
  return [...same.values()].flatMap((members) => {
    const first = items[members[0] ?? 0];
    return first === undefined ? [] : [{ ...first, members, found: firstOf(first.results) }];
  });
}

function bucketsOf(keys: readonly (readonly string[])[]): Map<string, number[]> {
  const buckets = new Map<string, number[]>();
  for (const [at, key] of keys.flatMap((all, unit) => all.map((one) => [unit, one] as const))) {
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [at]);
    else bucket.push(at);
  }
  for (const [key, { length }] of buckets) if (length > BUCKET_MOST) buckets.delete(key);
  return buckets;
}

/**
 * Two units that are alike have one of these in common: a result, or one of their rarest words (prefix filter; Chaudhuri, Ganti and
 * Kaushik 2006), because what is rarer than the first that they share may not weigh more than they may differ.
 */
function keysOf({ form, found }: Unit, weights: Weights): string[] {
  const keys: string[] = [];
  let passed = 0;
  for (const key of weights.telling(form)) {
    if (passed > DIFFERENT_MOST) break;
    keys.push(`said ${key}`);
    passed += weights.of(key);
  }
  if (keys.length === 0) keys.push('nothing said');
  return [...keys, ...found.map((url) => `found ${url}`)];
}
