/** Agglomerative clustering of a sparse graph by average linkage. */
import { heapOf } from './heap.ts';

interface Group {
  readonly members: readonly number[];
  readonly size: number;
  /** Sums of the similarities to other groups, by their ids. */
  readonly near: Map<number, number>;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly mean: number;
}

export interface LinkageBounds {
  /** Of how many things each item stands for. */
  readonly sizes: readonly number[];
  /** Groups of more things are not made. */
  readonly most: number;
}

type Similarities = readonly ReadonlyMap<number, number>[];

/**
 * Joins the two groups whose members are most similar on average, until none reach `least`. `pairs` has the similarities of each
 * item by index, one way or both; what it does not have is 0.
 */
export function linked(
  pairs: Similarities,
  least: number,
  { sizes, most }: LinkageBounds,
): number[][] {
  const groups = single(pairs, sizes);
  const queue = heapOf<Pair>(isBefore);
  const sizeOf = (id: number) => groups.get(id)?.size ?? 0;
  const offer = (found: readonly Pair[]) => {
    for (const pair of found)
      if (pair.mean >= least && sizeOf(pair.one) + sizeOf(pair.other) <= most) queue.push(pair);
  };
  for (const [one, { near }] of groups)
    offer(
      [...near]
        .map(([other, sum]) => ({ one, other, mean: sum / (sizeOf(one) * sizeOf(other)) }))
        .filter((pair) => one < pair.other),
    );
  let nextId = pairs.length;
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    const joined = joinedOf(groups, best);
    if (joined === null) continue; // one of them has been joined to another
    groups.set(nextId, joined);
    offer(reconnected(groups, best, nextId, joined));
    nextId += 1;
  }
  return [...groups.values()]
    .map(({ members }) => members.toSorted((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b);
}

/** The most similar pair first; of equal ones the older groups. */
const isBefore = (a: Pair, b: Pair): boolean =>
  a.mean === b.mean ? a.one < b.one || (a.one === b.one && a.other < b.other) : a.mean > b.mean;

/** Each item as a group, with similarities both ways. */
function single(pairs: Similarities, sizes: readonly number[]): Map<number, Group> {
  const groups = new Map<number, Group>(
    pairs.map((_, at) => [at, { members: [at], size: sizes[at] ?? 1, near: new Map() }]),
  );
  for (const [at, near] of pairs.entries())
    for (const [other, value] of near) {
      const sum = value * (sizes[at] ?? 1) * (sizes[other] ?? 1);
      groups.get(at)?.near.set(other, sum);
      groups.get(other)?.near.set(at, sum);
    }
  return groups;
}

/** Takes both groups out, and returns them as one; null if one of them is not there any more. */
function joinedOf(groups: Map<number, Group>, { one, other }: Pair): Group | null {
  const [first, second] = [groups.get(one), groups.get(other)];
  if (first === undefined || second === undefined) return null;
  const near = new Map(first.near);
  for (const [id, sum] of second.near) near.set(id, (near.get(id) ?? 0) + sum);
  for (const id of [one, other]) {
    near.delete(id);
    groups.delete(id);
  }
  return {
    members: [...first.members, ...second.members],
    size: first.size + second.size,
    near,
  };
}

/** Tells the other groups what the two have become, and returns the new pairs. */
function reconnected(
  groups: ReadonlyMap<number, Group>,
  { one, other }: Pair,
  id: number,
  { size, near }: Group,
): Pair[] {
  const pairs: Pair[] = [];
  for (const [third, sum] of near) {
    const group = groups.get(third);
    if (group === undefined) continue;
    group.near.delete(one);
    group.near.delete(other);
    group.near.set(id, sum);
    pairs.push({ one: third, other: id, mean: sum / (group.size * size) });
  }
  return pairs;
}
