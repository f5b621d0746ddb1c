import { expect, type Page } from '@playwright/test';
import { editorOf, OWNER, seeDashboard, seeSaved } from './support/person.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';
import { newWriter } from './support/writer.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } }); // as most people have it

let toolkit: Toolkit;
test.beforeAll(async () => {
  toolkit = await startToolkit();
});
test.afterAll(() => toolkit.dispose());

/** More than a page has places to stop at. */
const MOST_TABS = 80;

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('everything from creating an account to deleting an article works by keyboard alone', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
  const { keyboard } = page;

  await page.goto('/sign-up');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await keyboard.type(OWNER.email);
  await keyboard.press('Tab');
  await keyboard.type(OWNER.password);
  await keyboard.press('Enter');
  await page.waitForURL('**/content/**');
  await seeDashboard(page);

  await page.reload();
  await seeDashboard(page);
  await tabTo(page, 'Skip to content');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await keyboard.press('ControlOrMeta+k');
  await expect(page.getByPlaceholder('Search or jump to')).toBeFocused();
  await keyboard.type('article generator');
  await expect(page.getByRole('button', { name: 'Go to Article generator' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Topic')).toBeFocused();
  await keyboard.type('Written by keyboard');
  await keyboard.press('Enter');
  await page.waitForURL(/articles\/[0-9a-f-]{36}/);
  await expect(page.getByText('Nothing was invented.')).toBeVisible();

  await tabTo(page, /^Text style|^Block type|^Paragraph|^Heading/i);
  await keyboard.press('ArrowRight'); // the tasks
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(editorOf(page)).toBeFocused();
  await keyboard.press('ControlOrMeta+End');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('ControlOrMeta+Alt+2');
  await keyboard.type('A heading of mine');
  await seeSaved(page);
  await expect(
    editorOf(page).getByRole('heading', { level: 2, name: 'A heading of mine' }),
  ).toBeVisible();

  await keyboard.press('Escape');
  await keyboard.press('Shift+Tab');
  await tabTo(page, 'Back');
  await keyboard.press('Enter'); // to the dashboard, where the journey started (spec §2)
  await seeDashboard(page);
  await keyboard.press('ControlOrMeta+k');
  await expect(page.getByPlaceholder('Search or jump to')).toBeFocused();
  await keyboard.type('my articles');
  await expect(page.getByRole('button', { name: 'Go to My articles' })).toBeVisible();
  await keyboard.press('Enter');
  await page.waitForURL('**/articles');
  await expect(page.getByPlaceholder('Search or jump to')).toBeHidden(); // it keeps the focus until then
  await expect(page.getByRole('link', { name: 'Written by keyboard' })).toBeVisible();
  await tabTo(page, 'Written by keyboard');
  await keyboard.press('Delete');
  await expect(page.getByRole('link', { name: 'Written by keyboard' })).toBeHidden();
  await tabTo(page, 'Undo');
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Written by keyboard' })).toBeVisible();
});

test('the focus goes on where what had it goes away', async ({ browser, toolkit: shared }) => {
  const { page, context, person } = await newWriter(browser, shared);
  const { api, workspaceId } = person;
  for (const seed of ['grinders', 'filters']) {
    const body = { requestId: `focus-${seed}`, seed, website: null, list: null };
    await api.topic2.postTopicSearch({
      workspaceId,
      body: { ...body, country: '', language: 'en' },
    });
  }
  await page.goto('/content/topic-finder');
  await page.getByRole('button', { name: 'Delete “filters”' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete “grinders”' })).toBeFocused();
  await context.close();
});
