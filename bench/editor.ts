/**
 * `npm run bench:editor`: 200 keys in the middle of articles of three lengths, each timed until it is
 * painted. Ours is the product as shipped: the page of an article on its server, with header, panels,
 * analysis, journal and saves. The peers are bare editors on an empty page, with the same text in the same
 * lines. All take turns in one run, so that a slow machine slows all of them.
 *
 * `npm run bench:editor -- --words 500 --editors ours,lexical --rounds 1` measures a part of it, in a
 * minute, and writes no results.
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tests/support/chromium.ts';
import { chromiumPath } from '../tools/lib/chromium.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { PEER_NAMES, servePeers } from './editor/peers.ts';
import { lookOf, startProduct } from './editor/product.ts';
import { articleOf } from './editor/text.ts';
import { installMeter, type Typed, typeInMiddle } from './editor/typing.ts';
import { percentile } from './lib/load.ts';
import { median, report } from './lib/report.ts';

const SIZES_WORDS: readonly number[] = [500, 10_000, 40_000];
const ROUNDS = 3;
const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99 } as const;
const EDITORS = ['ours', ...PEER_NAMES] as const;
type Editor = (typeof EDITORS)[number];
const { values: asked } = parseArgs({
  options: {
    words: { type: 'string' },
    editors: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const isPart = Object.keys(asked).length > 0;
const sizes = asked.words?.split(',').map(Number) ?? SIZES_WORDS;
const rounds = Number(asked.rounds ?? ROUNDS);
const askedEditors = asked.editors?.split(',') ?? EDITORS;
const editors = EDITORS.filter((editor) => askedEditors.includes(editor));
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

const executablePath = chromiumPath();
if (executablePath === null)
  throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
stage('Building the product and its peers');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const product = await startProduct(browser);
const { storageState } = product;
const context = await browser.newContext({ ...WINDOW, storageState });
const page = await context.newPage();
await page.goto(await product.address(articleOf(500)));
const peers = await servePeers(await lookOf(page));
await context.close();

/** Runs the editors in turn. Each round starts with another one. */
async function round(words: number, turn: number): Promise<void> {
  const blocks = articleOf(words);
  const html = blocks.map((block) => block.html).join('');
  for (let at = 0; at < editors.length; at += 1) {
    const editor = editors[(at + turn) % editors.length] ?? 'ours';
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
  // The lengths take turns too: growth compares them.
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const words of sizes) {
      stage(`Round ${turn + 1} of ${rounds}, ${words} words`);
      await round(words, turn);
    }
  }
} finally {
  peers.close();
  await product.stop();
  await browser.close();
}

const MEASURES: readonly (readonly [name: string, of: (one: Typed) => number])[] = [
  ...Object.entries(SHARES).map(
    ([name, share]) => [name, (one: Typed) => percentile(one.latenciesMs, share)] as const,
  ),
  ['busy', (one) => one.busyMs],
];
const ms: Record<string, number> = {};
const ratios: Record<string, number> = {};
const rows: (string | number)[][] = [];
const measuredPeers = editors.filter((editor) => editor !== 'ours');
const hasOurs = editors.includes('ours');
for (const words of sizes) {
  for (const editor of editors) {
    const row = MEASURES.map(([, of]) => figure(editor, words, of));
    MEASURES.forEach(([name], at) => {
      ms[`${keyOf(editor, words)}_${name}`] = row[at] ?? Number.NaN;
    });
    rows.push([
      keyOf(editor, words).replace('_', ' '),
      ...row.map((one) => Number(one.toFixed(1))),
    ]);
  }
  if (!hasOurs || measuredPeers.length === 0) continue;
  for (const [name, of] of MEASURES) {
    const best = Math.min(...measuredPeers.map((peer) => figure(peer, words, of)));
    ratios[`${words}_${name}_to_best_peer`] = figure('ours', words, of) / best;
  }
}
const [shortest = 0, longest = 0] = [Math.min(...sizes), Math.max(...sizes)];
for (const editor of longest > shortest ? editors : []) {
  const p95 = (words: number) =>
    figure(editor, words, (one) => percentile(one.latenciesMs, SHARES.p95));
  ratios[`${editor}_p95_${longest}_to_${shortest}`] = p95(longest) / p95(shortest);
}
const figures = table(['', 'p50 ms', 'p95 ms', 'p99 ms', 'busy ms a key'], rows);
const compared = table(
  ['', 'ratio'],
  Object.entries(ratios).map(([name, ratio]) => [
    name.replaceAll('_', ' '),
    Number(ratio.toFixed(2)),
  ]),
);
const shown = `${figures}\n\n${compared}`;
if (isPart) console.log(shown);
else report('editor', { ms, ratios, versions: peers.versions, shown });
