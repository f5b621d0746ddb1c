import { setImmediate as turn } from 'node:timers/promises';

/** The event loop is held no longer than this, and one step. */
const SLICE_MS = 10;

/** Runs the steps of a long piece of work in slices, between which others are answered. */
export async function inSteps<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  let endsAt = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < endsAt) continue;
    await turn();
    endsAt = performance.now() + SLICE_MS;
  }
}

/** Maps a long list in slices, between which others are answered. */
export const inSlices = <Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> => inSteps(mapped(items, map));

function* mapped<Item, Result>(items: Iterable<Item>, map: (item: Item) => Result) {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    yield;
  }
  return results;
}
