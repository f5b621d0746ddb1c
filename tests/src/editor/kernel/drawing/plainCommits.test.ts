/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { withPlainCommits } from '#src/editor/kernel/drawing/plainCommits.ts';

// jsdom has no contentEditable; this defines it as in browsers.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'contentEditable', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('contenteditable') ?? 'inherit';
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'contentEditable');
});

test('React sees an editable text when the focus arrives, but not when it commits', () => {
  const element = document.createElement('div');
  element.setAttribute('contenteditable', 'true');
  document.body.append(element);
  withPlainCommits(element);
  const seen: string[] = [];
  const note = () => seen.push(element.contentEditable);
  document.addEventListener('focusin', note, { once: true });
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.addEventListener('keydown', note, { once: true });
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  note();
  expect(seen).toEqual(['true', 'inherit', 'inherit']);
  expect(element.getAttribute('contenteditable')).toBe('true');
  element.setAttribute('contenteditable', 'false');
  document.addEventListener('focusin', note, { once: true });
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(seen.at(-1)).toBe('false');
});
