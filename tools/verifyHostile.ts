/**
 * `npm run verify:hostile -- [--only html/] [--short]`: calls every exported function that reads texts with hostile ones of 50, 100 and
 * 200 kB, and lists those that take more than linear time (docs/testing.md). `--short` is what
 * `npm test` does, with a part of the texts.
 */
import { parseArgs } from 'node:util';
import { FULL_SEARCH, searched, SHORT_SEARCH } from './hostile/search.ts';
import { SEED_NAMES } from './hostile/seeds.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, short: { type: 'boolean', default: false } },
});
const figures = (ms: readonly number[]): string => ms.map((one) => Math.round(one)).join(', ');

const { functions, trials, findings, unread, slowest } = await searched({
  ...(values.short ? SHORT_SEARCH : FULL_SEARCH),
  only: values.only,
  told: ({ name, seed, shape, what, ms }) =>
    console.log(`SLOW: ${name} ${what} with ${seed} (${shape}) ${figures(ms)}`),
});
for (const [name, error] of unread) console.log(`NOT CALLED: ${name}: ${error}`);
console.log('The longest calls, ms of CPU:');
for (const [name, ms] of slowest) console.log(`  ${Math.round(ms)} ${name}`);
console.log(
  `${functions} functions, ${SEED_NAMES.length} families of texts, ${trials} pairs, ${findings.length} slow`,
);
process.exitCode = findings.length + unread.length > 0 ? 1 : 0;
