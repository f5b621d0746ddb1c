import { expect, type Page } from '@playwright/test';
import {
  createAccount,
  draftArticle,
  editorOf,
  focusText,
  OWNER,
  seeSaved,
  signIn,
  signUp,
} from './support/person.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

let toolkit: Toolkit;
let page: Page;
test.beforeAll(async ({ browser }) => {
  toolkit = await startToolkit();
  page = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
});
test.afterAll(() => toolkit.dispose());
test.describe.configure({ mode: 'serial' });

test('a wrong password, an e-mail in use and a short password are reported at their fields', async () => {
  await createAccount(page, { email: 'not an address', password: 'short' });
  await expect(page.getByText('Enter an e-mail address')).toBeVisible();
  await expect(page.getByText('The password needs at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await signUp(page);
  await page.context().clearCookies();
  await createAccount(page, OWNER);
  await expect(page.getByText('There is already an account with this e-mail.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(OWNER.email);
  await signIn(page, { ...OWNER, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong.');
  await page.goto('/sign-in?redirect_to=https://evil.example/');
  await page.getByLabel('E-mail').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${toolkit.url}/content/`);
});

test('an empty topic is reported at its field, and what was typed survives a reload', async () => {
  await page.goto('/content/articles/create');
  await page.getByLabel('Your notes').fill('Half a thought.');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByText('Write what the article is about.')).toBeVisible();
  await expect(page.getByLabel('Topic')).toBeFocused();
  await page.waitForTimeout(400); // the wizard stores what is typed within 300 ms
  await page.reload();
  await expect(page.getByLabel('Your notes')).toHaveValue('Half a thought.');
});

test('an unknown and an invalid article id both lead to a page that says so', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`/content/articles/${id}`);
    await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
  }
});

// §d.save.15
test('a paste of 1 MB is saved; text over the limit is refused, kept, and saved once it is shorter', async () => {
  test.setTimeout(240_000); // half a minute on an idle machine
  await draftArticle(page, { topic: 'A long one' });
  const paragraph = `${'word '.repeat(200)}\n\n`;
  await paste(paragraph.repeat(1_000_000 / paragraph.length));
  await seeSaved(page, 60_000);
  await page.keyboard.press('ControlOrMeta+End');
  await paste(`HUGE ${'x'.repeat(4_300_000)}`);
  await expect(page.getByTestId('save-state')).toHaveText('Not saved', { timeout: 90_000 });
  // The paste continues in pieces, and each of them tries again.
  await expect(page.getByText('The text is too large to be saved.')).toBeVisible({
    timeout: 60_000,
  });
  expect(await editorOf(page).evaluate((editor) => editor.textContent?.includes('HUGE'))).toBe(
    true,
  );
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.type('short again');
  await seeSaved(page, 60_000);
});

async function paste(text: string): Promise<void> {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+End');
  await editorOf(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

// §d.save.1 §d.saveText.5
test('after a sign-out in another tab, typing continues and is saved after the next sign-in', async () => {
  const path = new URL(page.url()).pathname;
  await page.request.post('/host/auth/sign-out', { data: {}, headers: { origin: toolkit.url } });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' typed while signed out');
  await expect(page.getByTestId('save-state')).toHaveText('Not saved – sign in again');
  // No status has more to press.
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(page.getByRole('button', { name: 'Discard' })).toBeInViewport({ ratio: 1 });
  const notice = page.getByRole('log');
  await expect(notice).toContainText('You are signed out.');
  const opened = page.waitForEvent('popup');
  await notice.getByRole('button', { name: 'Sign in' }).click();
  const other = await opened;
  await signIn(other, OWNER);
  await other.waitForURL('**/content/**');
  await other.close();
  // A browser without a window shows all of its tabs.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await seeSaved(page);
  await expect(notice).toBeEmpty();
  await page.goto(path);
  await expect(editorOf(page)).toContainText('typed while signed out');
});
