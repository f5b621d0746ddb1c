/** One article in several tabs of one browser, and in two browsers at once. */
import { expect } from '@playwright/test';
import { addSession, editorOf, seeSaved, textOf } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

test('a second tab reads along and takes over; a conflict between two browsers loses no word', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { context, page: first } = writer;
  await openNewArticle(writer, { title: 'Two tabs', blocks: ['<p>Shared words.</p>'] });
  const second = await context.newPage();

  await test.step('the second tab reads what the first one saves', async () => {
    await second.goto(first.url());
    await expect(second.getByText('open in another tab')).toBeVisible();
    await editorOf(first).getByText('Shared words.').click();
    await first.keyboard.press('End');
    await first.keyboard.type(' Typed in the first tab.', { delay: 5 });
    await expect(second.getByText('Typed in the first tab.')).toBeVisible();
    await expect(editorOf(second)).toHaveCount(0);
  });

  await test.step('and takes over from the first one, to the last word', async () => {
    await first.keyboard.type(' Last words.', { delay: 5 });
    await second.getByRole('button', { name: 'Edit here instead' }).click();
    await expect(editorOf(second)).toContainText('Typed in the first tab. Last words.');
    await expect(first.getByText('open in another tab')).toBeVisible();
    await second.close();
    await expect(editorOf(first)).toContainText('Last words.');
  });

  const elsewhere = await browser.newContext({ baseURL: toolkit.url });
  const other = await elsewhere.newPage();
  await test.step('another browser changes the same paragraph: both versions are shown and both can be kept', async () => {
    await addSession(other, writer);
    await other.goto(first.url());
    await editorOf(other).getByText('Shared words.').click();
    await other.keyboard.press('Home');
    await other.keyboard.type('Theirs. ', { delay: 5 });
    await seeSaved(other);
    await editorOf(first).getByText('Shared words.').click();
    await first.keyboard.press('End');
    await first.keyboard.type(' Mine.', { delay: 5 });
    await first.getByRole('button', { name: 'Review' }).click();
    const dialog = first.getByRole('dialog', { name: 'This article was changed elsewhere' });
    await expect(dialog.getByText('Theirs. Shared words.')).toBeVisible();
    await expect(dialog.getByText('Last words. Mine.')).toBeVisible();
    await seeInBothThemes(first, 'conflict');
    await dialog.getByRole('radio', { name: 'Both' }).check();
    await dialog.getByRole('button', { name: 'Merge and save' }).click();
    await seeSaved(first);
    const text = await textOf(first);
    expect(text).toContain('Theirs. Shared words.');
    expect(text).toContain('Last words. Mine.');
    await first.reload();
    await expect(editorOf(first)).toContainText('Mine.');
    expect(await textOf(first)).toBe(text);
  });

  await test.step('signing out with unsaved text asks before deleting it', async () => {
    await first.setViewportSize({ width: 1440, height: 900 });
    await first.route('**/content/api/v1/article/**', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await editorOf(first).getByText('Two tabs', { exact: true }).click();
    await first.keyboard.type('Never sent. ', { delay: 5 });
    await first.getByRole('button', { name: writer.email }).click();
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(first.getByRole('dialog', { name: 'Some text is not saved' })).toBeVisible();
    await seeInBothThemes(first, 'sign out');
    await first.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(editorOf(first)).toContainText('Never sent.');
  });
  await elsewhere.close();
  await context.close();
});

test('a page reloaded during typing knows what it has sent: without another writer there is no conflict', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page } = writer;
  await openNewArticle(writer, { title: 'Reloads', blocks: ['<p>Words.</p>'] });
  const saves = () =>
    toolkit
      .log()
      .split('\n')
      .filter((line) => line.includes('"method":"PATCH"'))
      .map((line) => (JSON.parse(line) as { status: number }).status);
  const before = saves().length;
  let expected = 'Words.';
  for (const pauseMs of [0, 20, 60, 100, 150]) {
    await editorOf(page).getByText('Words.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(` after ${pauseMs}`, { delay: 10 });
    expected += ` after ${pauseMs}`;
    await page.waitForTimeout(pauseMs);
    await page.reload();
    await expect(editorOf(page)).toContainText(expected);
  }
  await seeSaved(page);
  const answers = saves().slice(before);
  expect(answers.length).toBeGreaterThan(5);
  expect(new Set(answers)).toEqual(new Set([200]));
  await page.context().close();
});
