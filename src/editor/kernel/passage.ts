/** The caret or the selection as a place where text can be written. */
import type { ContentBlock, EditorState } from 'draft-js';
import type { PassagePlace } from '#domain/writing/passage.ts';
import { inlineHtml } from './contentHtml.ts';
import type { Outline, TopBlock } from './outline.ts';

export interface Passage {
  readonly place: PassagePlace;
  /** The text that the new text replaces; empty at a caret. */
  readonly selectedText: string;
}

/** A position in the outline: a block of draft-js in a block of the article, and an offset in it. */
interface Point {
  readonly at: number;
  readonly block: ContentBlock;
  readonly offset: number;
}

/** Part of a paragraph or heading if the selection is within one; else whole blocks, or a place between two. */
export function passageAt(state: EditorState, outline: Outline): Passage {
  const selection = state.getSelection();
  const start = pointAt(outline, selection.getStartKey(), selection.getStartOffset());
  const end = pointAt(outline, selection.getEndKey(), selection.getEndOffset());
  if (start === null || end === null) return between(outline, outline.length);
  if (selection.isCollapsed()) return atCaret(outline, start);
  // A selection that ends at the start of a block, as a triple click makes it, includes nothing of that block.
  const last = end.offset === 0 && end.at > start.at ? end.at - 1 : end.at;
  if (last === start.at && textOf(outline[last]) === start.block) {
    return inText(outline, start, last === end.at ? end.offset : start.block.getLength());
  }
  const passage = over(outline, start.at, last);
  // A selection of figures only is not rewritten.
  return passage.selectedText === '' ? between(outline, last + 1) : passage;
}

function pointAt(outline: Outline, key: string, offset: number): Point | null {
  for (const [at, { blocks }] of outline.entries()) {
    const block = blocks.find((one) => one.getKey() === key);
    if (block) return { at, block, offset };
  }
  return null;
}

const TEXT_TYPES = /^(unstyled|header-)/;

/** The draft-js block of a paragraph or heading; undefined for any other block. */
function textOf(top: TopBlock | undefined): ContentBlock | undefined {
  const [block, more] = top?.blocks ?? [];
  return block && !more && TEXT_TYPES.test(block.getType()) ? block : undefined;
}

function atCaret(outline: Outline, { at, block, offset }: Point): Passage {
  const text = block.getText();
  if (textOf(outline[at]) !== block) return between(outline, at + 1);
  if (text.trim() === '') return over(outline, at, at);
  if (text.slice(offset).trim() === '') return between(outline, at + 1);
  return text.slice(0, offset).trim() === ''
    ? between(outline, at)
    : within(outline, at, offset, offset);
}

function inText(outline: Outline, { at, block, offset }: Point, endOffset: number): Passage {
  const text = block.getText();
  const chosen = text.slice(offset, endOffset);
  const start = offset + chosen.length - chosen.trimStart().length;
  if (chosen.trim() === '') return atCaret(outline, { at, block, offset: endOffset });
  const end = offset + chosen.trimEnd().length;
  const isAll = chosen.trim() === text.trim();
  return isAll && block.getType() === 'unstyled'
    ? over(outline, at, at)
    : within(outline, at, start, end);
}

const between = (outline: Outline, at: number): Passage => ({
  place: { type: 'behind', blockId: outline[at - 1]?.id ?? null },
  selectedText: '',
});

function over(outline: Outline, first: number, last: number): Passage {
  const tops = outline.slice(first, last + 1);
  return {
    place: { type: 'blocks', blockIds: tops.map(({ id }) => id) },
    selectedText: tops
      .map(({ blocks }) => blocks.map((block) => block.getText()).join('\n'))
      .join('\n')
      .trim(),
  };
}

function within(outline: Outline, at: number, start: number, end: number): Passage {
  const top = outline[at] as TopBlock;
  const block = top.blocks[0] as ContentBlock;
  return {
    place: {
      type: 'within',
      blockId: top.id,
      before: htmlOfPart(block, 0, start),
      selected: htmlOfPart(block, start, end),
      behind: htmlOfPart(block, end, block.getLength()),
    },
    selectedText: block.getText().slice(start, end),
  };
}

function htmlOfPart(block: ContentBlock, from: number, to: number): string {
  return inlineHtml(
    block.merge({
      text: block.getText().slice(from, to),
      characterList: block.getCharacterList().slice(from, to),
    }) as ContentBlock,
  );
}
