/** `npm run check`: everything but the browser tests. */
import { runChecks } from './lib/runChecks.ts';
import { runJest, sum, summaryLine } from './lib/suites.ts';

const tally = sum([await runChecks(), await runJest()]);
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
