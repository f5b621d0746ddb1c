/**
 * `npm run check`: must pass before a commit. The tests that need a page, a database or a browser run with
 * `npm test`.
 */
import { availableParallelism } from 'node:os';
import { runChecks } from './lib/checks.ts';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.ts';
import { stage } from './lib/stages.ts';
import { runJest, sum, summaryLine } from './lib/suites.ts';

keepTemporaryFilesInMemory();
stage('Checks and unit tests');
// Unit tests wait for nothing, and the checks keep as many cores busy.
const units = runJest({ projects: ['unit'], workers: availableParallelism() });
const tally = sum(await Promise.all([runChecks(), units]));
stage('Done');
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
