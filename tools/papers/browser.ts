/** Runs the readers and writers of the page in Chromium: they need its documents. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumPath } from '../lib/chromium.ts';
import { ROOT } from '../lib/run.ts';
import type { papers } from './page.ts';

type Papers = typeof papers;

/** Calls the functions of `page.ts`, each with what `JSON` can hold. */
export interface PapersPage {
  call<Name extends keyof Papers>(
    name: Name,
    ...args: Parameters<Papers[Name]>
  ): Promise<Awaited<ReturnType<Papers[Name]>>>;
  close(): Promise<void>;
}

declare const calledPapers: Record<string, (...args: unknown[]) => unknown>;

export async function papersPage(): Promise<PapersPage> {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('Papers are read in Chromium.');
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await opened(browser);
  return {
    call: (name, ...args) =>
      page.evaluate(
        ([what, given]) => calledPapers[what as string]?.(...(given as unknown[])) as never,
        [name, args] as const,
      ),
    close: () => browser.close(),
  };
}

async function opened(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  // Nothing is loaded: an article's images are only addresses here.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto('https://example.com/');
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { papers } from './tools/papers/page.ts'; globalThis.calledPapers = papers;",
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return page;
}
