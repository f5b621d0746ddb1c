/** The system's Chromium, which the browser tests use, and how to get it. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

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

const APT = {
  update: ['update', '-qq'],
  install: ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
};
const COMMAND = `apt-get ${APT.update.join(' ')} && apt-get ${APT.install.join(' ')}`;

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const mayInstall = () =>
  isDebian() && process.getuid?.() === 0 && process.env.NO_SYSTEM_INSTALL !== '1';

/** True when there is a browser; installs one where that is possible and allowed, and says so. */
export async function ensureChromium(): Promise<boolean> {
  if (chromiumPath() !== null) return true;
  if (!mayInstall()) {
    console.log(`The browser tests need Chromium. On Debian, as root: ${COMMAND}`);
    return false;
  }
  console.log(`Installing Chromium for the browser tests: ${COMMAND}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [APT.update, APT.install]) {
    const { code, output } = await run('apt-get', args, { env });
    if (code === 0) continue;
    console.log(`${output}apt-get ended with code ${code}.`);
    return false;
  }
  return chromiumPath() !== null;
}
