import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, headlessPath } from '#tests/support/chromium.ts';

/** Keep a promise in milliseconds, which a browser beside them would break: `npm test` runs them alone (tools/lib/suites.ts). */
const TIMED = /@timed/;
/** Begun first: at the end of the run, no worker waits for one long file. Each worker that runs some of them starts anew for the others. */
const LONGEST = /streams\.spec\.ts$/;

/** A page lives for seconds here, so that optimizing its code takes longer than running it as it is. */
const QUICK_PAGES = '--js-flags=--no-maglev,--no-turbofan,--liftoff-only';

// The browser of the system; Playwright's own download is not needed.
const executablePath = headlessPath();

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'timed', grep: TIMED },
    { name: 'longest', grepInvert: TIMED, testMatch: LONGEST },
    { name: 'others', grepInvert: TIMED, testIgnore: LONGEST },
  ],
  outputDir: 'test-results',
  // Tests wait now and then.
  workers: Math.ceil(availableParallelism() * 1.5),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // What moves is drawn sixty times a second; journey.spec.ts and keyboard.spec.ts see it move.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // it would hide from a test what is asked for; offline.spec.ts allows it
    trace: 'off', // an eighth of Playwright's own work; `--trace on` writes one
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [...CHROMIUM_ARGS, QUICK_PAGES],
    },
  },
});
