import { CHECKS, type Check } from './checks.ts';
import type { Tally } from './suites.ts';

/** A check that throws has failed: what it could not read is not in order. */
const problemOf = ({ run }: Check): Promise<string> =>
  run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));

/** Runs the static checks one after the other; each counts as one test. */
export async function runChecks(): Promise<Tally> {
  let failed = 0;
  for (const check of CHECKS) {
    const startedAt = performance.now();
    const problem = (await problemOf(check)).trim();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${problem === '' ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
    if (problem === '') continue;
    console.log(problem);
    failed += 1;
  }
  return { passed: CHECKS.length - failed, failed, skipped: 0 };
}
