/** The short form of `npm run verify:durability` for jobs: one kill while a job of every kind is at work. */
import { expect, test } from '@jest/globals';
import { JOB_KINDS } from '#contract/lib/tasks.ts';
import { runJobKills } from '#tools/durability/jobs.ts';
import { BEGIN } from '#tools/durability/kinds.ts';

test('each kind of job goes on after a kill: once, to the end and for the charge of one that nobody killed', async () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const found = await runJobKills({ kills: 1, seed: 5, databaseUrl: null, print });
  const kinds = JOB_KINDS.filter((kind) => !['tone', 'import', 'publishing'].includes(kind)).sort();
  expect(Object.keys(BEGIN).sort()).toEqual(kinds);
  expect(found.violations === 0 ? [] : lines).toEqual([]);
  expect(found).toMatchObject({ kills: 1, lost: 0 });
  expect(found.acknowledged).toBe(2 * kinds.length);
});
