import { existsSync } from 'node:fs';
import { chromiumPath } from '#tools/lib/chromium.ts';

/** Chromium without its window system, from Debian's package. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser for tests without a profile on disk: the headless shell if it is installed, because it needs
 * the least.
 */
export function headlessPath(): string | null {
  const isNamed = process.env.CHROMIUM_PATH !== undefined;
  return !isNamed && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}

/** Arguments for a browser in tests: no sandbox, because of containers, and no traffic of its own. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
