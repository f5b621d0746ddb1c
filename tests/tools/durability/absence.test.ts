/** The short form of `npm run verify:durability` on PostgreSQL: the same checks, an absence of a second. */
import { expect, test } from '@jest/globals';
import { runOnPostgres, SAFE_SETTINGS } from '#tools/durability/run.ts';
import { startPostgres } from '#tools/lib/postgres.ts';

test('what the server has acknowledged survives a shutdown and a crash of PostgreSQL', async () => {
  const postgres = await startPostgres(SAFE_SETTINGS);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const found = await runOnPostgres(postgres, { kills: 1, seed: 1, seconds: 1, print });
  await postgres.stop();
  expect({ ...found, lines }).toMatchObject({ kills: 1, absences: 2, lost: 0, violations: 0 });
  expect(found.acknowledged).toBeGreaterThan(0);
});
