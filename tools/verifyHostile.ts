/**
 * `npm run verify:hostile -- [--only html/,language/] [--short]`: calls every exported function that reads texts with hostile ones of 50, 100 and
 * 200 kB, and lists those that take more than linear time (docs/testing.md). `--short` is what `npm test` does, with a few of the texts.
 * The whole search is written to bench/results/hostile.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { unusedParts } from './hostile/notCalled.ts';
import { type Finding, FULL_SEARCH, SHORT_SEARCH, searched } from './hostile/search.ts';
import { SEED_NAMES } from './hostile/seeds.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, short: { type: 'boolean', default: false } },
});
const figures = (ms: readonly number[]): string => ms.map((one) => Math.round(one)).join(', ');
const textOf = ({ name, seed, shape, what, ms }: Finding): string =>
  `${name} ${what} with ${seed} (${shape}) ${figures(ms)}`.trim();

const { called, notCalled, trials, findings, unread, slowest } = await searched({
  ...(values.short ? SHORT_SEARCH : FULL_SEARCH),
  places: values.only.split(','),
  told: (finding) => console.log(`SLOW: ${textOf(finding)}`),
});
for (const [name, error] of unread) console.log(`NOT CALLED: ${name}: ${error}`);
const unused = values.only === '' ? unusedParts(notCalled) : [];
for (const part of unused) console.log(`NOT USED in hostile/notCalled.ts: ${part}`);
console.log('The longest calls, ms:');
for (const [name, ms] of slowest) console.log(`  ${Math.round(ms)} ${name}`);
const reasons = Map.groupBy(notCalled, ({ why }) => why);
for (const [why, those] of reasons) console.log(`${those.length} not called: ${why}`);
console.log(
  `${called.length} functions, ${SEED_NAMES.length} families of texts, ${trials} pairs, ${findings.length} slow`,
);
process.exitCode = findings.length + unread.length + unused.length > 0 ? 1 : 0;

if (values.only === '' && !values.short) {
  const file = `${import.meta.dirname}/../bench/results/hostile.json`;
  const { slowAtFirst } = JSON.parse(readFileSync(file, 'utf8')) as { slowAtFirst: unknown };
  const result = {
    name: 'hostile',
    date: new Date().toISOString(),
    search: 'each function with each family',
    functions: called.length,
    families: SEED_NAMES.length,
    pairs: trials,
    notCalled: Object.fromEntries([...reasons].map(([why, those]) => [why, those.length])),
    slow: findings.map(textOf),
    slowAtFirst,
  };
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
