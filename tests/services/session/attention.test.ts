/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { freeMoment, TYPING_MS } from '#services/session/attention.ts';

const pressKey = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

beforeEach(() => {
  jest.useFakeTimers();
  pressKey(); // by the clock of this test
});
afterEach(() => {
  document.body.innerHTML = '';
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  jest.useRealTimers();
});

/** Whether nobody is interrupted now. */
async function isFree(): Promise<boolean> {
  let isOver = false;
  void freeMoment().then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return isOver;
}
const put = (html: string) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focused]')?.focus();
};
const wait = () => jest.advanceTimersByTimeAsync(TYPING_MS);

test('a page on which nothing happens is free', async () => {
  put('<main><button data-focused>Save</button></main>');
  await wait();
  expect(await isFree()).toBe(true);
});

test.each([
  ['a dialog', '<div role="dialog">Share</div>'],
  ['a dialog of the host', '<dialog open>New folder</dialog>'],
  ['a menu', '<div role="menu">More</div>'],
  ['a list of options', '<div role="listbox">English</div>'],
  ['a focused field', '<input data-focused>'],
  ['a focused choice', '<select data-focused><option>1</option></select>'],
  ['the text of an article', '<div contenteditable="true" tabindex="0" data-focused>Text</div>'],
])('it is not free while there is %s, and is once that is gone', async (_, html) => {
  put(html);
  await wait();
  let isOver = false;
  void freeMoment().then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isOver).toBe(false);
  document.body.innerHTML = '';
  await jest.advanceTimersByTimeAsync(250);
  expect(isOver).toBe(true);
});

test('it is not free for two seconds after a key', async () => {
  put('<main>Text</main>');
  await wait();
  pressKey();
  await jest.advanceTimersByTimeAsync(TYPING_MS - 1);
  expect(await isFree()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isFree()).toBe(true);
});

test('it is not free in the background', async () => {
  await wait();
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  expect(await isFree()).toBe(false);
});
