/**
 * The `test` of all files here: that of Playwright, with a writer who has turned the checker of spelling off, and without the
 * pages of the file before. Their server has gone, and they would go on working beside the tests.
 */
import { basename } from 'node:path';
import { type Browser, type BrowserContext, test as base } from '@playwright/test';
// The API imports it on demand: unnamed, it would be compiled anew in each worker.
import '#services/http/request.ts';
import { keepSessions } from './keptSessions.ts';
import {
  type ModelledToolkit,
  type SharedToolkit,
  withModelledToolkit,
  withSharedToolkit,
} from './sharedToolkit.ts';

/**
 * Each page with an English article loads the checker, 16 MB of WebAssembly and its dictionary: a tenth of the work of the
 * browser tests. These files are about it, about the text, or about everything that a page loads and does.
 */
const WITH_CHECKER: ReadonlySet<string> = new Set([
  'spelling',
  'humanizer',
  'screens',
  'sidePanel',
  'editor',
  'longArticle',
  'quiet',
  'replay',
  'journey',
]);
const hasChecker = (file: string) => WITH_CHECKER.has(basename(file, '.spec.ts'));

/** Opens contexts for the file that runs, and closes those of others. */
function contextsOf(browser: Browser): Browser['newContext'] {
  const newContext = browser.newContext.bind(browser);
  const opened = new Map<BrowserContext, string>();
  const closeOthers = async (file: string) => {
    for (const [context, of] of opened) {
      if (of === file) continue;
      opened.delete(context);
      await context.close();
    }
  };
  return async (options) => {
    const { file } = base.info();
    await closeOthers(file);
    const context = await newContext(options);
    opened.set(context, file);
    await keepSessions(context, file);
    if (!hasChecker(file))
      await context.addInitScript(() => {
        // As the switch in the side panel does (`sagas/spelling/spelling.saga.ts`).
        if (location.protocol.startsWith('http')) localStorage.setItem('spelling', 'off');
      });
    return context;
  };
}

interface TestFixtures {
  /** A server of the worker, whose model knows no answers yet. */
  readonly modelled: ModelledToolkit;
}

interface WorkerFixtures {
  /** A server of the worker, without a model. */
  readonly toolkit: SharedToolkit;
  readonly modelledToolkit: ModelledToolkit;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      browser.newContext = contextsOf(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  toolkit: [({ browser: _browser }, use) => withSharedToolkit(use), { scope: 'worker' }],
  modelledToolkit: [({ browser: _browser }, use) => withModelledToolkit(use), { scope: 'worker' }],
  modelled: async ({ modelledToolkit }, use) => {
    modelledToolkit.model.reset();
    await use(modelledToolkit);
  },
});
