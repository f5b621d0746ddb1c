/**
 * A style over a long article is rendered first in the visible part. Whatever follows immediately sees the whole
 * style.
 */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { editorOf, focusText, seeSaved, textOf } from './support/person.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

const COUNT = 400;
const CPU_SLOWDOWN = 4;
const LINES = Array.from({ length: COUNT }, (_, at) => `Paragraph ${at} has a bold word in it.`);
const HTML = LINES.map((line) => `<p>${line.replace('bold', '<strong>bold</strong>')}</p>`).join(
  '',
);

let page: Page;
let session: CDPSession;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, toolkit }) => {
  const writer = await newWriter(browser, toolkit);
  ({ page } = writer);
  await openNewArticle(writer, { title: 'A long article' });
  session = await page.context().newCDPSession(page);
});
test.beforeEach(async () => {
  await focusText(page);
  await press('ControlOrMeta+a', 'Delete', 'Backspace');
  await editorOf(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'text');
    const event = { clipboardData, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent('paste', event));
  }, HTML);
  await expect(editorOf(page).locator('[data-block]')).toHaveCount(COUNT);
});

/** A slow processor is a busy one: only for what has to come before the style is rendered everywhere. */
async function slowly(act: () => Promise<unknown>): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await act();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The number of paragraphs with a word that is not italic. */
const upright = () =>
  editorOf(page).evaluate(
    (editor) =>
      [...editor.querySelectorAll('[data-block]')].filter((block) =>
        [...block.querySelectorAll('[data-text]')].some(
          (text) => getComputedStyle(text).fontStyle !== 'italic',
        ),
      ).length,
  );

test('text typed at the end right after the style is complete, and so is the style', async () => {
  await slowly(async () => {
    await press('ControlOrMeta+a', 'ControlOrMeta+i', 'ArrowRight');
    await page.keyboard.type(' And more.');
    expect(await textOf(page)).toBe(`${LINES.join('\n')} And more.`);
    expect(await upright()).toBe(0);
  });
  await seeSaved(page);
  await page.reload();
  await expect(editorOf(page).locator('[data-block]')).toHaveCount(COUNT);
  expect(await textOf(page)).toBe(`${LINES.join('\n')} And more.`);
  expect(await upright()).toBe(0);
});

test('an immediate undo and redo applies to every paragraph', async () => {
  await slowly(() => press('ControlOrMeta+a', 'ControlOrMeta+i', 'ControlOrMeta+z'));
  await expect.poll(upright).toBe(COUNT);
  await slowly(() => press('ControlOrMeta+Shift+z'));
  await expect.poll(upright).toBe(0);
  expect(await textOf(page)).toBe(LINES.join('\n'));
});

declare global {
  /** HTML of the last copy; set by the test. */
  var copied: string | undefined;
}

test('an immediate copy contains the style', async () => {
  // Listens before the first key; otherwise a key may be handled before the script that listens.
  await page.evaluate(() =>
    addEventListener('copy', ({ clipboardData }) => {
      globalThis.copied = clipboardData?.getData('text/html') ?? '';
    }),
  );
  await slowly(() => press('ControlOrMeta+a', 'ControlOrMeta+i', 'ControlOrMeta+c'));
  await page.waitForFunction(() => globalThis.copied !== undefined);
  const html = await page.evaluate(() => globalThis.copied ?? '');
  expect(html.match(/<em>Paragraph/g)).toHaveLength(COUNT);
});
