/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import Draft from 'draft-js';
import { caretAt } from '#src/editor/kernel/selection.ts';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function openWith(text: string) {
  const { session, type } = mountEditor();
  for (const char of text) type(char);
  const key = session.state().getCurrentContent().getFirstBlock().getKey();
  const select = (anchorOffset: number, focusOffset: number) => {
    const isBackward = focusOffset < anchorOffset;
    const selection = caretAt(key, 0).merge({ anchorOffset, focusOffset, isBackward });
    const asked = selection as Draft.SelectionState;
    act(() => session.change(Draft.EditorState.forceSelection(session.state(), asked)));
  };
  return { select };
}

const drawn = () => {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  return [anchorNode?.textContent, anchorOffset, focusNode?.textContent, focusOffset];
};

test('a selection that is in its place is not set again', () => {
  const { select } = openWith('abcd');
  select(1, 3);
  const put = jest.spyOn(Selection.prototype, 'removeAllRanges');
  select(1, 3);
  expect(put).not.toHaveBeenCalled();
  expect(drawn()).toEqual(['abcd', 1, 'abcd', 3]);
});

test.each([
  [1, 4],
  [0, 3],
  [3, 1],
  [2, 2],
])('a selection with an end elsewhere is set from %d to %d', (anchor, focus) => {
  const { select } = openWith('abcd');
  select(1, 3);
  select(anchor, focus);
  expect(drawn()).toEqual(['abcd', anchor, 'abcd', focus]);
});
