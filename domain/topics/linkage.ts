/** Agglomerative clustering of a sparse graph by average linkage. */
import { heapOf } from './heap.ts';

interface Group {
  readonly members: readonly number[];
  /** Sums of the similarities to other groups, by their ids. */
  readonly near: Map<number, number>;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly mean: number;
}

type Similarities = readonly ReadonlyMap<number, number>[];

/**
 * Joins the two groups whose members are most similar on average, until none reach `least`. `pairs` has the similarities of each
 * item by index, one way or both; what it does not have is 0.
 */
export function linked(pairs: Similarities, least: number): number[][] {
  const groups = single(pairs);
  const queue = heapOf<Pair>(isBefore);
  const offer = (found: readonly Pair[]) => {
    for (const pair of found) if (pair.mean >= least) queue.push(pair);
  };
  for (const [one, { near }] of groups)
    offer([...near].map(([other, mean]) => ({ one, other, mean })).filter((p) => one < p.other));
  let nextId = pairs.length;
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    const joined = joinedOf(groups, best);
    if (joined === null) continue; // one of them has been joined to another
    offer(reconnected(groups, best, nextId, joined));
    groups.set(nextId, joined);
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
function single(pairs: Similarities): Map<number, Group> {
  const groups = new Map<number, Group>(
    pairs.map((_, at) => [at, { members: [at], near: new Map() }]),
  );
  for (const [at, near] of pairs.entries())
    for (const [other, value] of near) {
      groups.get(at)?.near.set(other, value);
      groups.get(other)?.near.set(at, value);
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
  return { members: [...first.members, ...second.members], near };
}

/** Tells the other groups what the two have become, and returns the new pairs. */
function reconnected(
  groups: ReadonlyMap<number, Group>,
  { one, other }: Pair,
  id: number,
  { members, near }: Group,
): Pair[] {
  const pairs: Pair[] = [];
  for (const [third, sum] of near) {
    const group = groups.get(third);
    if (group === undefined) continue;
    group.near.delete(one);
    group.near.delete(other);
    group.near.set(id, sum);
    pairs.push({ one: third, other: id, mean: sum / (group.members.length * members.length) });
  }
  return pairs;
}
