/** The system's Chromium, which the browser tests use, and how to get it. */
import { existsSync } from 'node:fs';
import { ensureProgram } from './apt.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same engine without a window: it composes nothing for a screen. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser to test with: `CHROMIUM_PATH`, or the first one found in its usual places. */
export function chromiumPath(): string | null {
  const { CHROMIUM_PATH } = process.env;
  const places = CHROMIUM_PATH === undefined ? PLACES : [CHROMIUM_PATH];
  return places.find((place) => existsSync(place)) ?? null;
}

/** The browser for tests that do not care whether it could have a window: the one that needs the least. */
export function headlessPath(): string | null {
  const isAsked = process.env.CHROMIUM_PATH !== undefined;
  return !isAsked && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}

/** True when there is a browser; installs one where that is possible and allowed, and says so. */
export async function ensureChromium(): Promise<boolean> {
  const isThere = await ensureProgram({
    name: 'Chromium',
    neededBy: 'The browser tests',
    packages: ['chromium', 'fonts-liberation'],
    isThere: () => chromiumPath() !== null,
  });
  if (isThere)
    await ensureProgram({
      name: 'the headless shell of Chromium',
      neededBy: 'Browser tests that are to take a fifth less',
      packages: ['chromium-headless-shell'],
      isThere: () => headlessPath() !== chromiumPath() || process.env.CHROMIUM_PATH !== undefined,
      isOptional: true,
    });
  return isThere;
}
