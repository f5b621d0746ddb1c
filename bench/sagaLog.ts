/**
 * `npm run bench:sagaLog`: what a session log takes while somebody types 300 keys a minute into an article of about 23 KB, in
 * characters a minute, as they are and compressed, and which ports they are of. `-- --seconds 60` types longer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { linesOf } from '../tests/e2e/support/recording.ts';
import { CHROMIUM_ARGS } from '../tests/support/chromium.ts';
import { chromiumPath } from '../tools/lib/chromium.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { startProduct } from './editor/product.ts';
import { articleOf } from './editor/text.ts';
import { report } from './lib/report.ts';

const { values: asked } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const SECONDS = Number(asked.seconds);
const KEYS_PER_MINUTE = 300;
const WORDS = 3800;
const SENTENCE = 'some words that somebody types into the middle of a paragraph ';
const SETTLE_MS = 3000;

interface Line {
  readonly is: string;
  readonly op?: string;
}

const executablePath = chromiumPath();
if (executablePath === null)
  throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
stage('Building and starting');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const product = await startProduct(browser);
try {
  const context = await browser.newContext({ storageState: product.storageState });
  await context.addInitScript(() => sessionStorage.setItem('record', 'on'));
  const page = await context.newPage();
  await page.goto(await product.address(articleOf(WORDS)));
  const blocks = page.locator('[contenteditable="true"] [data-block]');
  await blocks.nth(4).click();
  await pause(SETTLE_MS);
  const before = (await linesOf(page)).length;
  stage(`Typing for ${SECONDS} seconds`);
  const keys = Math.round((KEYS_PER_MINUTE / 60) * SECONDS);
  const text = SENTENCE.repeat(Math.ceil(keys / SENTENCE.length)).slice(0, keys);
  const began = performance.now();
  await page.keyboard.type(text, { delay: 60_000 / KEYS_PER_MINUTE });
  await pause(SETTLE_MS);
  const minutes = (performance.now() - began) / 60_000;
  const lines = (await linesOf(page)).slice(before);
  const chars = lines.join('\n').length;
  const compressed = gzipSync(lines.join('\n')).length;
  const ofSource = new Map<string, number>();
  for (const line of lines) {
    const { is, op } = JSON.parse(line) as Line;
    ofSource.set(op ?? is, (ofSource.get(op ?? is) ?? 0) + line.length);
  }
  const perMinute = (count: number) => Math.round(count / minutes);
  const rows = [...ofSource]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([source, count]) => [source, perMinute(count)]);
  const counts = {
    lines: perMinute(lines.length),
    chars: perMinute(chars),
    gzipBytes: perMinute(compressed),
  };
  const shown = table(['a minute', ''], [...Object.entries(counts), ...rows]);
  report('sagaLog', { ms: {}, ratios: counts, shown });
} finally {
  await product.stop();
  await browser.close();
}
