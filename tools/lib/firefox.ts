/** The system's Firefox, for the browser tests of what people paste and drop, and how to install it. */
import { existsSync } from 'node:fs';
import { ensureProgram } from './apt.ts';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The browser to test with: `FIREFOX_PATH`, or the first one found in its usual places. */
export function firefoxPath(): string | null {
  const { FIREFOX_PATH } = process.env;
  const places = FIREFOX_PATH === undefined ? PLACES : [FIREFOX_PATH];
  return places.find((place) => existsSync(place)) ?? null;
}

/** True if there is a Firefox. Installs one if possible and allowed, and prints that. */
export const ensureFirefox = (): Promise<boolean> =>
  ensureProgram({
    name: 'Firefox',
    neededBy: 'The tests of pasting and dropping in Firefox',
    packages: ['firefox-esr'],
    isThere: () => firefoxPath() !== null,
  });
