/** How well two groupings of the same things agree: 1 for the same, 0 for chance (Hubert and Arabie 1985). */
export function adjustedRandIndex(one: readonly string[], other: readonly string[]): number {
  const pairs = (counts: Iterable<number>) =>
    [...counts].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  const countsOf = (labels: readonly string[]) =>
    [...Map.groupBy(labels, (label) => label).values()].map(({ length }) => length);
  const both = pairs(countsOf(one.map((label, at) => JSON.stringify([label, other[at]]))));
  const [rows, columns] = [pairs(countsOf(one)), pairs(countsOf(other))];
  const expected = (rows * columns) / pairs([one.length]);
  const most = (rows + columns) / 2;
  return most === expected ? 1 : (both - expected) / (most - expected);
}
