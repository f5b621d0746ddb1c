import { expect, test } from '@jest/globals';
import { whenCalled } from '#services/lib/whenCalled.ts';

test('the code of ports is loaded once, with the first call; after a failure, with the next one', async () => {
  const loads: string[] = [];
  const add = async (a: number, b: number) => a + b;
  const ports = whenCalled<{ add: typeof add }>(['add'], async () => {
    loads.push('load');
    if (loads.length === 1) throw new Error('away');
    return { add };
  });
  expect(loads).toEqual([]);
  await expect(ports.add(1, 2)).rejects.toThrow('away');
  expect(await Promise.all([ports.add(1, 2), ports.add(3, 4)])).toEqual([3, 7]);
  expect(loads).toHaveLength(2);
});
