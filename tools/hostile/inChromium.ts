/** Runs the part of the search that is about the page in a browser: no other document takes the time that a browser's does. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumPath } from '../lib/chromium.ts';
import { ROOT } from '../lib/run.ts';
import type { Trial, Verdict } from './caller.ts';
import { nameOf } from './recipe.ts';
import type { Order } from './search.ts';

/** Whether a file is of a room that runs in pages alone. */
export const isOfPage = (file: string): boolean => /^(?:html\/dom|services|src)\//.test(file);

/** Makes the script of a page that can call the exported functions of files. */
async function scriptFor(files: readonly string[]): Promise<string> {
  const modules = files.map((file) => `${JSON.stringify(file)}: () => import('./${file}')`);
  const contents = `import { judgeOf } from './tools/hostile/page.ts';
globalThis.verdictOn = judgeOf({ ${modules.join(', ')} });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

async function opened(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto('https://example.com/'); // answered here; storage needs an origin
  await page.addScriptTag({ content: script });
  return page;
}

declare const verdictOn: (trial: Trial, order: Order) => Promise<Verdict>;

/** A busy machine lets a call wait. */
const PATIENCE = 12;
/** A page is told the time of the clock alone, to which everything else on the machine adds. */
const FLOOR = 4;

/** Null: it had to be ended. */
async function verdictIn(page: Page, trial: Trial, order: Order): Promise<Verdict | null> {
  const { told: _told, floorMs, ...others } = order;
  const rule = { ...others, floorMs: FLOOR * floorMs };
  const asked = page.evaluate(([one, by]) => verdictOn(one as Trial, by as Order), [
    trial,
    rule,
  ] as const);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), order.stopMs * PATIENCE);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return null; // the page has crashed
  } finally {
    clearTimeout(timer);
    asked.catch(() => {}); // of a page that is closed
  }
}

/** Calls `answered` with the verdict on each trial; null for one that had to be ended. */
export async function runInChromium(
  trials: readonly Trial[],
  order: Order,
  answered: (at: number, verdict: Verdict | null) => void,
): Promise<void> {
  const executablePath = chromiumPath();
  if (trials.length === 0) return;
  if (executablePath === null) throw new Error('The part about the page needs Chromium.');
  const script = await scriptFor([...new Set(trials.map(({ callable }) => callable.file))]);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const found = new Set<string>();
  try {
    let page = await opened(browser, script);
    for (const [at, trial] of trials.entries()) {
      const name = nameOf(trial.callable);
      if (found.has(name)) continue;
      const verdict = await verdictIn(page, trial, order);
      answered(at, verdict);
      if (verdict === null || verdict.overflow || verdict.growth !== null) found.add(name);
      if (verdict !== null) continue;
      await page.close({ runBeforeUnload: false });
      page = await opened(browser, script);
    }
  } finally {
    await browser.close();
  }
}
