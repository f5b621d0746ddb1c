/**
 * `npm run bench:sagaLog`: what a session log takes while somebody types 300 keys a minute into an article of about 23 KB: lines,
 * characters (as they are and compressed) and heap a minute, the ports that they are of, and the processor time of the
 * recorder for an edit. `-- --seconds 60` types longer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { readTurns } from '../sagaLog/core/readLog.ts';
import { linesOf } from '../tests/e2e/support/recording.ts';
import { CHROMIUM_ARGS } from '../tests/support/chromium.ts';
import { chromiumPath } from '../tools/lib/chromium.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { startProduct } from './editor/product.ts';
import { articleOf } from './editor/text.ts';
import { report } from './lib/report.ts';
import { recorderMs } from './sagaLog/recorderMs.ts';

const { values: asked } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const SECONDS = Number(asked.seconds);
const KEYS_PER_MINUTE = 300;
const WORDS = 3800;
const SENTENCE = 'some words that somebody types into the middle of a paragraph ';
const SETTLE_MS = 3000;

const executablePath = chromiumPath();
if (executablePath === null)
  throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
stage('Building and starting');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const product = await startProduct(browser);

interface Typed {
  readonly minutes: number;
  /** Bytes that the page holds more than before. */
  readonly heap: number;
  readonly lines: readonly string[];
  /** The line from which on it was typed. */
  readonly from: number;
}

/** Types into a new article, on a page that is recorded or not. */
async function typed(isRecorded: boolean): Promise<Typed> {
  const context = await browser.newContext({ storageState: product.storageState });
  if (isRecorded) await context.addInitScript(() => sessionStorage.setItem('record', 'on'));
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const heapNow = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  const linesNow = async () => (isRecorded ? await linesOf(page) : []);
  await page.goto(await product.address(articleOf(WORDS)));
  await page.locator('[contenteditable="true"] [data-block]').nth(4).click();
  await pause(SETTLE_MS);
  const from = (await linesNow()).length;
  const before = await heapNow();
  stage(`Typing for ${SECONDS} seconds, ${isRecorded ? '' : 'not '}recorded`);
  const keys = Math.round((KEYS_PER_MINUTE / 60) * SECONDS);
  const text = SENTENCE.repeat(Math.ceil(keys / SENTENCE.length)).slice(0, keys);
  const began = performance.now();
  await page.keyboard.type(text, { delay: 60_000 / KEYS_PER_MINUTE });
  await pause(SETTLE_MS);
  const minutes = (performance.now() - began) / 60_000;
  const heap = (await heapNow()) - before;
  const lines = await linesNow();
  await context.close();
  return { minutes, heap, lines, from };
}

/** How many characters each kind of entry takes, without what a line shares. */
function charsOfSources(lines: readonly string[], from: number): Map<string, number> {
  const chars = new Map<string, number>();
  for (const [at, turn] of readTurns(lines).entries()) {
    const [input] = turn;
    const source = input && ('op' in input ? input.op : 'type' in input ? input.type : input.is);
    if (at < from || source === undefined) continue;
    chars.set(source, (chars.get(source) ?? 0) + (lines[at]?.length ?? 0));
  }
  return chars;
}

try {
  const plain = await typed(false);
  const { minutes, heap, lines: all, from } = await typed(true);
  const lines = all.slice(from);
  const chars = lines.join('\n').length;
  const compressed = gzipSync(lines.join('\n')).length;
  const ofSource = charsOfSources(all, from);
  stage('Editing with and without a recorder');
  const cpuMs = await recorderMs();
  const perMinute = (count: number) => Math.round(count / minutes);
  const rows = [...ofSource]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([source, count]) => [source, perMinute(count)]);
  const counts = {
    lines: perMinute(lines.length),
    chars: perMinute(chars),
    gzipBytes: perMinute(compressed),
    heapBytes: perMinute(heap) - Math.round(plain.heap / plain.minutes),
    recorderMsOfAnEdit: Number(cpuMs.toFixed(3)),
  };
  const shown = table(['a minute', ''], [...Object.entries(counts), ...rows]);
  report('sagaLog', { ms: {}, ratios: counts, shown });
} finally {
  await product.stop();
  await browser.close();
}
