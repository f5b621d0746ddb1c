import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { emptyParagraph, needsFooting, withBlocks } from './blocks.ts';
import { withAtomicsRepaired } from './repair.ts';
import { caretAt } from './selection.ts';

/** Inserts blocks at the caret, replacing the selection, as one undo step. */
export function withInserted(state: EditorState, fragment: readonly ContentBlock[]): EditorState {
  if (fragment.length === 0) return state;
  const selection = state.getSelection();
  const cleared = withoutSelected(state);
  const content = cleared.getCurrentContent();
  const caret = cleared.getSelection();
  const target = content.getBlockForKey(caret.getStartKey());
  const { blocks, end } = joined(target, caret.getStartOffset(), fragment);
  const all = content.getBlocksAsArray().flatMap((block) => (block === target ? blocks : [block]));
  const next = withBlocks(content, needsFooting(all) ? [...all, emptyParagraph()] : all).merge({
    selectionBefore: selection,
    selectionAfter: caretAt(end.block.getKey(), end.offset),
  });
  return Draft.EditorState.push(state, next as typeof content, 'insert-fragment');
}

/** The selection may have torn a table or figure out of its block. */
export function withoutSelected(state: EditorState): EditorState {
  const selection = state.getSelection();
  if (selection.isCollapsed()) return state;
  const content = Draft.Modifier.removeRange(state.getCurrentContent(), selection, 'forward');
  return withAtomicsRepaired(Draft.EditorState.push(state, content, 'remove-range'));
}

interface Joined {
  readonly blocks: ContentBlock[];
  readonly end: { readonly block: ContentBlock; readonly offset: number };
}

/**
 * Inserts the fragment between the two halves of `target`. Text joins its neighbours; tables and figures stay
 * separate.
 */
function joined(target: ContentBlock, offset: number, fragment: readonly ContentBlock[]): Joined {
  if (!isText(target)) return besideAtomic(target, offset, fragment);
  const head = part(target, 0, offset);
  const tail = part(target, offset, target.getLength());
  const [first, ...rest] = fragment;
  const only = rest.length === 0 && first?.getType() === 'unstyled';
  if (first && (only || (isText(first) && head.getLength() > 0))) {
    const start = glued(head, first);
    const end = offset + first.getLength();
    if (rest.length === 0)
      return { blocks: [glued(start, tail)], end: { block: start, offset: end } };
    return withTail([start, ...rest], tail);
  }
  if (head.getLength() > 0) return withTail([head, ...fragment], tail);
  // The first pasted block replaces an empty one and keeps its id.
  const [replaced, ...others] = fragment;
  const taken = replaced ? [replaced.set('key', target.getKey()) as ContentBlock, ...others] : [];
  return withTail(taken, tail);
}

/** Above it if the caret is before it, else below. */
const besideAtomic = (
  target: ContentBlock,
  offset: number,
  fragment: readonly ContentBlock[],
): Joined => ({
  blocks: offset === 0 ? [...fragment, target] : [target, ...fragment],
  end: atEnd(fragment, target),
});

function withTail(blocks: ContentBlock[], tail: ContentBlock): Joined {
  const end = atEnd(blocks, tail);
  const fresh = tail.set('key', Draft.genKey()) as ContentBlock;
  if (tail.getLength() === 0) return { blocks, end };
  if (!isText(end.block)) return { blocks: [...blocks, fresh], end };
  return { blocks: [...blocks.slice(0, -1), glued(end.block, tail)], end };
}

function atEnd(blocks: readonly ContentBlock[], otherwise: ContentBlock): Joined['end'] {
  const block = blocks.at(-1) ?? otherwise;
  return { block, offset: block.getLength() };
}

const isText = (block: ContentBlock): boolean => block.getType() !== 'atomic';

function part(block: ContentBlock, start: number, end: number): ContentBlock {
  return block.merge({
    text: block.getText().slice(start, end),
    characterList: block.getCharacterList().slice(start, end),
  }) as ContentBlock;
}

/** Appends the text of `right` to `left`. */
function glued(left: ContentBlock, right: ContentBlock): ContentBlock {
  return left.merge({
    text: left.getText() + right.getText(),
    characterList: left.getCharacterList().concat(right.getCharacterList()).toList(),
  }) as ContentBlock;
}

/** Inserts a block above or below another one. The caret moves to its end, or stays. */
export function withNeighbour(
  state: EditorState,
  block: ContentBlock,
  where: 'above' | 'below',
  neighbour: ContentBlock,
  caret: 'moves' | 'stays' = 'moves',
): EditorState {
  const content = state.getCurrentContent();
  const pair = where === 'above' ? [neighbour, block] : [block, neighbour];
  const blocks = content.getBlocksAsArray().flatMap((b) => (b === block ? pair : [b]));
  const selection = state.getSelection();
  const end = caretAt(neighbour.getKey(), neighbour.getLength());
  const next = withBlocks(content, blocks).merge({
    selectionBefore: selection,
    selectionAfter: caret === 'moves' ? end : selection,
  });
  return Draft.EditorState.push(state, next as typeof content, 'split-block');
}
