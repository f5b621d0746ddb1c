/** `npm test`: all checks, all tests on both databases, all browser tests; its last line is the sum of them. */
import { isBuildCurrent } from './build.ts';
import { runFirstChecks, runPatientChecks } from './lib/checks.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensureFirefox } from './lib/firefox.ts';
import { ensureLlama } from './lib/llama.ts';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.ts';
import { postgresForTests } from './lib/postgres.ts';
import { stage } from './lib/stages.ts';
import {
  runBrowserTests,
  runJest,
  skipJestOnPostgres,
  skipPlaywright,
  slowestTests,
  sum,
  summaryLine,
} from './lib/suites.ts';
import { ensureBlockEditors, ensureWordPressSite } from './lib/wordpress.ts';

keepTemporaryFilesInMemory();
stage('Programs that the tests use');
const hasBrowser = await ensureChromium();
await ensureFirefox(); // without it, its tests are skipped by name
await ensureLlama(); // without it, the tests with a model server are skipped by name
stage('Types and build');
// Without one, its tests are skipped by name.
const [first] = await Promise.all([
  runFirstChecks(),
  ensureBlockEditors().then(ensureWordPressSite),
]);
stage('Tests without a browser, and the other checks');
const postgres = await postgresForTests();
const [units, others] = await Promise.all([
  runJest({ databaseUrl: postgres?.url }),
  runPatientChecks(),
]);
const unitsLeftOut = postgres === null ? [await skipJestOnPostgres()] : [];
await postgres?.stop();
stage('Tests in a browser');
// Without a built page, every browser test would time out.
const browser = hasBrowser && isBuildCurrent() ? await runBrowserTests() : await skipPlaywright();
stage('The slowest 20 tests');
for (const line of slowestTests(20)) console.log(line);
stage('Done');
const tally = sum([first, others, units, ...unitsLeftOut, browser]);
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
