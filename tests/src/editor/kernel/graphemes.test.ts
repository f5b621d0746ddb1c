/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';
import { put } from '#tests/src/editor/support/openSession.ts';

afterEach(cleanup);

const FAMILY = '👩‍👩‍👧';

function press(key: 'Backspace' | 'Delete', text: string, at: number) {
  const { box, session, moveTo, undo } = mountEditor();
  act(() => void session.apply({ ops: [put('first', null, `<p>${text}</p>`)], run: null }));
  moveTo(at);
  const textNow = () => session.state().getCurrentContent().getFirstBlock().getText();
  fireEvent.keyDown(box, { key, keyCode: key === 'Delete' ? 46 : 8 });
  const left = textNow();
  const caret = session.state().getSelection().getStartOffset();
  undo();
  expect(textNow()).toBe(text);
  return [left, caret];
}

test.each([
  ['a family', `a${FAMILY}b`, 'ab', 'ab'],
  ['a flag', 'a🇩🇪b', 'ab', 'ab'],
  ['a tone of skin', 'a👍🏽b', 'ab', 'ab'],
  ['a keycap', 'a1️⃣b', 'ab', 'ab'],
  ['a simple emoji', 'a😀b', 'ab', 'ab'],
  ['a letter with an accent of its own', 'ae\u0301b', 'aeb', 'ab'],
  ['a letter', 'aeb', 'ab', 'ab'],
])('Backspace and Delete remove %s as a browser does', (_, text, backspaced, deleted) => {
  expect(press('Backspace', text, text.length - 1)).toEqual([backspaced, backspaced.length - 1]);
  cleanup();
  expect(press('Delete', text, 1)).toEqual([deleted, 1]);
});

test('only the last of two flags is removed', () => {
  expect(press('Backspace', '🇩🇪🇫🇷', 8)).toEqual(['🇩🇪', 4]);
});
