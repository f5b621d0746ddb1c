/** Text that is dragged to another place. */
import Draft, { type ContentBlock, type EditorState, type SelectionState } from 'draft-js';
import { emptyParagraph } from './blocks.ts';
import { copiedBlocks } from './clipboard.ts';
import { withInserted, withoutSelected } from './insertBlocks.ts';
import { caretAt, withValidSelection } from './selection.ts';

/** Moves the selected text to a place, as one undo step. At a place within the text, it stays where it is. */
export function withMoved(state: EditorState, place: SelectionState): EditorState {
  const home = placeWithoutSelected(state, place);
  if (home === null) return state;
  const cleared = Draft.EditorState.acceptSelection(withoutSelected(state), home);
  const moved = withInserted(withValidSelection(cleared), movedBlocks(state)).getCurrentContent();
  const selectionBefore = state.getSelection();
  const content = moved.set('selectionBefore', selectionBefore) as typeof moved;
  return Draft.EditorState.push(state, content, 'insert-fragment');
}

/** Where a place is once the selected text is gone; null for a place within it. */
function placeWithoutSelected(state: EditorState, place: SelectionState): SelectionState | null {
  const selection = state.getSelection();
  const keys = state.getCurrentContent().getBlockMap().keySeq().toArray();
  const [startKey, start] = [selection.getStartKey(), selection.getStartOffset()];
  const [endKey, end] = [selection.getEndKey(), selection.getEndOffset()];
  const [key, offset] = [place.getStartKey(), place.getStartOffset()];
  const isBehind = (otherKey: string, other: number): boolean =>
    key === otherKey ? offset > other : keys.indexOf(key) > keys.indexOf(otherKey);
  if (isBehind(endKey, end)) {
    return key === endKey ? caretAt(startKey, start + offset - end) : caretAt(key, offset);
  }
  return isBehind(startKey, start - 1) ? null : caretAt(key, offset);
}

/** The selected text as blocks of its own; a part of one block continues the block that it is moved into. */
function movedBlocks(state: EditorState): ContentBlock[] {
  const isAtomic = (block: ContentBlock) => block.getType() === 'atomic';
  const blocks = copiedBlocks(state).filter((block) => !isAtomic(block) || block.getLength() > 0);
  const isPart = blocks.length === 1 && !blocks.some(isAtomic);
  return blocks.map((block) => {
    const { key, type, depth, data } = emptyParagraph().toObject();
    return block.merge(isPart ? { key, type, depth, data } : { key }) as ContentBlock;
  });
}
