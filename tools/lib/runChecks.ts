import pLimit from 'p-limit';
import { CHECKS, type Check } from './checks.ts';
import type { Tally } from './suites.ts';

/** A check that throws has failed: what it could not read is not in order. */
const problemOf = ({ run }: Check): Promise<string> =>
  run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));

/** Two cores, and several of the programs use more than one thread. */
const AT_ONCE = 2;

/** Runs the static checks, some at once; each counts as one test. */
export async function runChecks(): Promise<Tally> {
  let failed = 0;
  const runCheck = async (check: Check): Promise<void> => {
    const startedAt = performance.now();
    const problem = (await problemOf(check)).trim();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${problem === '' ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
    if (problem !== '') {
      console.log(problem);
      failed += 1;
    }
  };
  await pLimit(AT_ONCE).map(CHECKS, runCheck);
  return { passed: CHECKS.length - failed, failed, skipped: 0 };
}
