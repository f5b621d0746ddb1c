/** The system's Chromium, which the browser tests use, and how to get it. */
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

/** True when there is a browser; installs one where that is possible and allowed, and says so. */
export const ensureChromium = (): Promise<boolean> =>
  ensureProgram({
    name: 'Chromium',
    neededBy: 'The browser tests',
    packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
    isThere: () => chromiumPath() !== null,
  });
