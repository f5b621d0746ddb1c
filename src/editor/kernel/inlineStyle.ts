/**
 * Styles over a selection. draft-js looks up each character in its pool (a second for 10,000 words on a slow
 * device). There are few kinds of characters, so this module looks up each kind once.
 */
import Draft, {
  type CharacterMetadata,
  type ContentBlock,
  type ContentState,
  type EditorState,
} from 'draft-js';
import Immutable from 'immutable';
import { characterList } from './characterList.ts';

type Restyle = (character: CharacterMetadata) => CharacterMetadata;

/** Adds a style to the selected text, or removes it if the selection begins with it, like `RichUtils`. */
export function withStyleToggled(state: EditorState, style: string): EditorState {
  if (state.getSelection().isCollapsed()) return Draft.RichUtils.toggleInlineStyle(state, style);
  const change = state.getCurrentInlineStyle().has(style) ? 'removeStyle' : 'applyStyle';
  const content = restyled(state, (character) => Draft.CharacterMetadata[change](character, style));
  return Draft.EditorState.push(state, content, 'change-inline-style');
}

function restyled(state: EditorState, restyle: Restyle): ContentState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const [start, end] = [selection.getStartKey(), selection.getEndKey()];
  const blocks = content.getBlocksAsArray();
  const from = blocks.findIndex((block) => block.getKey() === start);
  const to = blocks.findIndex((block) => block.getKey() === end);
  const once = remembered(restyle);
  const changed = blocks.slice(from, to + 1).map((block) => {
    const first = block.getKey() === start ? selection.getStartOffset() : 0;
    const last = block.getKey() === end ? selection.getEndOffset() : block.getLength();
    return [block.getKey(), restyledBlock(block, first, last, once)];
  });
  return content.merge({
    blockMap: content.getBlockMap().merge(Immutable.Map(changed)),
    selectionBefore: selection,
    selectionAfter: selection,
  }) as ContentState;
}

function restyledBlock(block: ContentBlock, first: number, last: number, restyle: Restyle) {
  const characters = block
    .getCharacterList()
    .toArray()
    .map((character, at) => (at >= first && at < last ? restyle(character) : character));
  return block.set('characterList', characterList(characters)) as ContentBlock;
}

/** In draft-js, equal characters are the same object, and neighbours are mostly equal. */
function remembered(restyle: Restyle): Restyle {
  const known = new Map<CharacterMetadata, CharacterMetadata>();
  let last: CharacterMetadata | null = null;
  let lastRestyled: CharacterMetadata | null = null;
  return (character) => {
    if (character === last && lastRestyled !== null) return lastRestyled;
    last = character;
    lastRestyled = known.get(character) ?? restyle(character);
    known.set(character, lastRestyled);
    return lastRestyled;
  };
}
