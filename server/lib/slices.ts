import { setImmediate as turn } from 'node:timers/promises';

/** The event loop is held no longer than this, and one item. */
const SLICE_MS = 10;

/** Maps a long list in slices, between which others are answered. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let endsAt = performance.now() + SLICE_MS;
  for (const item of items) {
    results.push(map(item));
    if (performance.now() < endsAt) continue;
    await turn();
    endsAt = performance.now() + SLICE_MS;
  }
  return results;
}
