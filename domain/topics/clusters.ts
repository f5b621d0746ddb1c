/**
 * Groups keyphrases that one page can answer: by the pages that searches for them share, and by their words where nothing was found.
 * Average linkage (UPGMA; Sokal and Michener 1958) over the nearest neighbours of each keyphrase. The same keyphrases in the same order
 * give the same groups.
 */
import { linked } from './linkage.ts';

/** What is known of a keyphrase. */
export interface ClusterItem {
  /** Stems of its content words, and how rare each is in the language, 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
  /** Addresses in the order of the results; null: it was not searched for. */
  readonly results: readonly string[] | null;
}

/** Groups join while the similarity of their members is at least this on average. */
const LEAST = { results: 0.06, terms: 0.05 } as const;
/** Neighbours that are compared: more of them change little and cost time. */
const NEIGHBOURS_MOST = 40;
/** What so many keyphrases share, such as the word that was searched for, tells none of them apart. */
const SHARED_MOST = 1000;
/** A first result says more than a tenth one: 1 / rank^DECAY. */
const RANK_DECAY = 0.5;

type Features = ReadonlyMap<string, number>;

/** Returns the groups as indexes of the items; the groups and their members are in the order of the items. */
export function clustersOf(items: readonly ClusterItem[]): number[][] {
  const byResults = weighted(items.map(resultFeatures), inverseFrequency);
  const byTerms = weighted(items.map(termFeatures), absence);
  const hasResults = byResults.map(({ size }) => size > 0);
  const near = neighbours(byResults, () => true);
  // Words count between keyphrases of which at least one has no results.
  const alike = neighbours(byTerms, (one, other) => !(hasResults[one] && hasResults[other]));
  const scale = LEAST.results / LEAST.terms;
  const pairs = items.map((_, at) => {
    const all = new Map(near[at]);
    for (const [other, value] of alike[at] ?? []) all.set(other, value * scale);
    return all;
  });
  return linked(pairs, LEAST.results);
}

function resultFeatures({ results }: ClusterItem): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, url] of (results ?? []).entries())
    if (!found.has(url)) found.set(url, 1 / (at + 1) ** RANK_DECAY);
  return found;
}

const termFeatures = ({ stems }: ClusterItem): Map<string, number> =>
  new Map([...stems].map(([stem, rarity]) => [stem, rarity ** 2]));

/** A page that is found for many keyphrases says little about each. */
const inverseFrequency = (share: number): number => Math.log(1 + 1 / share);
/** A word that some keyphrases share is what they are about; one that all have is what was searched for. */
const absence = (share: number): number => 1 - share;

/** Weighted by the share of items that have a feature, with length 1. */
function weighted(
  all: readonly ReadonlyMap<string, number>[],
  weightOf: (share: number) => number,
): Features[] {
  const uses = new Map<string, number>();
  for (const key of all.flatMap((one) => [...one.keys()])) uses.set(key, (uses.get(key) ?? 0) + 1);
  return all.map((one) => {
    const telling = [...one]
      .map(([key, value]) => [key, value * weightOf((uses.get(key) ?? 1) / all.length)] as const)
      .filter(([, value]) => value > 0);
    const length = Math.hypot(...telling.map(([, value]) => value));
    return new Map(telling.map(([key, value]) => [key, value / length]));
  });
}

/** The most similar items of each (cosine), without itself. */
function neighbours(
  all: readonly Features[],
  counts: (one: number, other: number) => boolean,
): Map<number, number>[] {
  const having = byFeature(all);
  return all.map((features, at) => {
    const near = new Map<number, number>();
    for (const [key, weight] of features) {
      for (const [other, theirs] of having.get(key) ?? [])
        if (other !== at && counts(at, other))
          near.set(other, (near.get(other) ?? 0) + weight * theirs);
    }
    return new Map(nearest(near));
  });
}

/** The items that have a feature, with its weight; without features that too many have. */
function byFeature(all: readonly Features[]): Map<string, [number, number][]> {
  const having = new Map<string, [number, number][]>();
  for (const [at, features] of all.entries())
    for (const [key, weight] of features) {
      const list = having.get(key) ?? [];
      having.set(key, list);
      list.push([at, weight]);
    }
  for (const [key, { length }] of having)
    if (length > SHARED_MOST && length > all.length / 2) having.delete(key);
  return having;
}

const nearest = (near: ReadonlyMap<number, number>): [number, number][] =>
  [...near]
    .sort(([one, value], [other, theirs]) => theirs - value || one - other)
    .slice(0, NEIGHBOURS_MOST);
