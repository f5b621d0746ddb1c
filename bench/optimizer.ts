/**
 * `npm run bench:optimizer`: 200 keys in the middle of an article of 10,000 words with ten competitors, with the panel *Score* open and
 * with all panels closed, in the order closed, open, open, closed. With the panel open, also how long it takes from the last key of a
 * word until the panel shows the figures of the new text.
 * Wanted: p99 of the keys with the panel open at most 1.1 times that without it, and new figures within 200 ms.
 *
 * `npm run bench:optimizer -- --rounds 1` is a look at it, and writes no results.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import type { SnapshotFile } from '../contract/competitors/competitorsCollector.schema.ts';
import { CHROMIUM_ARGS } from '../tests/support/chromium.ts';
import { chromiumPath } from '../tools/lib/chromium.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { startProduct } from './editor/product.ts';
import { figuresAfterKey } from './editor/scoring.ts';
import { articleOf } from './editor/text.ts';
import { installMeter, typeInMiddle } from './editor/typing.ts';
import { percentile } from './lib/load.ts';
import { median, report } from './lib/report.ts';

const WORDS = 10_000;
const COMPETITORS = 10;
const ROUNDS = 4;
const STATES = ['closed', 'open', 'open', 'closed'] as const;
type State = (typeof STATES)[number];
const { values: asked } = parseArgs({ options: { rounds: { type: 'string' } } });
const rounds = Number(asked.rounds ?? ROUNDS);

const executablePath = chromiumPath();
if (executablePath === null)
  throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
stage('Building the product');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const product = await startProduct(browser, { URL_IMPORT_ALLOW_PRIVATE: 'true' });
const sites = await servePages();

let snapshot: SnapshotFile | null = null;
const latencies: Record<State, number[][]> = { closed: [], open: [] };
const busy: Record<State, number[]> = { closed: [], open: [] };
const figures: number[][] = [];

/** Pages of 1,000 to 1,900 words with the words of the article. */
async function servePages() {
  const server = createServer((request, response) => {
    const at = Number(/\d+/.exec(request.url ?? '')?.[0] ?? Number.NaN);
    if (Number.isNaN(at)) return response.writeHead(404).end();
    const text = articleOf(1000 + at * 100)
      .map(({ html }) => html)
      .join('');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(`<!doctype html><html lang="en"><title>${at}</title><article>${text}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** The address of a new article with its analysis: the first one is copied, so that all have the same. */
async function newArticle(): Promise<string> {
  const { api, workspaceId } = product.person;
  const address = await product.address(articleOf(WORDS));
  const articleId = address.split('/').at(-1) ?? '';
  if (snapshot === null) {
    const { port } = sites.address() as AddressInfo;
    const urls = Array.from({ length: COMPETITORS }, (_, at) => `http://127.0.0.1:${port}/${at}`);
    const wish = { topic: 'content writing', country: '', location: '', language: 'en' };
    const body = { ...wish, requestId: crypto.randomUUID(), articleId, urls };
    await api.competitorsCollector.postCompetitors({ workspaceId, body });
    for (;;) {
      const of = { workspaceId, articleId };
      const { state, snapshotId } = await api.competitorsCollector.getCompetitorsByArticle(of);
      if (state === 'frozen' && snapshotId !== null) {
        const made = await api.competitorsCollector.getSnapshot({ workspaceId, snapshotId });
        snapshot = { ...made, hash: made.hash ?? '' };
        return address;
      }
      await pause(500);
    }
  }
  await api.competitorsCollector.postSnapshot({
    workspaceId,
    body: { requestId: crypto.randomUUID(), articleId, snapshot },
  });
  return address;
}

async function panelIs(page: Page, state: State): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Score' });
  const button = page.getByRole('button', { name: 'Score', exact: true });
  await button.waitFor();
  if ((await panel.isVisible()) !== (state === 'open')) await button.click();
  await panel.waitFor({ state: state === 'open' ? 'visible' : 'hidden' });
}

async function measure(state: State): Promise<void> {
  console.log(`  panel ${state}`);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: product.storageState,
  });
  try {
    await context.addInitScript(installMeter);
    const page = await context.newPage();
    await page.goto(await newArticle());
    await panelIs(page, state);
    const typed = await typeInMiddle(page);
    latencies[state].push([...typed.latenciesMs]);
    busy[state].push(typed.busyMs);
    if (state === 'open') figures.push(await figuresAfterKey(page));
  } finally {
    await context.close();
  }
}

try {
  for (let turn = 0; turn < rounds; turn += 1) {
    stage(`${WORDS} words, round ${turn + 1} of ${rounds}`);
    for (const state of STATES) await measure(state);
  }
} finally {
  await product.stop();
  await browser.close();
  sites.close();
}

const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99 } as const;
const ms: Record<string, number> = {};
const ratios: Record<string, number> = {};
for (const [name, share] of Object.entries(SHARES)) {
  const of = (state: State) => median(latencies[state].map((keys) => percentile(keys, share)));
  ms[`key_closed_${name}`] = of('closed');
  ms[`key_open_${name}`] = of('open');
  ratios[`key_${name}_open_to_closed`] = of('open') / of('closed');
  ms[`new_figures_${name}`] = median(figures.map((times) => percentile(times, share)));
}
ms['busy_closed'] = median(busy.closed);
ms['busy_open'] = median(busy.open);
const rows = [...Object.entries(ms), ...Object.entries(ratios)].map(([name, value]) => [
  name.replaceAll('_', ' '),
  Number(value.toFixed(2)),
]);
const shown = table([`${WORDS} words`, 'ms or ratio'], rows);
if (Object.keys(asked).length > 0) console.log(shown);
else report('optimizer', { ms, ratios, shown });
