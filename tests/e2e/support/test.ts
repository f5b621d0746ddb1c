/** The `test` of all files here: that of Playwright, with a writer who has turned the checker of spelling off. */
import { basename } from 'node:path';
import { test as base } from '@playwright/test';

/**
 * Each page with an English article loads the checker, 16 MB of WebAssembly and its dictionary: a tenth of the work of the
 * browser tests. These files are about it, about the text, or about everything that a page loads and does.
 */
const WITH_CHECKER: ReadonlySet<string> = new Set([
  ...['spelling', 'humanizer', 'screens', 'sidePanel', 'editor', 'longArticle'],
  ...['quiet', 'replay', 'journey'],
]);
const hasChecker = () => WITH_CHECKER.has(basename(base.info().file, '.spec.ts'));

export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (!hasChecker())
          await context.addInitScript(() => {
            // As the switch in the side panel does (`sagas/spelling/spelling.saga.ts`).
            if (location.protocol.startsWith('http')) localStorage.setItem('spelling', 'off');
          });
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
