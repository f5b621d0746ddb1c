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

/** `CHROMIUM_PATH`, or the first browser found in its usual places; the headless shell, which takes less, where that will do. */
export function chromiumPath({ mayBeShell = false } = {}): string | null {
  const { CHROMIUM_PATH } = process.env;
  const usual = mayBeShell ? [HEADLESS_SHELL, ...PLACES] : PLACES;
  const places = CHROMIUM_PATH === undefined ? usual : [CHROMIUM_PATH];
  return places.find((place) => existsSync(place)) ?? null;
}

/** True when there is a browser; installs one where that is possible and allowed, and says so. */
export const ensureChromium = (): Promise<boolean> =>
  ensureProgram({
    name: 'Chromium',
    neededBy: 'The browser tests',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    isThere: () => chromiumPath({ mayBeShell: true }) !== null,
  });
