/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepFocus } from '#src/kit/focus/focusKept.ts';

const SETTLED_MS = 100;

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stop = keepFocus(document.body);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.replaceChildren();
});

const PAGE = `
  <main>
    <section>
      <h2>Conversations</h2>
      <ul>
        <li><a href="/1">One</a><button id="rename-1">Rename</button><button id="delete-1">Delete</button></li>
        <li><a href="/2">Two</a><button id="rename-2">Rename</button><button id="delete-2">Delete</button></li>
      </ul>
    </section>
  </main>
  <div role="log"></div>`;

const byId = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}.`);
  return found;
};
const show = (html = PAGE) => {
  document.body.innerHTML = html;
};
/** The observer is called, and what had to settle has. */
const settled = async () => {
  await Promise.resolve();
  jest.advanceTimersByTime(SETTLED_MS);
};

test('a deleted row leaves the focus to the same control of the next one, then of the one before', async () => {
  show();
  byId('delete-1').focus();
  byId('delete-1').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(byId('delete-2'));
  byId('delete-2')
    .closest('ul')
    ?.insertAdjacentHTML('afterbegin', '<li><a href="/0" id="zero">Zero</a></li>');
  byId('delete-2').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(byId('zero'));
});

test('the last row leaves it to the heading of its part', async () => {
  show();
  byId('rename-2').closest('li')?.remove();
  byId('delete-1').focus();
  byId('delete-1').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toHaveTextContent('Conversations');
});

test('a form in a row that closes leaves it to what takes its place', async () => {
  show();
  const row = byId('rename-1').closest('li');
  const buttons = row?.innerHTML ?? '';
  row?.replaceChildren(document.createElement('input'));
  row?.querySelector('input')?.focus();
  row?.querySelector('input')?.remove();
  row?.insertAdjacentHTML('beforeend', buttons);
  await settled();
  expect(row?.contains(document.activeElement)).toBe(true);
});

test('a notice that goes leaves it to what had it before', async () => {
  show();
  byId('rename-1').focus();
  document
    .querySelector('[role="log"]')
    ?.insertAdjacentHTML('beforeend', '<div><button id="undo">Undo</button></div>');
  byId('undo').focus();
  byId('undo').parentElement?.remove();
  await settled();
  expect(document.activeElement).toBe(byId('rename-1'));
});

test('it stays where the person has put it, and where a dialog has given it back', async () => {
  show();
  byId('delete-1').focus();
  byId('delete-1').closest('li')?.remove();
  byId('rename-2').focus();
  await settled();
  expect(document.activeElement).toBe(byId('rename-2'));
  byId('rename-2').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('rename-2').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a page that goes leaves it to the next page', async () => {
  show();
  byId('delete-1').focus();
  document.querySelector('section')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a button that is disabled for a while has it again, but not from somewhere else', async () => {
  show();
  const button = byId('rename-1') as HTMLButtonElement;
  const work = async (meanwhile: () => void) => {
    button.focus();
    button.disabled = true;
    button.blur(); // as browsers do a moment later
    meanwhile();
    await settled();
    button.disabled = false;
    await settled();
  };
  await work(() => undefined);
  expect(document.activeElement).toBe(button);
  await work(() => byId('delete-2').focus());
  expect(document.activeElement).toBe(byId('delete-2'));
});
