/**
 * `npm run check`: must pass before a commit. The tests that need a page, a database or a browser run with
 * `npm test`.
 */
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.ts';
import { runChecks } from './lib/checks.ts';
import { stage } from './lib/stages.ts';
import { runJest, sum, summaryLine } from './lib/suites.ts';

keepTemporaryFilesInMemory();
stage('Checks and unit tests');
const tally = sum(await Promise.all([runChecks(), runJest({ projects: ['unit'] })]));
stage('Done');
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
