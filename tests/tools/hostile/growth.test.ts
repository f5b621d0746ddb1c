import { expect, test } from '@jest/globals';
import { growthOf } from '#tools/hostile/growth.ts';

const RULE = { sizes: [1, 2, 4], growth: 2.6, floorMs: 30 };

test.each([
  ['linear work', (size: number) => 100 * size, null],
  ['work that is nearly linear', (size: number) => 100 * size ** 1.3, null],
  ['quadratic work', (size: number) => 10 * size ** 2, [10, 40, 160, 640]],
  ['quadratic work that nobody notices', (size: number) => size ** 2, null],
  ['a cache that is full', (size: number) => (size < 4 ? 40 : 400) * size, null],
  ['a bound that is met', (size: number) => 100 * Math.min(size, 4) ** 2, null],
])('%s', async (_name, work, growth) => {
  expect(await growthOf(RULE, async (size) => work(size))).toEqual(growth);
});

test('what else the machine does is no growth: the least of several rounds counts', async () => {
  let calls = 0;
  const disturbed = async (size: number) => {
    calls += 1;
    return 100 * size * (calls <= 3 * RULE.sizes.length ? size : 1);
  };
  expect(await growthOf(RULE, disturbed)).toBeNull();
});
