import { expect, type Page } from '@playwright/test';
import { editorOf, focusText, seeSaved, textOf } from './support/person.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, toolkit }) => {
  const writer = await newWriter(browser, toolkit);
  ({ page } = writer);
  await openNewArticle(writer, {
    title: 'Choosing a coffee grinder',
    keywords: ['coffee grinder'],
  });
});

/** Starts with one empty paragraph: the second key changes the heading that was there. */
async function empty() {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
}

const htmlOf = () =>
  editorOf(page).evaluate((editor) =>
    [...editor.querySelectorAll('[data-block="true"]')]
      .map((block) => `${block.tagName.toLowerCase()}: ${block.textContent?.trim()}`)
      .join('\n'),
  );

test('Markdown is converted during typing, and one undo restores it', async () => {
  await empty();
  await page.keyboard.type('## Beans', { delay: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('Some **bold**, *italic* and `code_here_` in snake_case_words.', {
    delay: 5,
  });
  await page.keyboard.press('Enter');
  await page.keyboard.type('- first', { delay: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('second', { delay: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('---', { delay: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('> ', { delay: 5 });
  await page.keyboard.press('Backspace');
  await page.keyboard.type('quoted', { delay: 5 });
  expect(await htmlOf()).toBe(
    [
      'h2: Beans',
      'div: Some bold, italic and code_here_ in snake_case_words.',
      'li: first',
      'li: second',
      'figure: ',
      'div: > quoted',
    ].join('\n'),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('One ~~two~~', { delay: 5 });
  const struck = editorOf(page).getByText('two', { exact: true }).locator('..');
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await textOf(page)).toMatch(/One ~~two~~$/);
  await page.keyboard.type(' three', { delay: 5 });
  expect(await textOf(page)).toMatch(/One ~~two~~ three$/);
  await seeSaved(page);
  const written = await textOf(page);
  await page.reload();
  await seeSaved(page);
  expect(await textOf(page)).toBe(written);
});

test('a text is found, replaced everywhere, and restored by one undo', async () => {
  await empty();
  await page.keyboard.type('A grinder grinds. The Grinder is a grinder.', { delay: 5 });
  await page.keyboard.press('ControlOrMeta+f');
  const bar = page.getByRole('search', { name: 'Find in the article' });
  await expect(bar.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('grinder', { delay: 5 });
  await expect(bar.getByRole('status')).toHaveText('1 of 3');
  const marked = () =>
    page.evaluate(() => (CSS.highlights.get('article-match') ?? new Highlight()).size);
  await expect.poll(marked).toBe(3);
  await page.keyboard.press('Shift+Enter');
  await expect(bar.getByRole('status')).toHaveText('3 of 3');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(editorOf(page)).toBeFocused();
  expect(await marked()).toBe(0);
  expect(await page.evaluate(() => String(getSelection()))).toBe('grinder');

  await page.keyboard.press('ControlOrMeta+h');
  await bar.getByRole('button', { name: 'Match case' }).click();
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('mill');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await expect(bar.getByRole('status')).toHaveText('2 replaced');
  expect(await textOf(page)).toBe('A mill grinds. The Grinder is a mill.');
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await textOf(page)).toBe('A grinder grinds. The Grinder is a grinder.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  expect(await textOf(page)).toBe('A mill grinds. The Grinder is a mill.');
  await seeSaved(page);
});
