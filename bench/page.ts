/**
 * `npm run bench:page`: a first visit of the start page and of articles on a device four times slower than
 * this one, over 10 Mbit/s and 40 ms, and how fast the page responds to a person there. `-- --before
 * <folder>` alternates with another (installed) checkout, A B B A.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tests/support/chromium.ts';
import { chromiumPath } from '../tools/lib/chromium.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { type Product, startProduct } from './editor/product.ts';
import { articleOf } from './editor/text.ts';
import { median, report } from './lib/report.ts';
import {
  ARTICLE_INTERACTIONS,
  DASHBOARD_INTERACTIONS,
  interact,
  LIST_INTERACTIONS,
} from './page/interactions.ts';
import { slowDown, visit, withPage } from './page/visit.ts';

const { values: asked } = parseArgs({
  options: { before: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const ROUNDS = Number(asked.rounds);
const RECENT_ARTICLES = 4;

interface Checkout {
  readonly name: string;
  readonly product: Product;
  readonly places: readonly Place[];
}

/** The pages to open, and the element that each is opened for. */
interface Place {
  readonly name: string;
  readonly address: string;
  readonly awaited: string;
  readonly interactions: typeof ARTICLE_INTERACTIONS;
}

async function checkout(browser: Browser, name: string, start: typeof startProduct) {
  const product = await start(browser);
  for (let at = 0; at < RECENT_ARTICLES; at += 1) await product.address(articleOf(500));
  const articles = await Promise.all(
    [2000, 10_000].map(async (words) => ({
      name: `article_${words}`,
      address: await product.address(articleOf(words)),
      awaited: '[contenteditable="true"] [data-block]',
      interactions: ARTICLE_INTERACTIONS,
    })),
  );
  const { origin } = new URL(articles[0]?.address ?? '');
  const dashboard: Place = {
    name: 'dashboard',
    address: `${origin}/content/`,
    awaited: 'main section li a[href*="/content/articles/"]',
    interactions: DASHBOARD_INTERACTIONS,
  };
  const list: Place = {
    name: 'list',
    address: `${origin}/content/articles`,
    awaited: 'main li a[href*="/content/articles/"]',
    interactions: LIST_INTERACTIONS,
  };
  return { name, product, places: [dashboard, list, ...articles] };
}

const figures = new Map<string, number[]>();
const note = (key: string, value: number) => figures.set(key, [...(figures.get(key) ?? []), value]);

async function measureVisit(
  browser: Browser,
  { name, product }: Checkout,
  place: Place,
): Promise<void> {
  const { storageState } = product;
  await withPage(browser, storageState, async (page, session) => {
    const seen = await visit(page, session, place.address, place.awaited);
    for (const [what, value] of Object.entries(seen)) note(`${name}_${place.name}_${what}`, value);
  });
}

async function measureInteractions(
  browser: Browser,
  { name, product }: Checkout,
  place: Place,
): Promise<void> {
  const { storageState } = product;
  await withPage(browser, storageState, async (page, session) => {
    await page.goto(place.address);
    await page.locator(place.awaited).first().waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(session);
    const slowestMs = await interact(page, place.interactions);
    for (const [what, ms] of Object.entries(slowestMs))
      note(`${name}_${place.name}_inp_${what}`, ms);
  });
}

const executablePath = chromiumPath();
if (executablePath === null)
  throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
stage('Building and starting');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const checkouts: Checkout[] = [await checkout(browser, 'now', startProduct)];
if (asked.before !== undefined) {
  const other = await import(join(resolve(asked.before), 'bench/editor/product.ts'));
  checkouts.push(await checkout(browser, 'before', other.startProduct));
}

try {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const inTurn = turn % 2 === 0 ? checkouts : [...checkouts].reverse();
    for (const measure of [measureVisit, measureInteractions]) {
      stage(`Round ${turn + 1} of ${ROUNDS}: ${measure === measureVisit ? 'visits' : 'answers'}`);
      for (const at of (checkouts[0]?.places ?? []).keys()) {
        for (const one of inTurn) {
          const place = one.places[at];
          if (place === undefined) continue;
          console.log(`  ${one.name} ${place.name}`);
          await measure(browser, one, place);
        }
      }
    }
  }
} finally {
  for (const { product } of checkouts) await product.stop();
  await browser.close();
}

const spread = (values: readonly number[]): string =>
  `${Number(Math.min(...values).toFixed(3))} – ${Number(Math.max(...values).toFixed(3))}`;
const rows = [...figures].map(([key, values]) => [
  key.replaceAll('_', ' '),
  Number(median(values).toFixed(3)),
  spread(values),
]);
const ms: Record<string, number> = {};
const counts: Record<string, number> = {};
for (const [key, values] of figures) (/lcpMs|_inp_/.test(key) ? ms : counts)[key] = median(values);
report('page', { ms, ratios: counts, shown: table(['', 'median', 'spread'], rows) });
