/**
 * A piece of text outside of the article, such as a cell, in an editor state of its own for the time of one edit.
 */
import Draft, { type EditorState } from 'draft-js';
import type { FlatBlock, Paragraph } from '#html/flatBlocks.ts';
import { PLAIN } from '#src/editor/codec/pastedText.ts';
import { pasted } from './clipboard.ts';
import { contentBlockOf, paragraphOf } from './contentHtml.ts';
import { withInserted } from './insertBlocks.ts';
import { caretAt } from './selection.ts';

export type TextState = EditorState;

/** Offsets in the text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Joins several paragraphs into one, with line breaks between them. */
export const joinedText = (paragraphs: readonly Paragraph[]): Paragraph => ({
  type: 'unstyled',
  depth: 0,
  startsRun: false,
  spans: paragraphs.flatMap(({ spans }, at) =>
    at === 0 ? spans : [{ ...PLAIN, text: '\n' }, ...spans],
  ),
});

export function stateOfText(paragraph: Paragraph, { start, end }: TextRange): TextState {
  const block = contentBlockOf(paragraph);
  const length = block.getLength();
  const selection = caretAt(block.getKey(), Math.min(start, length)).set(
    'focusOffset',
    Math.min(end, length),
  ) as Draft.SelectionState;
  const content = Draft.ContentState.createFromBlockArray([block]);
  return Draft.EditorState.acceptSelection(Draft.EditorState.createWithContent(content), selection);
}

/** The text of a state as one paragraph, with its selection. */
export function textOfState(state: TextState): { paragraph: Paragraph; range: TextRange } {
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const selection = state.getSelection();
  const offsetOf = (key: string, offset: number): number => {
    const at = blocks.findIndex((block) => block.getKey() === key);
    return blocks.slice(0, at).reduce((sum, block) => sum + block.getLength() + 1, offset);
  };
  return {
    paragraph: joinedText(blocks.map(paragraphOf)),
    range: {
      start: offsetOf(selection.getStartKey(), selection.getStartOffset()),
      end: offsetOf(selection.getEndKey(), selection.getEndOffset()),
    },
  };
}

/** The blocks of a paste into a text. */
export const pastedInto = (state: TextState, text: string, html: string | undefined) =>
  pasted(state, text, html).blocks;

/** Inserts the lines of pasted blocks at the caret: the text of lists and headings, nothing of tables. */
export function withLines(state: TextState, blocks: readonly FlatBlock[]): TextState {
  const lines = blocks.flatMap((block) =>
    block.type === 'atomic' ? [] : { ...block, type: 'unstyled' as const, depth: 0 },
  );
  return withInserted(state, lines.map(contentBlockOf));
}
