import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { atomicBlock, emptyParagraph, htmlOfAtomic, needsFooting, withBlocks } from './blocks.ts';
import { caretAt } from './selection.ts';

/**
 * Inserts a table, a figure or a divider at the caret, as one undo step. Selected text is kept. Text after the
 * caret continues below the new block; the caret goes there too, into a new paragraph if necessary, unless
 * `goesOn` is 'within'.
 */
export function withAtomic(
  state: EditorState,
  atomic: ContentBlock,
  goesOn: 'below' | 'within' = 'below',
): EditorState {
  const selection = state.getSelection();
  const key = selection.getEndKey();
  const offset = selection.getEndOffset();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(key);
  const length = block.getLength();
  if (block.getType() !== 'atomic' && offset === 0) return placed(state, [atomic, block], block);
  if (block.getType() === 'atomic' || offset === length) {
    if (goesOn === 'within') return placed(state, [block, atomic], atomic);
    const below = emptyParagraph();
    return placed(state, [block, atomic, below], below);
  }
  const split = Draft.Modifier.splitBlock(content, caretAt(key, offset));
  const [head, tail] = [split.getBlockForKey(key), split.getBlockAfter(key)];
  return tail ? placed(state, [head, atomic, tail], tail) : state;
}

/** Replaces the block with the caret by others and puts the caret at the start of one of them. */
function placed(state: EditorState, some: readonly ContentBlock[], caret: ContentBlock) {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const blocks = content
    .getBlocksAsArray()
    .flatMap((block) => (block.getKey() === selection.getEndKey() ? some : [block]));
  const next = withBlocks(content, needsFooting(blocks) ? [...blocks, emptyParagraph()] : blocks);
  const merged = next.merge({
    selectionBefore: selection,
    selectionAfter: caretAt(caret.getKey(), 0),
  });
  return Draft.EditorState.push(state, merged as typeof content, 'insert-fragment');
}

/**
 * Changes the HTML of a table, a figure or a divider, which stays the same block. It is an undo step, or part of
 * the last one if `isContinued`. Null if the block is gone.
 */
export function withAtomicHtml(
  state: EditorState,
  key: string,
  html: string,
  isContinued = false,
): EditorState | null {
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(key) as ContentBlock | undefined;
  if (block === undefined) return null;
  const changed = block.set('characterList', atomicBlock(html).getCharacterList()) as ContentBlock;
  const selection = state.getSelection();
  const next = content.merge({
    blockMap: content.getBlockMap().set(key, changed),
    selectionBefore: selection,
    selectionAfter: selection,
  });
  // draft-js continues an undo step while characters follow characters.
  const from = isContinued
    ? state
    : Draft.EditorState.set(state, { lastChangeType: 'change-block-data' });
  return Draft.EditorState.push(from, next as typeof content, 'insert-characters');
}

/** Removes a block; the caret stays at its place. Null if the block is gone. */
export function withoutBlock(state: EditorState, key: string): EditorState | null {
  const content = state.getCurrentContent();
  const blocks = content.getBlocksAsArray();
  const at = blocks.findIndex((block) => block.getKey() === key);
  if (at < 0) return null;
  const rest = blocks.toSpliced(at, 1);
  const left = needsFooting(rest) ? [...rest, emptyParagraph()] : rest;
  const home = left[at] ?? left.at(-1);
  const next = withBlocks(content, left).merge({
    selectionBefore: state.getSelection(),
    selectionAfter: caretAt(home?.getKey() ?? '', 0),
  });
  return Draft.EditorState.push(state, next as typeof content, 'remove-range');
}

/** The current HTML of an atomic block; null if it is gone. */
export function atomicHtmlAt(state: EditorState, key: string): string | null {
  const block = state.getCurrentContent().getBlockForKey(key) as ContentBlock | undefined;
  return block === undefined ? null : (htmlOfAtomic(block) ?? '');
}
