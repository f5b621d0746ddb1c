import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { kindOf } from '#src/editor/kinds/kinds.ts';
import { htmlOfAtomic, plainParagraph } from './blocks.ts';
import { caretAt } from './selection.ts';

/**
 * Turns a gap into a paragraph with the caret behind its text, as one undo step. It stays the same block of the
 * article. Null if the block is gone, or is no gap.
 */
export function withGapFilled(state: EditorState, key: string, text = ''): EditorState | null {
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(key) as ContentBlock | undefined;
  if (block === undefined || !kindOf(htmlOfAtomic(block) ?? '')?.isGap) return null;
  const paragraph = plainParagraph(text).set('key', key) as ContentBlock;
  const next = content.merge({
    blockMap: content.getBlockMap().set(key, paragraph),
    selectionBefore: state.getSelection(),
    selectionAfter: caretAt(key, text.length),
  });
  return Draft.EditorState.push(state, next as typeof content, 'change-block-type');
}
