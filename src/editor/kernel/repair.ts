import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { atomicBlock, htmlOfAtomic, htmlOfEntity, makeBlock, withBlocks } from './blocks.ts';
import { withContent } from './history.ts';
import { caretAt } from './selection.ts';

/**
 * A table or figure is one character in a block of its own. An edit across it can tear the character out or put
 * text beside it. Then the text becomes a paragraph beside it again, so that no text is hidden.
 */
export function withAtomicsRepaired(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  const atoms = atomsOf(block);
  const isAtomic = block.getType() === 'atomic';
  if (isAtomic ? htmlOfAtomic(block) !== null : atoms.length === 0) return state;
  const pieces = piecesOf(block, atoms);
  const blocks = content
    .getBlocksAsArray()
    .flatMap((b) => (b === block ? pieces.map((piece) => piece.block) : [b]));
  const offset = selection.getStartOffset();
  const home = pieces.findLast((piece) => piece.start <= offset);
  const repaired = withContent(state, withBlocks(content, blocks));
  if (home === undefined) return repaired;
  return Draft.EditorState.forceSelection(
    repaired,
    caretAt(home.block.getKey(), Math.min(offset - home.start, home.block.getLength())),
  );
}

/** Runs on each key press, and most blocks have none: it creates no array of characters. */
function atomsOf(block: ContentBlock): { at: number; html: string }[] {
  const atoms: { at: number; html: string }[] = [];
  block.getCharacterList().forEach((char, at) => {
    const html = htmlOfEntity(char?.getEntity() ?? null);
    if (html !== null) atoms.push({ at: at ?? 0, html });
  });
  return atoms;
}

interface Piece {
  readonly block: ContentBlock;
  readonly start: number;
}

function piecesOf(block: ContentBlock, atoms: readonly { at: number; html: string }[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { at, html } of [...atoms, { at: block.getLength(), html: null }]) {
    if (at > start || (html === null && pieces.length === 0)) {
      pieces.push({ block: textPart(block, start, at), start });
    }
    if (html !== null) pieces.push({ block: atomicBlock(html), start: at });
    start = at + 1;
  }
  return pieces.map((piece, at) =>
    at === 0 ? { ...piece, block: piece.block.set('key', block.getKey()) as ContentBlock } : piece,
  );
}

function textPart(block: ContentBlock, start: number, end: number): ContentBlock {
  return makeBlock({
    type: block.getType() === 'atomic' ? 'unstyled' : block.getType(),
    depth: block.getDepth(),
    text: block.getText().slice(start, end),
    chars: block.getCharacterList().toArray().slice(start, end),
  });
}
