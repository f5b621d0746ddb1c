/** @jest-environment #tests/support/pageEnvironment.js */
/** What is selected in fields, how it is remembered, and what is refused. Typing and undo need a browser: tests/e2e/extension.spec.ts. */
import { beforeEach, expect, test } from '@jest/globals';
import { heldSelections } from '#extension/fields/heldSelections.ts';

Object.assign(globalThis, { chrome: { runtime: {} } });

let ids = 0;
const selections = () => heldSelections(window, { mostChars: 60, newId: () => `${++ids}` });

beforeEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
  getSelection()?.removeAllRanges();
});

function field<E extends HTMLElement>(html: string): E {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-it]') as E;
}

function select(node: Node, start: number, end: number, last: Node = node): void {
  getSelection()?.setBaseAndExtent(node, start, last, end);
}

/** A kind of field, and how `big` is selected in it. */
const KINDS: Readonly<Record<string, { readonly field: string; select(): void }>> = {
  textarea: {
    field: 'textField',
    select() {
      const it = field<HTMLTextAreaElement>('<textarea data-it>a big jar</textarea>');
      it.focus();
      it.setSelectionRange(2, 5);
    },
  },
  input: {
    field: 'textField',
    select() {
      const it = field<HTMLInputElement>('<input data-it value="a big jar">');
      it.focus();
      it.setSelectionRange(2, 5);
    },
  },
  contenteditable: {
    field: 'editable',
    select() {
      const it = field('<div contenteditable="true" tabindex="0"><p data-it>a big jar</p></div>');
      select(it.firstChild as Node, 2, 5);
    },
  },
  'nested contenteditable': {
    field: 'editable',
    select() {
      const it = field(
        '<div contenteditable="true"><div contenteditable="true"><b>a</b><span data-it> big jar</span></div></div>',
      );
      select(it.firstChild as Node, 1, 4);
    },
  },
  'a block among others': {
    field: 'editable',
    select() {
      const it = field(
        '<div contenteditable="false"><p contenteditable="plaintext-only" data-it>a big jar</p><p contenteditable>b</p></div>',
      );
      select(it.firstChild as Node, 2, 5);
    },
  },
  'an open shadow tree': {
    field: 'textField',
    select() {
      const root = field('<div data-it></div>').attachShadow({ mode: 'open' });
      root.innerHTML = '<textarea>a big jar</textarea>';
      const inner = root.querySelector('textarea');
      inner?.focus();
      inner?.setSelectionRange(2, 5);
    },
  },
  'text of the page': {
    field: 'page',
    select() {
      select(field('<p data-it>a big jar</p>').firstChild as Node, 2, 5);
    },
  },
};

test.each(Object.entries(KINDS))('the selection in %s is read', (_name, kind) => {
  kind.select();
  expect(selections().read()).toMatchObject({
    type: 'selected',
    field: kind.field,
    text: 'big',
    language: 'en',
    hasFocus: true,
  });
});

test.each(['password', 'number', 'email', 'date'])('an input of type %s is not read', (type) => {
  const it = field<HTMLInputElement>(`<input data-it type="${type}">`);
  it.focus();
  expect(selections().read()).toMatchObject({ type: 'refused', why: 'notText' });
});

test('nothing is selected, too much, or in several fields', () => {
  const it = field<HTMLTextAreaElement>('<textarea data-it>a big jar</textarea>');
  it.focus();
  it.setSelectionRange(2, 2);
  expect(selections().read()).toMatchObject({ why: 'nothingSelected' });
  it.value = 'jar '.repeat(30);
  it.select();
  expect(selections().read()).toMatchObject({ why: 'tooLong' });
  const first = field('<div><p contenteditable data-it>one</p><p contenteditable>two</p></div>');
  select(first.firstChild as Node, 0, 3, first.nextSibling?.firstChild as Node);
  expect(selections().read()).toMatchObject({ why: 'severalFields' });
});

const heldIdOf = (answer: object): string => ('heldId' in answer ? String(answer.heldId) : '');

test('a selection that the page has taken away comes back, also in nodes that were made anew', () => {
  const held = selections();
  const it = field('<div contenteditable="true" tabindex="0" data-it><p>a big jar</p></div>');
  select(it.querySelector('p')?.firstChild as Node, 2, 5);
  const heldId = heldIdOf(held.read());
  it.innerHTML = '<p><span>a bi</span><span>g jar</span></p>';
  getSelection()?.removeAllRanges();
  expect(held.restore(heldId)).toEqual({ type: 'replaced' });
  expect(getSelection()?.toString()).toBe('big');
  expect(document.activeElement).toBe(it);
});

test('a text that has changed, has gone, or is of nobody, is not replaced', async () => {
  const held = selections();
  const it = field<HTMLTextAreaElement>('<textarea data-it>a big jar</textarea>');
  it.focus();
  it.setSelectionRange(2, 5);
  const heldId = heldIdOf(held.read());
  it.value = 'a small jar';
  expect(await held.replace(heldId, 'huge')).toEqual({ type: 'refused', why: 'changed' });
  expect(it.value).toBe('a small jar');
  it.value = 'a big jar';
  it.remove();
  expect(await held.replace(heldId, 'huge')).toEqual({ type: 'refused', why: 'changed' });
  expect(await held.replace('made up', 'huge')).toEqual({ type: 'refused', why: 'changed' });
});

test.each([
  ['readonly', 'readOnly'],
  ['maxlength="10"', 'tooLong'],
])('a field with %s is not written into', async (attribute, why) => {
  const held = selections();
  const it = field<HTMLTextAreaElement>(`<textarea data-it ${attribute}>a big jar</textarea>`);
  it.focus();
  it.setSelectionRange(2, 5);
  expect(await held.replace(heldIdOf(held.read()), 'enormous')).toEqual({ type: 'refused', why });
  expect(it.value).toBe('a big jar');
});
