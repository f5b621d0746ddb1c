/**
 * `npm run replay:sample`: records the session of docs/support.md in Chromium, on a new installation. A writer starts a
 * draft from three notes and types; the server is killed meanwhile and comes back; the article is deleted and restored.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import {
  editorOf,
  OWNER,
  PAUSE_MOST_MS,
  seeSaved,
  signUpOnPage,
} from '#tests/e2e/support/person.ts';
import { linesOf } from '#tests/e2e/support/recording.ts';
import { CHROMIUM_ARGS, headlessPath } from '#tests/support/chromium.ts';
import { isBuildCurrent } from './build.ts';
import { isMain, ROOT, runNode } from './lib/run.ts';
import { newServerProcess, type ServerProcess } from './lib/serverProcess.ts';

const SAMPLE = join(ROOT, 'docs/support/session.json');
const PATIENCE_MS = 60_000;
const TYPING = { delay: 20 } as const;
const NOTES = ['Light makes coffee stale.', 'A jar of steel keeps it fresh for four weeks.'];

async function writeDraft(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Topic').fill('How to store coffee');
  await page.getByLabel('Your notes').fill(NOTES.join('\n\n'));
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/articles\/[0-9a-f-]{36}/);
  await page.getByText('Nothing was invented.').waitFor();
}

/** Types on while the server is away. */
async function typeOffline(page: Page, server: ServerProcess): Promise<void> {
  await editorOf(page).getByText('Light makes coffee stale.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed while the server lives,', TYPING);
  await seeSaved(page);
  await server.kill('SIGKILL');
  await page.keyboard.type(' and while it does not.', TYPING);
  await expect(page.getByTestId('save-state')).toHaveText('Offline – saved on this device');
  await server.start();
  await seeSaved(page, PAUSE_MOST_MS);
}

async function deleteAndRestore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My articles' }).click();
  await page.getByRole('button', { name: 'Delete How to store coffee' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'How to store coffee' }).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

async function recorded(browser: Browser, server: ServerProcess): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Europe/Berlin' });
  await context.addInitScript(() => sessionStorage.setItem('record', 'on'));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await signUpOnPage(page, OWNER);
  await writeDraft(page);
  await typeOffline(page, server);
  await deleteAndRestore(page);
  return linesOf(page);
}

if (isMain(import.meta)) {
  const executablePath = headlessPath();
  if (executablePath === null) throw new Error('There is no Chromium to record a session in.');
  if (!isBuildCurrent()) await runNode(['tools/build.ts']);
  const env = { ANALYTICS_LOG: 'false', FREE_PLAN_READ_ONLY_FROM: 'never' };
  const server = await newServerProcess(env, { data: 'template' });
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  try {
    await server.start();
    const lines = await recorded(browser, server);
    writeFileSync(SAMPLE, `${JSON.stringify(lines, null, 2)}\n`);
    console.log(`${lines.length} lines`);
  } finally {
    await browser.close();
    await server.dispose();
  }
}
