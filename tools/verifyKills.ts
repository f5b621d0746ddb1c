/**
 * `npm run verify:kills [-- 20]`: kills tab, browser and server so many times during typing; `npm test` does
 * it twice each.
 */
import { build, isBuildCurrent } from './build.ts';
import { keepTemporaryFilesInMemory } from './lib/memoryFolder.ts';
import { runPlaywright, summaryLine } from './lib/suites.ts';

keepTemporaryFilesInMemory();
const problem = isBuildCurrent() ? '' : await build();
if (problem !== '') throw new Error(problem);
process.env.KILLS_OF_EACH = process.argv[2] ?? '20';
const tally = await runPlaywright(['kill.spec.ts']);
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
