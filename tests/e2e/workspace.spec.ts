import { expect, type Page } from '@playwright/test';
import { editorOf, focusText, seeSaved } from './support/person.ts';
import { linesOf, recordPages, seeExactReplay } from './support/recording.ts';
import { test } from './support/test.ts';
import { addArticle, newWriter, openNewArticle } from './support/writer.ts';

const history = (page: Page) => page.getByRole('dialog', { name: 'Version history' });
const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'Version history' }).click();
  await expect(history(page).getByRole('button', { name: 'Current version' })).toBeVisible();
};
const typeAtEnd = async (page: Page, text: string) => {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text, { delay: 5 });
  await seeSaved(page);
};

test('a writer names a version, sees what changed since, restores it, undoes that, shares the text and finds articles again', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { context, page } = writer;
  const recording = await recordPages(context);
  await openNewArticle(writer, {
    title: 'Slow coffee',
    blocks: ['<p>Roasted twice a week, sold the day after.</p>'],
  });
  const address = page.url();
  await typeAtEnd(page, ' The sentence that stays.');

  await test.step('keeps the text as a version with a name', async () => {
    await openHistory(page);
    await history(page).getByRole('button', { name: 'Save a version…' }).click();
    await history(page).getByRole('textbox', { name: 'Name of the version' }).fill('Before review');
    await page.keyboard.press('Enter');
    await expect(history(page).getByRole('button', { name: /^Before review/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('sees, word by word, what was typed since then', async () => {
    await typeAtEnd(page, ' The sentence that goes.');
    await openHistory(page);
    await history(page)
      .getByRole('button', { name: /^Before review/ })
      .click();
    const added = history(page).locator('ins');
    await expect(added).toHaveCount(1);
    await expect(added).toContainText('The sentence that goes.');
  });

  await test.step('restores the version; undo in the editor reverts it', async () => {
    await history(page).getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('log')).toContainText('The earlier version is restored');
    await expect(editorOf(page)).not.toContainText('The sentence that goes.');
    await expect(editorOf(page)).toContainText('The sentence that stays.');
    await seeSaved(page);
    await focusText(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editorOf(page)).toContainText('The sentence that goes.');
    await seeSaved(page);
  });

  await test.step('shares a link that anybody can read, until it is revoked', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this article' });
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toContain(toolkit.url);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByText('The sentence that goes.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog.getByText('The link does not work any more.')).toBeVisible();
    expect((await stranger.reload())?.status()).toBe(404);
    await stranger.context().close();
    await page.keyboard.press('Escape');
    await recording.seeNoCredentials(page);
    expect((await linesOf(page)).join()).toContain('article.shareArticle');
    await seeExactReplay(page);
  });

  await test.step('finds articles by title; Back shows all of them', async () => {
    for (const title of ['Fast tea', 'Green tea']) await addArticle(writer.person, { title });
    await page.goto('/content/articles');
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('searchbox').fill('tea');
    await expect(page).toHaveURL(/\?search=tea$/);
    await expect(page.getByRole('link', { name: /tea/i })).toHaveCount(2);
    await expect(page.getByRole('link', { name: /Slow coffee/ })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('link', { name: /Slow coffee/ })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goForward();
  });

  await test.step('deletes everything that was found, and undoes that', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No article found')).toBeVisible();
    await expect(page.getByRole('log')).toContainText('2 articles were deleted.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /tea/i })).toHaveCount(2);
  });

  await test.step('opens an article by its title from anywhere', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('textbox', { name: 'Search or jump to' }).fill('slow');
    await page.getByRole('button', { name: /Slow coffee/ }).click();
    await page.waitForURL(address);
    await recording.seeNoCredentials(page);
    await seeExactReplay(page);
  });
  await context.close();
});
