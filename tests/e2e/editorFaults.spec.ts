import { expect, type Page } from '@playwright/test';
import { ELEMENTS } from '#tests/src/editor/support/clips.ts';
import { editorOf, focusText, seeSaved, textOf } from './support/person.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

const RESTARTED = 'The editor was restarted. Your text is safe.';

let page: Page;
const errors: string[] = [];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, toolkit }) => {
  // The headless shell does not ask for the permission, but denies it.
  const permissions = ['clipboard-write'];
  const writer = await newWriter(browser, toolkit, { permissions });
  ({ page } = writer);
  page.on('pageerror', ({ message }) => errors.push(message));
  await openNewArticle(writer, { title: 'Choosing a coffee grinder' });
});

const paste = (html: string) =>
  editorOf(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'text');
    const event = { clipboardData, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent('paste', event));
  }, html);

/** A line for each block; a table or an image is one line, whatever it shows. */
const linesOf = () =>
  editorOf(page).evaluate((editor) =>
    [...editor.querySelectorAll('[data-block="true"]')]
      .map((block) => (block.localName === 'figure' ? '[figure]' : block.textContent))
      .join('\n')
      .trimEnd(),
  );

async function removeAll() {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  expect(await linesOf()).toBe('');
}

/**
 * Blocks that render themselves: a paste after them has to start another block. `ALL_PAIRS=1` tests every element.
 */
const FIRST = new Set(process.env.ALL_PAIRS ? ELEMENTS : ELEMENTS.filter(isDrawnByItself));
function isDrawnByItself({ name }: { name: string }): boolean {
  return ['rule', 'image', 'figure', 'table'].includes(name);
}

for (const first of FIRST) {
  test(`after a pasted ${first.name} anything can be pasted, typed, undone and removed`, async () => {
    for (const second of ELEMENTS) {
      await removeAll();
      await paste(first.html ?? '');
      const before = await linesOf();
      await paste(second.html ?? '');
      const pasted = await linesOf();
      await page.keyboard.type('q');
      const typed = await linesOf();
      expect(typed, second.name).not.toBe(pasted);
      await page.keyboard.press('ControlOrMeta+z');
      expect(await linesOf(), second.name).toBe(pasted);
      await page.keyboard.press('ControlOrMeta+z');
      expect(await linesOf(), second.name).toBe(before);
      await page.keyboard.press('ControlOrMeta+y');
      await page.keyboard.press('ControlOrMeta+y');
      expect(await linesOf(), second.name).toBe(typed);
    }
    expect(errors).toEqual([]);
    await expect(page.getByText(RESTARTED)).toHaveCount(0);
  });
}

test('words that are dragged arrive where they are dropped, and one undo brings them back', async () => {
  await removeAll();
  await page.keyboard.type('one two three', { delay: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('four five', { delay: 5 });
  await page.mouse.dblclick(...(await placeOf('one two', 5)));
  await drag(await placeOf('one two', 5), await placeOf('three', 0));
  expect(await linesOf()).toBe('one  twothree\nfour five');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await linesOf()).toBe('one two three\nfour five');
  await page.mouse.click(...(await placeOf('three', 0)));
  await page.keyboard.down('Shift');
  await page.mouse.click(...(await placeOf('five', 0)));
  await page.keyboard.up('Shift');
  await drag(await placeOf('three', 1), await placeOf('five', 2));
  await page.keyboard.type('!', { delay: 5 });
  expect(await linesOf()).toBe('one two fithree\nfour !ve');
  expect(errors).toEqual([]);
  await expect(page.getByText(RESTARTED)).toHaveCount(0);
});

test('an editor that throws on a key press is reopened with the caret at its place', async () => {
  await removeAll();
  await page.keyboard.type('one', { delay: 5 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('two', { delay: 5 });
  await breakKey();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(RESTARTED)).toBeVisible();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('x', { delay: 5 });
  expect(await textOf(page)).toBe('one\nxtwo');
  await seeSaved(page);
  // The message of the browser, and the report of the crash.
  expect(errors.splice(0)).toEqual(['broken key', expect.stringContaining('"isClosed":false')]);
});

test('an editor that keeps throwing shows the text, and opens after a reload', async () => {
  const closed = page.getByRole('alert').filter({ hasText: 'keeps crashing' });
  await expect(async () => {
    await breakKey();
    await editorOf(page)
      .press('ArrowLeft', { timeout: 500 })
      .catch(() => null);
    expect(await closed.isVisible()).toBe(true);
  }).toPass({ timeout: 15_000 });
  await expect(page.getByText('xtwo', { exact: true })).toBeVisible();
  await closed.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The article is in the clipboard.')).toBeVisible();
  await closed.getByRole('button', { name: 'Reload' }).click();
  await expect(editorOf(page)).toBeVisible();
  expect(await textOf(page)).toBe('one\nxtwo');
});

/** Makes the next key press throw, where draft-js asks for its meaning. */
const breakKey = () =>
  page.evaluate(() => {
    const { getModifierState } = KeyboardEvent.prototype;
    KeyboardEvent.prototype.getModifierState = () => {
      KeyboardEvent.prototype.getModifierState = getModifierState;
      throw new Error('broken key');
    };
  });

/** Where a character of the text is on the page. */
const placeOf = (text: string, offset: number): Promise<[number, number]> =>
  editorOf(page).evaluate(
    (editor, [words, at]) => {
      const nodes = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        const start = node.nodeValue?.indexOf(words) ?? -1;
        if (start < 0) continue;
        range.setStart(node, start + at);
        range.setEnd(node, start + at + 1);
      }
      const { left, top, height } = range.getBoundingClientRect();
      return [left + 1, top + height / 2];
    },
    [text, offset] as const,
  );

async function drag(from: [number, number], to: [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 10, from[1], { steps: 3 });
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}
