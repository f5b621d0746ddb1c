/** What a person does on the pages, named as a person would say it. */
import { expect, type Page } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const OWNER: Account = { email: 'owner@example.org', password: 'correct horse battery' };

/** `origin`: for pages of a browser that knows no base address. */
export async function createAccount(page: Page, account: Account, origin = ''): Promise<void> {
  await page.goto(`${origin}/sign-up`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The dashboard is there: folder setup is through and the sidebar can be used. */
export async function seeDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What are you writing today?' }),
  ).toBeVisible();
}

export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Article text' });

/** Waits until the header says that everything typed has reached the server. */
export async function seeSaved(page: Page): Promise<void> {
  await expect(page.getByTestId('save-state')).toHaveText('Saved', { timeout: 15_000 });
}

/** The draft that was asked for is there and saved: before its first words the new article counts as saved too. */
export async function seeDraft(page: Page): Promise<void> {
  await page.waitForURL(/\/content\/articles\/[0-9a-f-]{36}/);
  await expect(editorOf(page).locator('h2').first()).toBeVisible();
  await seeSaved(page);
}

/** The text of the article as the writer sees it, a line per block. */
export async function textOf(page: Page): Promise<string> {
  return editorOf(page).evaluate((editor) =>
    [...editor.querySelectorAll('[data-block="true"]')]
      .map((block) => block.textContent)
      .join('\n'),
  );
}
