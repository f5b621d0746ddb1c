import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { htmlOfAtomic, withBlocks } from './blocks.ts';

/**
 * An edit across a table or figure can tear its one character out, or pour text into a block that
 * shows none. What is left becomes a paragraph, so that no typed text is ever hidden.
 */
export function withAtomicsRepaired(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const key = state.getSelection().getStartKey();
  const block = content.getBlockForKey(key) as ContentBlock | undefined;
  if (block?.getType() !== 'atomic' || htmlOfAtomic(block) !== null) return state;
  const paragraph = asParagraph(block);
  const blocks = content.getBlocksAsArray().map((b) => (b === block ? paragraph : b));
  const repaired = withBlocks(content, blocks);
  return Draft.EditorState.set(state, { currentContent: repaired });
}

function asParagraph(block: ContentBlock): ContentBlock {
  // The character that stood for the table is no text of the writer's.
  const skipped = block.getLength() > 0 && block.getEntityAt(0) !== null ? 1 : 0;
  return block.merge({
    type: 'unstyled',
    text: block.getText().slice(skipped),
    characterList: block.getCharacterList().slice(skipped),
  }) as ContentBlock;
}
