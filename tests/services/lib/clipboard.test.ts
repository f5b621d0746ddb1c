/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { browserClipboard } from '#services/lib/clipboard.ts';

const content = { text: 'a < b', html: '<p>a &lt; b</p>' };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  Reflect.deleteProperty(document, 'execCommand');
});

/** jsdom has no clipboard at all. */
function withClipboard() {
  const written: Record<string, Blob>[] = [];
  class Item {
    constructor(flavors: Record<string, Blob>) {
      written.push(flavors);
    }
  }
  const write = jest.fn(async () => {});
  Object.assign(globalThis, { ClipboardItem: Item });
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  return { written, write };
}

test('text is copied as plain text, and as HTML if given', async () => {
  const { written, write } = withClipboard();
  await browserClipboard.write(content);
  await browserClipboard.write({ text: 'plain' });
  expect(written.map((flavors) => Object.keys(flavors))).toEqual([
    ['text/plain', 'text/html'],
    ['text/plain'],
  ]);
  expect(written[0]?.['text/html']?.size).toBe(content.html.length);
  expect(write).toHaveBeenCalledTimes(2);
});

/** A copy command of the browser. */
function withCopyCommand(isAllowed: boolean) {
  const data = new Map<string, string>();
  const clipboardData = { setData: (type: string, value: string) => data.set(type, value) };
  const execCommand = () => {
    if (isAllowed)
      document.body.dispatchEvent(
        Object.assign(new Event('copy', { bubbles: true }), { clipboardData }),
      );
    return isAllowed;
  };
  Object.assign(document, { execCommand });
  return data;
}

test('on a page served over plain http the copy command does the same', async () => {
  const data = withCopyCommand(true);
  await browserClipboard.write(content);
  expect(Object.fromEntries(data)).toEqual({
    'text/plain': content.text,
    'text/html': content.html,
  });
  const own = jest.fn();
  document.addEventListener('copy', own);
  document.body.dispatchEvent(new Event('copy', { bubbles: true }));
  document.removeEventListener('copy', own);
  expect(own).toHaveBeenCalledTimes(1);
});

test('a refusal of the browser rejects', async () => {
  withCopyCommand(false);
  await expect(browserClipboard.write(content)).rejects.toThrow('does not let the page copy');
});
