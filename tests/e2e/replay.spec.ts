import { expect, type Page } from '@playwright/test';
import {
  editorOf,
  OWNER,
  PAUSE_MOST_MS,
  seeDashboard,
  seeSaved,
  signUp,
  signUpOnPage,
} from './support/person.ts';
import { linesOf, livesOf, recordPages, seeExact, seeExactReplay } from './support/recording.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

let toolkit: Toolkit;
test.beforeAll(async () => {
  toolkit = await startToolkit({ FREE_PLAN_READ_ONLY_FROM: 'never' }); // the second account must be able to write
});
test.afterAll(() => toolkit.dispose());

const signOf = (page: Page) => page.getByRole('complementary', { name: 'Session recording' });

// §d.recording.1 §d.recording.4
test('a session in the browser, with a draft, typing, a killed server and a deletion, replays exactly in Node', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const recording = await recordPages(context);
  const page = await context.newPage();
  await signUpOnPage(page);
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Topic').fill('A recorded session');
  await page.getByLabel('Your notes').fill('One note.\n\nAnother note.');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/articles\/[0-9a-f-]{36}/);
  await expect(page.getByText('Nothing was invented.')).toBeVisible();
  await editorOf(page).getByText('One note.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed while the server lives,', { delay: 20 });
  await seeSaved(page);
  await toolkit.kill('SIGKILL');
  await page.keyboard.type(' and while it does not.', { delay: 20 });
  await expect(page.getByTestId('save-state')).toHaveText('Offline – saved on this device');
  await toolkit.restart();
  await seeSaved(page, PAUSE_MOST_MS);
  await page.getByRole('link', { name: 'My articles' }).click();
  await page.getByRole('button', { name: 'Delete A recorded session' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'A recorded session' })).toBeVisible();

  await expect(signOf(page)).toContainText('it stays on this device');
  await recording.seeNoCredentials(page);
  const { inputs, outputs } = await seeExactReplay(page);
  expect(inputs).toBeGreaterThan(50);
  expect(outputs).toBeGreaterThan(200);
  await context.close();
});

// §d.recording.6 §d.recording.7
test('a recording continues through a reload with both lives, and ends when it is stopped or its account signs out', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  const record = async () => {
    await page.evaluate(() => sessionStorage.setItem('record', 'on'));
    await page.reload();
    await expect(signOf(page)).toBeVisible();
  };
  await signUp(page, { ...OWNER, email: 'recorded@example.org' });
  await expect(signOf(page)).toHaveCount(0);
  await record();
  await page.reload();
  await expect(signOf(page)).toBeVisible();
  await expect(async () => expect(await livesOf(page)).toHaveLength(2)).toPass();
  for (const life of await livesOf(page)) seeExact(life);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(signOf(page)).toHaveCount(0);
  expect((await linesOf(page)).at(-1)).toContain('Stopped.');
  await page.reload();
  await seeDashboard(page);
  await expect(signOf(page)).toHaveCount(0);

  await record();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0);
  await signUp(page, { ...OWNER, email: 'another@example.org' });
  await expect(signOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'sessionLog' in window)).toBe(false);
  await record();
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  expect(await livesOf(page)).toHaveLength(1); // those of the other account are gone
  await context.close();
});

// §d.recording.8
test('a page whose recorder cannot be loaded works without it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(request.url()));
  await signUp(page, { ...OWNER, email: 'unrecorded@example.org' });
  await page.reload({ waitUntil: 'networkidle' });
  const known = new Set(scripts);
  const refused: string[] = [];
  await context.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    if (known.has(url)) return route.continue();
    refused.push(url);
    return route.abort();
  });
  await page.evaluate(() => sessionStorage.setItem('record', 'on'));
  await page.reload();
  await seeDashboard(page);
  expect(refused).not.toEqual([]);
  await expect(signOf(page)).toHaveCount(0);
  await context.close();
});
