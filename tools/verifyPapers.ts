/**
 * `npm run verify:papers [-- folder …]`: counts the words of papers that go into articles and out of them again: what was kept, told and
 * lost (docs/testing.md). It reads our fixtures, the examples of CommonMark and GFM, and the files of any folder; the figures are written
 * to bench/results/papers.json, where those of other folders stay.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { table } from './lib/table.ts';
import { papersPage } from './papers/browser.ts';
import { corporaIn, ownFixtures } from './papers/corpora.ts';
import { counted, headOfCounts, rowOf } from './papers/counted.ts';
import { SPECIFICATIONS, tried } from './papers/specifications.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const RESULTS = `${import.meta.dirname}/../bench/results/papers.json`;

const page = await papersPage();
const corpora = [ownFixtures(), ...positionals.flatMap(corporaIn)];
const counts = [];
const examples = [];
try {
  for (const corpus of corpora) counts.push(...(await counted(page, corpus)));
  for (const specification of SPECIFICATIONS) {
    const { count, result, unexplained } = await tried(page, specification);
    counts.push(count);
    examples.push(result);
    for (const text of unexplained) console.log(text);
    process.exitCode ||= unexplained.length > 0 ? 1 : 0;
  }
} finally {
  await page.close();
}

console.log(table(headOfCounts, counts.map(rowOf)));
for (const { name, passed, failed } of examples)
  console.log(`${name}: ${passed} passed, ${failed.length} not, each with its reason`);
process.exitCode ||= counts.some(({ lost }) => lost > 0) ? 1 : 0;

const before = JSON.parse(readFileSync(RESULTS, 'utf8')) as { counts: typeof counts };
const names = new Set(counts.map(({ corpus }) => corpus));
const kept = before.counts.filter(({ corpus }) => !names.has(corpus));
const result = {
  name: 'papers',
  date: new Date().toISOString(),
  counts: [...counts, ...kept],
  examples,
};
writeFileSync(RESULTS, `${JSON.stringify(result, null, 2)}\n`);
