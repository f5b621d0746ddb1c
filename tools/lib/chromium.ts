/** The system's Chromium, for the browser tests, and how to install it. */
import { existsSync } from 'node:fs';
import { ensureProgram } from './apt.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: `CHROMIUM_PATH`, or the first one found in its usual places. */
export function chromiumPath(): string | null {
  const { CHROMIUM_PATH } = process.env;
  const places = CHROMIUM_PATH === undefined ? PLACES : [CHROMIUM_PATH];
  return places.find((place) => existsSync(place)) ?? null;
}

/** True if there is a browser. Installs one if possible and allowed, and prints that. */
export const ensureChromium = (): Promise<boolean> =>
  ensureProgram({
    name: 'Chromium',
    neededBy: 'The browser tests',
    packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
    isThere: () => chromiumPath() !== null,
  });
