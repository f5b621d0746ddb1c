/** The system's Chromium, which tests and benches use, and how to get it. */
import { existsSync } from 'node:fs';
import { ensureProgram } from './apt.ts';

/** Chromium without a window: the same engine, but nothing is composed for a screen. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser as people use it: `CHROMIUM_PATH`, or the first one found in its usual places. */
export const chromiumPath = (): string | null => firstOf(PLACES);

/** The browser to test with: the headless shell, which starts faster and takes less, or else Chromium itself. */
export const testBrowserPath = (): string | null => firstOf([HEADLESS_SHELL, ...PLACES]);

function firstOf(places: readonly string[]): string | null {
  const { CHROMIUM_PATH } = process.env;
  const candidates = CHROMIUM_PATH === undefined ? places : [CHROMIUM_PATH];
  return candidates.find((place) => existsSync(place)) ?? null;
}

/** True when there is a browser; installs one where that is possible and allowed, and says so. */
export const ensureChromium = (): Promise<boolean> =>
  ensureProgram({
    name: 'Chromium',
    neededBy: 'The browser tests',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    isThere: () => testBrowserPath() !== null,
  });
