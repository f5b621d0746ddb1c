import { expect, test } from '@jest/globals';
import { inSlices } from '#server/lib/slices.ts';

const busyFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('a long list is mapped in order, and others have their turn meanwhile', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);
  const mapped = await inSlices([1, 2, 3, 4, 5, 6], (item) => {
    busyFor(6);
    return 2 * item;
  });
  clearInterval(others);
  expect(mapped).toEqual([2, 4, 6, 8, 10, 12]);
  expect(turns).toBeGreaterThan(1);
});
