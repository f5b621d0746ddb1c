/** `npm test`: all checks, all unit tests, all browser tests; its last line is the sum of them. */
import { isBuildCurrent } from './build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { runChecks } from './lib/runChecks.ts';
import { runJest, runPlaywright, skipPlaywright, sum, summaryLine } from './lib/suites.ts';

const hasBrowser = await ensureChromium();
const checks = await runChecks();
const units = await runJest();
// Without a page to serve every browser test would only run into its time limit.
const browser = hasBrowser && isBuildCurrent() ? await runPlaywright() : await skipPlaywright();
const tally = sum([checks, units, browser]);
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
