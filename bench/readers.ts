/**
 * `npm run bench:readers`: how long documents of four sizes take to read in Chromium, and for how long the page does not answer
 * meanwhile. What grows faster than its text shows in the time for each megabyte of text, which has to stay the same.
 *
 * `-- --only word` runs one reader, and writes no results.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { CHROMIUM_ARGS } from '../tests/support/chromium.ts';
import { chromiumPath } from '../tools/lib/chromium.ts';
import { ROOT } from '../tools/lib/run.ts';
import { table } from '../tools/lib/table.ts';
import { report } from './lib/report.ts';
import { type BenchedDocument, DOCUMENTS, ONE_BLOCK } from './readers/documents.ts';
import type { ReadingTime } from './readers/page.ts';

/** The last one is the largest file that is imported. */
const SIZES = { '10 kB': 10_000, '100 kB': 100_000, '1 MB': 1_000_000, '20 MB': 20_000_000 };
/** A save could not have much more. */
const PASTED = { '10 kB': 10_000, '100 kB': 100_000, '1 MB': 1_000_000 };
const OF_ONE_BLOCK = { '5 MB': 5_000_000 };

const { values: asked } = parseArgs({ options: { only: { type: 'string' } } });
const executablePath = chromiumPath();
if (executablePath === null)
  throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');

async function scriptOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    logOverride: { 'empty-import-meta': 'silent' }, // the bench opens the worker itself
  });
  return outputFiles[0]?.text ?? '';
}

const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const script = await scriptOf('bench/readers/page.ts');
const worker = await scriptOf('services/transfer/reader.worker.ts');

declare const timeOf: (name: string) => Promise<ReadingTime>;

async function measured({ name, file }: BenchedDocument): Promise<ReadingTime> {
  const page = await browser.newPage();
  try {
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/reader.js')
        return route.fulfill({ contentType: 'text/javascript', body: worker });
      if (pathname === `/${name}`) return route.fulfill({ body: Buffer.from(file) });
      return route.fulfill({ contentType: 'text/html', body: '<p>' });
    });
    await page.goto('https://example.com/'); // answered here
    await page.addScriptTag({ content: script });
    return await page.evaluate((path) => timeOf(path), name);
  } finally {
    await page.close();
  }
}

const kinds = [
  ...Object.entries(DOCUMENTS).map(
    ([name, of]) => [name, of, name === 'paste' ? PASTED : SIZES] as const,
  ),
  ...Object.entries(ONE_BLOCK).map(([name, of]) => [name, of, OF_ONE_BLOCK] as const),
];
const rows: (string | number)[][] = [];
for (const [reader, documentOf, sizes] of kinds) {
  if (!reader.startsWith(asked.only ?? '')) continue;
  for (const [size, bytes] of Object.entries(sizes)) {
    const document = documentOf(bytes);
    const { ms, longestTaskMs } = await measured(document);
    const perMegabyte = Math.round((ms / document.textBytes) * 1e6);
    rows.push([
      reader,
      size,
      document.file.length,
      document.textBytes,
      Math.round(ms),
      perMegabyte,
      Math.round(longestTaskMs),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
}
await browser.close();

const shown = table(
  ['reader', 'size', 'bytes', 'of text', 'ms', 'ms per MB of text', 'longest task, ms'],
  rows,
);
const named = (column: number) =>
  Object.fromEntries(rows.map((row) => [`${row[0]}, ${row[1]}`, Number(row[column])]));
const tasks = Object.fromEntries(
  Object.entries(named(6)).map(([name, ms]) => [`${name}: longest task`, ms]),
);
if (asked.only === undefined) report('readers', { ms: { ...named(4), ...tasks }, shown });
else console.log(shown);
