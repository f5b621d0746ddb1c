/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';
import { put } from '#tests/src/editor/support/openSession.ts';

/** An article of two paragraphs with the caret at the start of the first. */
function openTwo() {
  const editor = mountEditor();
  const ops = [put('a', null, '<p>Coffee grinders</p>'), put('b', 'a', '<p>More</p>')];
  act(() => void editor.session.apply({ ops, run: null }));
  editor.moveTo(0);
  const arrive = () =>
    act(() => void editor.session.apply({ ops: [put('b', 'a', '<p>More text</p>')], run: 'r' }));
  const caret = () => editor.session.state().getSelection().getAnchorOffset();
  return { ...editor, arrive, caret };
}

const firstText = (box: HTMLElement) =>
  document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();

test('text that arrives before the browser tells of a moved caret leaves the caret where it is', () => {
  const { box, arrive, caret } = openTwo();
  getSelection()?.collapse(firstText(box), 6);
  arrive();
  expect(caret()).toBe(6);
  expect(getSelection()?.anchorOffset).toBe(6);
  expect(box.textContent).toContain('More text');
});

test('a click or a drag of the mouse that text arrives in puts the caret and the selection where they are meant', () => {
  const { box, session, arrive, caret } = openTwo();
  const text = firstText(box);
  fireEvent.mouseDown(box);
  getSelection()?.collapse(text, 6);
  arrive();
  expect(caret()).toBe(6);
  getSelection()?.extend(text as Node, 9);
  arrive();
  fireEvent.mouseUp(box);
  const { anchorOffset, focusOffset } = session.state().getSelection().toObject();
  expect(anchorOffset).toBe(6);
  expect(focusOffset).toBe(9);
  expect(getSelection()?.toString()).toBe(' gr');
});

test.each([
  ['Backspace', 8, 'Coffe grinders'],
  ['Enter', 13, 'Coffee\n grinders'],
])('%s acts where the caret was just moved to', (key, keyCode, expected) => {
  const { box, session } = openTwo();
  getSelection()?.collapse(firstText(box), 6);
  act(() => void fireEvent.keyDown(box, { key, keyCode }));
  const text = session.state().getCurrentContent().getPlainText();
  expect(text.trimEnd()).toBe(`${expected}\nMore`);
});

test('a selection elsewhere on the page is not taken for the caret', () => {
  const { box, arrive, caret } = openTwo();
  act(() => box.blur());
  getSelection()?.collapse(firstText(box), 6);
  arrive();
  expect(caret()).toBe(0);
});
