/** A Chromium with a profile that survives it, so that it can be killed and restarted. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '#tests/support/chromium.ts';
import { chromiumPath } from '#tools/lib/chromium.ts';

const ARGS = [
  ...CHROMIUM_ARGS,
  '--headless=new',
  '--remote-debugging-port=0',
  '--window-size=1440,900',
];

export interface OwnBrowser {
  /** A tab of the running browser, which is started if necessary. */
  newPage(): Promise<Page>;
  /** SIGKILL, as the system sends it without free memory. */
  kill(): Promise<void>;
  dispose(): Promise<void>;
}

export async function ownBrowser(): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'own-browser-'));
  let running: { readonly child: ChildProcess; readonly browser: Browser } | null = null;
  const kill = async () => {
    const child = running?.child;
    running = null;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    async newPage() {
      running ??= await started(profile);
      const [context] = running.browser.contexts();
      if (context === undefined) throw new Error('Chromium has no window.');
      return await context.newPage();
    },
    kill,
    async dispose() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function started(profile: string) {
  const path = chromiumPath();
  if (path === null) throw new Error('There is no Chromium.');
  const child = spawn(path, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await debugAddress(child));
  return { child, browser };
}

function debugAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('Chromium has ended at once.')));
    if (child.stderr === null) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /ws:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
}
