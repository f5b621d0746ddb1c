import { expect, type Page, test } from '@playwright/test';
import { ELEMENTS } from '#tests/src/editor/support/clips.ts';
import { draftArticle, editorOf, seeSaved, signUp, textOf } from './support/person.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

const RESTARTED = 'The editor was restarted. Your text is safe.';

let toolkit: Toolkit;
let page: Page;
const errors: string[] = [];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  toolkit = await startToolkit();
  page = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await signUp(page);
  await draftArticle(page, { topic: 'Choosing a coffee grinder' });
});
test.afterAll(() => toolkit.dispose());

const paste = (html: string) =>
  editorOf(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'text');
    const event = { clipboardData, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent('paste', event));
  }, html);

async function removeAll() {
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  expect((await textOf(page)).trim()).toBe('');
}

/** A caret in nothing but text, and each kind of block that is drawn by itself, before every kind of element. */
const FIRST = new Set(process.env.ALL_PAIRS ? ELEMENTS : ELEMENTS.filter(isDrawnByItself));
function isDrawnByItself({ name }: { name: string }): boolean {
  return ['rule', 'image', 'figure', 'table'].includes(name);
}

for (const first of FIRST) {
  test(`after a pasted ${first.name} anything can be pasted, typed, undone and removed`, async () => {
    for (const second of ELEMENTS) {
      await removeAll();
      await paste(first.html ?? '');
      const before = await textOf(page);
      await paste(second.html ?? '');
      const pasted = await textOf(page);
      await page.keyboard.type('q');
      const typed = await textOf(page);
      expect(typed.length, second.name).toBeGreaterThan(pasted.length);
      await page.keyboard.press('ControlOrMeta+z');
      expect((await textOf(page)).trim(), second.name).toBe(pasted.trim());
      await page.keyboard.press('ControlOrMeta+z');
      expect((await textOf(page)).trim(), second.name).toBe(before.trim());
      await page.keyboard.press('ControlOrMeta+y');
      await page.keyboard.press('ControlOrMeta+y');
      expect((await textOf(page)).trim(), second.name).toBe(typed.trim());
    }
    expect(errors).toEqual([]);
    await expect(page.getByText(RESTARTED)).toHaveCount(0);
  });
}

test('an editor that throws on a key press is opened again where the writer was', async () => {
  await removeAll();
  await page.keyboard.type('one', { delay: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('two', { delay: 5 });
  await breakKeys(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(RESTARTED)).toBeVisible();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('x', { delay: 5 });
  expect(await textOf(page)).toBe('one\nxtwo');
  await seeSaved(page);
  expect(errors.splice(0)).toEqual(['broken key']);
});

test('one that keeps throwing shows the text, and a reload opens it', async () => {
  for (let i = 0; i < 2; i += 1) {
    await breakKeys(1);
    await editorOf(page).press('ArrowLeft');
    await expect(editorOf(page).or(page.getByText(/keeps crashing/))).toBeVisible();
  }
  const closed = page.getByRole('alert').filter({ hasText: 'keeps crashing' });
  await expect(closed).toBeVisible();
  await expect(page.getByText('xtwo')).toBeVisible();
  await closed.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The article is in the clipboard.')).toBeVisible();
  await closed.getByRole('button', { name: 'Reload' }).click();
  await expect(editorOf(page)).toBeVisible();
  expect(await textOf(page)).toBe('one\nxtwo');
});

/** The next keys throw where draft-js asks what they mean. */
const breakKeys = (times: number) =>
  page.evaluate((left) => {
    const { getModifierState } = KeyboardEvent.prototype;
    let broken = left;
    KeyboardEvent.prototype.getModifierState = function (key) {
      broken -= 1;
      if (broken < 0) return getModifierState.call(this, key);
      throw new Error('broken key');
    };
  }, times);
