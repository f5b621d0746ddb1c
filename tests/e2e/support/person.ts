/** Actions of a person on the pages. */
import { expect, type Page } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const OWNER: Account = { email: 'owner@example.org', password: 'correct horse battery' };

/** `origin` is for pages of a browser without a base address. */
export async function createAccount(page: Page, account: Account, origin = ''): Promise<void> {
  await page.goto(`${origin}/sign-up`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs in without the host's page; no page is opened yet. */
export async function addSession(page: Page, account: Account = OWNER): Promise<void> {
  const { email, password } = account;
  const answer = await page.request.post('/host/auth/sign-in/email', { data: { email, password } });
  expect(answer.status()).toBe(200);
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Creates an account on the host's page and waits for its dashboard. */
export async function signUpOnPage(page: Page, account: Account = OWNER, origin = '') {
  await createAccount(page, account, origin);
  await page.waitForURL('**/content/**');
  await seeDashboard(page);
}

/**
 * Creates an account without the host's page, for tests that are not about it. No page is opened yet: most tests go on to
 * another than the dashboard.
 */
export async function addAccount(page: Page, account: Account = OWNER): Promise<void> {
  const data = { ...account, name: account.email };
  const answer = await page.request.post('/host/auth/sign-up/email', { data });
  expect(answer.status()).toBe(200);
}

/** Opens the dashboard of a new account. */
export async function signUp(page: Page, account: Account = OWNER): Promise<void> {
  await addAccount(page, account);
  await page.goto('/content/');
  await seeDashboard(page);
}

/** The dashboard is open: folder setup is done and the sidebar can be used. */
export async function seeDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What are you writing today?' }),
  ).toBeVisible();
}

export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Article text' });

/**
 * Puts the caret into the text without a click, which could land on a slot or a mark. A dialog that has just
 * been closed gives the focus back to its button a moment later; the text keeps the focus from then on.
 */
export async function focusText(page: Page): Promise<void> {
  await expect(page.locator('[aria-modal="true"]')).toHaveCount(0);
  await expect(async () => {
    await editorOf(page).focus();
    await page.waitForTimeout(50);
    await expect(editorOf(page)).toBeFocused({ timeout: 1 });
  }).toPass();
}

/** Longer than the longest pause before a failed save is tried again, 30 s (spec §9). */
export const PAUSE_MOST_MS = 40_000;

/** Waits until the header says that everything typed is saved. */
export async function seeSaved(page: Page, timeout = 15_000): Promise<void> {
  await expect(page.getByTestId('save-state')).toHaveText('Saved', { timeout });
}

/** Input of the wizard for a draft. */
interface Brief {
  readonly topic: string;
  readonly keywords?: string;
  readonly notes?: string;
}

/** Fills in the wizard and requests the draft, which then starts to arrive. */
export async function askForDraft(page: Page, { topic, keywords, notes }: Brief, origin = '') {
  await page.goto(`${origin}/content/articles/create`);
  await page.getByLabel('Topic').fill(topic);
  if (keywords !== undefined) {
    const field = page.getByRole('combobox', { name: 'Keywords' });
    await field.pressSequentially(keywords);
    await field.press('Enter');
  }
  if (notes !== undefined) await page.getByLabel('Your notes').fill(notes);
  await page.getByRole('button', { name: 'Create draft' }).click();
}

/** Creates an article with a whole draft in it, saved. */
export async function draftArticle(page: Page, brief: Brief, origin = ''): Promise<void> {
  await askForDraft(page, brief, origin);
  await seeDraft(page);
}

/** Waits until the draft is complete and saved: before its first words, the new article counts as saved too. */
export async function seeDraft(page: Page): Promise<void> {
  await page.waitForURL(/\/content\/articles\/[0-9a-f-]{36}/);
  await expect(editorOf(page).locator('h2').first()).toBeVisible();
  await seeSaved(page);
}

/** The text of the article as shown to the writer, a line per block. */
export async function textOf(page: Page): Promise<string> {
  return editorOf(page).evaluate((editor) =>
    [...editor.querySelectorAll('[data-block="true"]')]
      .map((block) => block.textContent)
      .join('\n'),
  );
}
