import { existsSync } from 'node:fs';
import { chromiumPath } from '#tools/lib/chromium.ts';

/** Chromium's engine without what composes a window; Debian's package. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser for tests that do without a profile on disk: the headless shell where it is installed, as it needs the least. */
export function headlessPath(): string | null {
  const isNamed = process.env.CHROMIUM_PATH !== undefined;
  return !isNamed && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}

/** For a browser that is a tool: no sandbox in containers, no traffic of its own. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
