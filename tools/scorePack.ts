/**
 * `npm run score:pack`: scores the texts of scoring-pack/ in worker threads, and lists the lines that are not as expected.
 * `-- --write` keeps the hash of all numbers for a new scorer version.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bandOf, SCORER_VERSION } from '#domain/seo/report/weights.ts';
import { scoringPool } from '../server/adapters/scoring/scoringPool.ts';
import {
  allRequests,
  disagreements,
  hashOf,
  PACK,
  packHashes,
  packTexts,
} from './lib/scoringPack.ts';
import { table } from './lib/table.ts';

const texts = packTexts();
const pool = scoringPool();
const reports = await Promise.all(allRequests(texts).map(pool.score));
await pool.close();

const shown = (score: number | null | undefined): string =>
  score == null ? '–' : `${score.toFixed(1)} ${bandOf(score)}`;
const scores = texts.map(({ language, name }, at) => {
  const [alone, beside] = [reports[at], reports[at + texts.length]];
  return [
    language,
    name,
    shown(alone?.seo?.score),
    shown(beside?.seo?.score),
    shown(alone?.aiSearch),
  ];
});
console.log(table(['language', 'text', 'SEO', 'beside the others', 'AI search'], scores));
const wrong = texts.flatMap((text, at) => {
  const report = reports[at];
  if (report === undefined) return [];
  return disagreements(text, report).map(({ line, expected, found }) => [
    `${text.language} ${text.name}`,
    line,
    expected,
    found,
  ]);
});
if (wrong.length > 0) console.log(table(['text', 'line', 'expected', 'found'], wrong));
const lines = texts.length * (reports[0]?.checks.length ?? 0);
console.log(`${texts.length} texts, ${lines} lines, ${wrong.length} not as expected.`);

const hashes = packHashes();
const hash = hashOf(reports);
if (process.argv.includes('--write')) {
  const all = { ...hashes, [SCORER_VERSION]: hash };
  writeFileSync(join(PACK, 'hashes.json'), `${JSON.stringify(all, null, 2)}\n`);
} else if (hashes[SCORER_VERSION] !== hash) {
  console.log(`The numbers are not those of version ${SCORER_VERSION}.`);
  process.exitCode = 1;
}
if (wrong.length > 0) process.exitCode = 1;
