/** `npm test`: all checks, all unit tests on both databases, all browser tests; its last line is the sum of them. */
import { isBuildCurrent } from './build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensureLlama } from './lib/llama.ts';
import { postgresForTests } from './lib/postgres.ts';
import { runChecks } from './lib/runChecks.ts';
import {
  runJest,
  runPlaywright,
  skipJestOnPostgres,
  skipPlaywright,
  sum,
  summaryLine,
} from './lib/suites.ts';

const hasBrowser = await ensureChromium();
await ensureLlama(); // without it the tests against a model server are skipped by name
const checks = await runChecks();
const postgres = await postgresForTests();
const units = await runJest(postgres?.url);
const unitsLeftOut = postgres === null ? [await skipJestOnPostgres()] : [];
await postgres?.stop();
// Without a page to serve every browser test would only run into its time limit.
const browser = hasBrowser && isBuildCurrent() ? await runPlaywright() : await skipPlaywright();
const tally = sum([checks, units, ...unitsLeftOut, browser]);
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
