/** The short form of `npm run verify:durability` on the embedded database: the same checks, fewer kills. */
import { expect, test } from '@jest/globals';
import { runKills } from '#tools/durability/run.ts';

test('what the server has acknowledged survives kill -9, during an answer and twice in one draft', async () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const found = await runKills({ kills: 3, seed: 1, databaseUrl: null, absences: [], print });
  expect({ ...found, lines }).toMatchObject({ kills: 3, lost: 0, violations: 0 });
  expect(found.acknowledged).toBeGreaterThan(0);
  expect(lines.map((line) => /^kill \d\/3 {2}at (\S+ \S+)/.exec(line)?.[1])).toEqual([
    'the answer',
    expect.stringMatching(/^event [1-9]/),
    expect.stringMatching(/^event [1-9]/),
  ]);
});
