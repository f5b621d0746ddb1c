/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { withCommand } from '#src/editor/kernel/commands.ts';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';

afterEach(cleanup);

function typed(text: string) {
  const editor = mountEditor();
  for (const char of text) editor.type(char);
  const written = () => editor.session.state().getCurrentContent().getPlainText();
  return { ...editor, written };
}

test('a plain character inserted by the browser is not rendered again', () => {
  const { type, drawings, written, box } = typed('a');
  const before = drawings();
  for (const char of 'bcd efg') type(char);
  expect(drawings()).toBe(before);
  expect(written()).toBe('abcd efg');
  expect(box.textContent).toBe('abcd efg');
});

test('a caret moved after such a character is noticed, and what is typed next goes there', () => {
  const { type, moveTo, written, box } = typed('abcd');
  moveTo(2);
  for (const char of 'xy') type(char);
  expect(written()).toBe('abxycd');
  expect(box.textContent).toBe('abxycd');
});

test('a style chosen right after such a character applies to what is typed next, wherever the caret was moved', () => {
  const { session, type, moveTo } = typed('ab');
  const make = (style: 'bold' | 'italic') =>
    act(() => session.change(withCommand(session.state(), style) ?? session.state()));
  make('bold');
  type('c');
  make('italic');
  moveTo(1);
  type('x');
  expect(session.body().html).toEqual({ first: '<p>axb<strong>c</strong></p>' });
});

test('a command right after the caret was moved is not undone by the news of that', () => {
  const { session, undo, paste, type, written, box } = typed('ab');
  paste({ name: 'plain', text: '1' });
  type('c');
  const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();
  // React tells of it with the key.
  getSelection()?.collapse(text, 1);
  undo();
  expect(written()).toBe('ab1');
  expect(session.state().getRedoStack().size).toBe(1);
});

test('the next render includes all such characters, and undo removes them', () => {
  const { type, paste, undo, written, box } = typed('abc');
  paste({ name: 'plain', text: '1' });
  type('d');
  expect(written()).toBe('abc1d');
  expect(box.textContent).toBe('abc1d');
  for (let step = 0; step < 3; step += 1) undo();
  expect(written()).toBe('');
  expect(box.textContent).toBe('');
});

test('text from outside is rendered beside them', () => {
  const { session, type, written, box } = typed('abc');
  const ops = [{ op: 'put', id: 'z', after: 'first', html: '<p>AI</p>' }] as const;
  act(() => void session.apply({ ops, run: null }));
  type('d');
  expect(written()).toBe('abcd\nAI');
  expect(box.textContent).toBe('abcdAI');
});
