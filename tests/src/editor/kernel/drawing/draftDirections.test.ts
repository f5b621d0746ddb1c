/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import Draft, { type ContentState, type EditorState } from 'draft-js';
import fc from 'fast-check';
import '#src/editor/kernel/drawing/draftDirections.ts';
import { caretAt } from '#src/editor/kernel/selection.ts';

/** The result of draft-js for a text that it has not seen before. */
const directionsOf = (content: ContentState) =>
  Draft.EditorState.createWithContent(content).getDirectionMap().toJS();

const stateOf = (lines: readonly string[]): EditorState =>
  Draft.EditorState.createWithContent(Draft.ContentState.createFromText(lines.join('\n')));

/** Replaces the text of a line like a key press, based on the state before. */
function withLine(state: EditorState, at: number, text: string): EditorState {
  const content = state.getCurrentContent();
  const block = content.getBlocksAsArray()[at % content.getBlockMap().size];
  if (block === undefined) return state;
  const whole = caretAt(block.getKey(), 0).merge({ focusOffset: block.getLength() });
  const next = Draft.Modifier.replaceText(content, whole as Draft.SelectionState, text);
  return Draft.EditorState.push(state, next, 'insert-characters');
}

const line = fc.constantFrom('', '12', '…', 'text', 'טקסט', '3 טקסט text', '(text) טקסט');

describe('the direction of blocks', () => {
  test('the direction of blocks is after any edits what draft-js computes for the whole text, also for blocks without letters', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(7), line), { maxLength: 12 }),
        (lines, edits) => {
          let state = stateOf(lines);
          for (const [at, text] of edits) {
            const before = state;
            state = withLine(state, at, text);
            expect(state.getDirectionMap().toJS()).toEqual(directionsOf(state.getCurrentContent()));
            const undone = Draft.EditorState.undo(state);
            const expected = directionsOf(before.getCurrentContent());
            if (undone.getCurrentContent() === before.getCurrentContent())
              expect(undone.getDirectionMap().toJS()).toEqual(expected);
          }
        },
      ),
    );
  });

  test('the direction of blocks is right after a block was inserted between others', () => {
    const state = stateOf(['טקסט', '12']);
    const content = state.getCurrentContent();
    const end = caretAt(content.getFirstBlock().getKey(), 4);
    const split = Draft.Modifier.splitBlock(content, end);
    const next = Draft.EditorState.push(state, split, 'split-block');
    expect(next.getDirectionMap().toArray()).toEqual(['RTL', 'RTL', 'RTL']);
  });

  test('the direction of blocks is the same map if no direction changed, so that no block is rendered again', () => {
    const state = stateOf(['text', '12', 'טקסט']);
    const next = withLine(state, 0, 'texts');
    expect(next.getDirectionMap()).toBe(state.getDirectionMap());
  });
});
