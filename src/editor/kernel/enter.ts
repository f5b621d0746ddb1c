import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { emptyParagraph, isInRun, isListItem, joinsRun, plainParagraph } from './blocks.ts';
import { withDepth, withType } from './commands.ts';
import { withGapFilled } from './gaps.ts';
import { withNeighbour } from './insertBlocks.ts';

/** Handles Enter at a caret; null if a plain split is right. */
export function withEnter(state: EditorState): EditorState | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  if (block.getType() === 'atomic')
    return withGapFilled(state, block.getKey()) ?? besideAtomic(state, emptyParagraph());
  if (!selection.isCollapsed()) return null;
  if (block.getLength() === 0) return leaves(state, block) ? left(state, block) : null;
  if (isInRun(block)) return null;
  if (selection.getStartOffset() === 0) {
    // The text keeps its block and id: the new block goes above.
    return withNeighbour(state, block, 'above', emptyParagraph(), 'stays');
  }
  return isHeading(block) && selection.getStartOffset() === block.getLength()
    ? withNeighbour(state, block, 'below', emptyParagraph())
    : null;
}

/** Shift+Enter: a line break within the block, in place of what is selected. */
export function withLineBreak(state: EditorState): EditorState {
  const content = Draft.Modifier.replaceText(
    state.getCurrentContent(),
    state.getSelection(),
    '\n',
    state.getCurrentInlineStyle(),
  );
  const next = Draft.EditorState.push(state, content, 'insert-characters');
  return Draft.EditorState.forceSelection(next, content.getSelectionAfter());
}

/** Text typed at a block that would not show it becomes a paragraph beside it, or in place of a gap. Null elsewhere. */
export function withTypedAtAtomic(state: EditorState, text: string): EditorState | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  if (block.getType() !== 'atomic' || selection.getStartKey() !== selection.getEndKey())
    return null;
  return withGapFilled(state, block.getKey(), text) ?? besideAtomic(state, plainParagraph(text));
}

/** Above the block if the caret is before it, else below. */
function besideAtomic(state: EditorState, paragraph: ContentBlock): EditorState {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const where = selection.getStartOffset() === 0 ? 'above' : 'below';
  return withNeighbour(state, block, where, paragraph);
}

/** Backspace at the start of a nested item moves it out by one level; null if the default is right. */
export function withBackspace(state: EditorState): EditorState | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const isAtStart = selection.isCollapsed() && selection.getStartOffset() === 0;
  return isAtStart && isListItem(block) && block.getDepth() > 0 ? withDepth(state, -1) : null;
}

const isHeading = (block: ContentBlock): boolean => block.getType().startsWith('header-');

/** In an empty block, Enter leaves the run; in code, only after its last line. */
function leaves(state: EditorState, block: ContentBlock): boolean {
  if (!isInRun(block) || block.getType() !== 'code-block') return isInRun(block);
  const content = state.getCurrentContent();
  const above = content.getBlockBefore(block.getKey());
  const below = content.getBlockAfter(block.getKey());
  return above?.getType() === 'code-block' && !(below && joinsRun(block, below));
}

function left(state: EditorState, block: ContentBlock): EditorState {
  return isListItem(block) && block.getDepth() > 0
    ? withDepth(state, -1)
    : withType(state, 'unstyled');
}
