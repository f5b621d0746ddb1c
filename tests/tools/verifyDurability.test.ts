/** A short run of `npm run verify:durability`: the product as a process, killed with kill -9. */
import { expect, jest, test } from '@jest/globals';
import { runNode } from '#tools/lib/run.ts';

jest.setTimeout(120_000); // it starts the product five times, beside other tests

test('what the server has acknowledged is there after each kill -9, and the last line says so', async () => {
  const args = ['tools/verifyDurability.ts', '--kills', '3', '--seed', '1'];
  const { code, output } = await runNode(args, { env: { NODE_OPTIONS: '' } });
  expect(output).toMatch(/\n3 kills, [1-9]\d* acknowledged, 0 lost\n$/);
  expect(code).toBe(0);
});
