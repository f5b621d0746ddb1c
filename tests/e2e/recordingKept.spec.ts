/** What a recording has on the device when the browser dies, or stores nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, headlessPath } from '#tests/support/chromium.ts';
import { addSession, editorOf, OWNER, seeDashboard, seeSaved, signUp } from './support/person.ts';
import { linesOf, livesOf, recordPages, seeExact } from './support/recording.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

let toolkit: Toolkit;
let profile: string;
test.beforeAll(async () => {
  toolkit = await startToolkit({ FREE_PLAN_READ_ONLY_FROM: 'never' });
  profile = mkdtempSync(join(tmpdir(), 'toolkit-profile-'));
});
test.afterAll(async () => {
  await toolkit.dispose();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const signOf = (page: Page) => page.getByRole('complementary', { name: 'Session recording' });

async function openProfile(): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: headlessPath() ?? '',
    args: [...CHROMIUM_ARGS],
    baseURL: toolkit.url,
    serviceWorkers: 'block',
  });
  await recordPages(context);
  return context;
}

/** With all its processes, as the system does when memory is short. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const told = await session?.send('SystemInfo.getProcessInfo');
  const browser = told?.processInfo.find(({ type }) => type === 'browser');
  if (browser === undefined) throw new Error('The browser does not say which process it is.');
  const closed = context.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await closed;
}

async function openArticle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Topic').fill('A killed browser');
  await page.getByLabel('Your notes').fill('One note.');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/articles\/[0-9a-f-]{36}/);
  await expect(page.getByText('Nothing was invented.')).toBeVisible();
  await editorOf(page).getByText('One note.').click();
  await page.keyboard.press('End');
}

// §d.recording.9
test('a killed browser loses no line that is a second old, and what it leaves replays exactly', async () => {
  const context = await openProfile();
  const page = await context.newPage();
  await signUp(page);
  await openArticle(page);
  const typing = page.keyboard
    .type(' typed until the end'.repeat(20), { delay: 20 })
    .catch(() => undefined);
  await page.waitForTimeout(1500);
  const lines = await linesOf(page);
  await page.waitForTimeout(1000);
  await killBrowser(context);
  await typing;

  const again = await openProfile();
  const next = await again.newPage();
  await again.clearCookies(); // which may be stored, or not yet
  await addSession(next, OWNER);
  await next.goto('/content/');
  await seeDashboard(next);
  await expect(async () => expect(await livesOf(next)).toHaveLength(2)).toPass();
  const [killed = []] = await livesOf(next);
  expect(killed.slice(0, lines.length)).toEqual(lines);
  expect(seeExact(killed).inputs).toBeGreaterThan(50);
  await again.close();
});

// §d.recording.8
test('a browser that stores nothing changes nothing: the recording goes on in the page, and its sign says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  await recordPages(context);
  await context.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => {
      if (name === 'content-toolkit-recordings')
        throw new DOMException('Full.', 'QuotaExceededError');
      return open(name, version);
    };
  });
  const page = await context.newPage();
  await signUp(page, { ...OWNER, email: 'full@example.org' });
  await expect(signOf(page)).toContainText('this device cannot store it');
  await openArticle(page);
  await page.keyboard.type(' Typed beside it.');
  await seeSaved(page);
  expect(seeExact(await linesOf(page)).inputs).toBeGreaterThan(50);
  await context.close();
});
