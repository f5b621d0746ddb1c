/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import Draft, { type ContentState, type EditorState, type SelectionState } from 'draft-js';
import fc from 'fast-check';
import { withStyleToggled } from '#src/editor/kernel/inlineStyle.ts';

const STYLES = ['BOLD', 'ITALIC', 'CODE'];

/** Every character with its styles, and the selection that undo restores. */
const seen = (state: EditorState) => {
  const content: ContentState = state.getCurrentContent();
  return {
    blocks: content.getBlocksAsArray().map((block) => [
      block.getKey(),
      block.getText(),
      block
        .getCharacterList()
        .toArray()
        .map((character) => [character.getStyle().toArray().sort(), character.getEntity()]),
    ]),
    before: content.getSelectionBefore().toJS(),
    after: content.getSelectionAfter().toJS(),
    steps: state.getUndoStack().size,
    change: state.getLastChangeType(),
    style: state.getCurrentInlineStyle().toArray().sort(),
  };
};

const someSelection = fc.record({
  anchor: fc.tuple(fc.nat(3), fc.nat(12)),
  focus: fc.tuple(fc.nat(3), fc.nat(12)),
  style: fc.constantFrom(...STYLES),
});

test('a style is toggled as by draft-js, for any sequence of selections', () => {
  fc.assert(
    fc.property(fc.array(someSelection, { maxLength: 6 }), (selections) => {
      const text = Draft.ContentState.createFromText('The first line\nsecond\n\nand the last one');
      let ours = Draft.EditorState.createWithContent(text);
      let theirs = ours;
      for (const { anchor, focus, style } of selections) {
        ours = withStyleToggled(selected(ours, anchor, focus), style);
        theirs = Draft.RichUtils.toggleInlineStyle(selected(theirs, anchor, focus), style);
      }
      expect(seen(ours)).toEqual(seen(theirs));
    }),
  );
});

function selected(
  state: EditorState,
  anchor: readonly [number, number],
  focus: readonly [number, number],
): EditorState {
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const keyOf = (at: number) => blocks[at]?.getKey() ?? '';
  const offsetIn = ([at, offset]: readonly [number, number]) =>
    Math.min(offset, blocks[at]?.getLength() ?? 0);
  const isBackward =
    anchor[0] > focus[0] || (anchor[0] === focus[0] && offsetIn(anchor) > offsetIn(focus));
  const selection = Draft.SelectionState.createEmpty(keyOf(anchor[0])).merge({
    anchorOffset: offsetIn(anchor),
    focusKey: keyOf(focus[0]),
    focusOffset: offsetIn(focus),
    isBackward,
    hasFocus: true,
  }) as SelectionState;
  return Draft.EditorState.acceptSelection(state, selection);
}
