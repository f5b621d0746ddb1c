/**
 * `npm run bench:editor`: 200 keys in the middle of articles of three lengths, each timed until it is
 * painted. Ours is the product as it is shipped: the page of an article on its server, with header,
 * panels, analysis, journal and saves. The peers are bare editors on an empty page, with the same
 * text in the same lines. All take turns in one run, so that what slows the machine down slows each.
 */
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tests/support/chromiumArgs.ts';
import { chromiumPath } from '../tools/lib/chromium.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { PEER_NAMES, servePeers } from './editor/peers.ts';
import { lookOf, startProduct } from './editor/product.ts';
import { articleOf } from './editor/text.ts';
import { installMeter, type Typed, typeInMiddle } from './editor/typing.ts';
import { percentile } from './lib/load.ts';
import { median, report } from './lib/report.ts';

const SIZES_WORDS = [500, 10_000, 40_000] as const;
const ROUNDS = 3;
const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99 } as const;
const EDITORS = ['ours', ...PEER_NAMES] as const;
type Editor = (typeof EDITORS)[number];
const WINDOW: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** One editor with one article in a fresh browser profile. */
async function typed(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Typed> {
  const context = await browser.newContext({ ...WINDOW, ...options });
  try {
    await context.addInitScript(installMeter);
    const page = await context.newPage();
    await page.goto(address);
    return await typeInMiddle(page);
  } finally {
    await context.close();
  }
}

const results = new Map<string, Typed[]>();
const keyOf = (editor: Editor, words: number) => `${editor}_${words}`;
const figure = (editor: Editor, words: number, of: (one: Typed) => number): number =>
  median((results.get(keyOf(editor, words)) ?? []).map(of));
const latency = (editor: Editor, words: number, share: number): number =>
  figure(editor, words, (one) => percentile(one.latenciesMs, share));

const executablePath = chromiumPath();
if (executablePath === null)
  throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
stage('Building the product and its peers');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const product = await startProduct(browser);
const { storageState } = product;
const context = await browser.newContext({ ...WINDOW, storageState });
const page = await context.newPage();
await page.goto(await product.address(articleOf(SIZES_WORDS[0])));
const peers = await servePeers(await lookOf(page));
await context.close();

/** The editors in turn, each round beginning with another one. */
async function round(words: number, turn: number): Promise<void> {
  const blocks = articleOf(words);
  const html = blocks.map((block) => block.html).join('');
  for (let at = 0; at < EDITORS.length; at += 1) {
    const editor = EDITORS[(at + turn) % EDITORS.length] ?? 'ours';
    console.log(`  ${editor}`);
    const result =
      editor === 'ours'
        ? await typed(browser, await product.address(blocks), { storageState })
        : await typed(browser, peers.address(editor, html), {});
    const key = keyOf(editor, words);
    results.set(key, [...(results.get(key) ?? []), result]);
  }
}

try {
  for (const words of SIZES_WORDS) {
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      stage(`${words} words, round ${turn + 1} of ${ROUNDS}`);
      await round(words, turn);
    }
  }
} finally {
  peers.close();
  await product.stop();
  await browser.close();
}

const ms: Record<string, number> = {};
const ratios: Record<string, number> = {};
const rows: (string | number)[][] = [];
for (const words of SIZES_WORDS) {
  const best = (share: number) =>
    Math.min(...PEER_NAMES.map((peer) => latency(peer, words, share)));
  for (const editor of EDITORS) {
    const row: (string | number)[] = [keyOf(editor, words).replace('_', ' ')];
    for (const [name, share] of Object.entries(SHARES)) {
      ms[`${keyOf(editor, words)}_${name}`] = latency(editor, words, share);
      row.push(Number(latency(editor, words, share).toFixed(1)));
    }
    ms[`${keyOf(editor, words)}_busy`] = figure(editor, words, (one) => one.busyMs);
    row.push(Number(figure(editor, words, (one) => one.busyMs).toFixed(1)));
    rows.push(row);
  }
  for (const [name, share] of Object.entries(SHARES)) {
    ratios[`${words}_${name}_to_best_peer`] = latency('ours', words, share) / best(share);
  }
}
for (const editor of EDITORS) {
  ratios[`${editor}_p95_40000_to_500`] =
    latency(editor, 40_000, SHARES.p95) / latency(editor, 500, SHARES.p95);
}
const figures = table(['', 'p50 ms', 'p95 ms', 'p99 ms', 'busy ms a key'], rows);
const compared = table(
  ['', 'ratio'],
  Object.entries(ratios).map(([name, ratio]) => [
    name.replaceAll('_', ' '),
    Number(ratio.toFixed(2)),
  ]),
);
report('editor', { ms, ratios, versions: peers.versions, shown: `${figures}\n\n${compared}` });
