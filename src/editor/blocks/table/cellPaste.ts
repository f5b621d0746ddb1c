import type { ContentBlock, EditorState } from 'draft-js';
import Draft from 'draft-js';
import { pasted } from '#src/editor/kernel/clipboard.ts';
import { linesOf } from '#html/plainText.ts';
import { inlineHtml } from '#src/editor/kernel/contentHtml.ts';
import { htmlOfAtomic, makeBlock } from '#src/editor/kernel/blocks.ts';
import { withInserted } from '#src/editor/kernel/insertBlocks.ts';
import { tableOf } from './tableHtml.ts';
import { valuesOf } from './tableModel.ts';

/** Cells that were copied elsewhere: a table alone, or lines of text with tabs. Null for other things. */
export function pastedCells(blocks: readonly ContentBlock[], text: string): string[][] | null {
  const [block] = blocks;
  const table = block && blocks.length === 1 ? tableOf(htmlOfAtomic(block) ?? '') : null;
  if (table) return valuesOf(table);
  const isMade = blocks.some((other) => other.getType() !== 'unstyled');
  if (isMade || !text.includes('\t')) return null;
  return linesOf(text.replace(/\r?\n$/, '')).map((line) => line.split('\t').map(htmlOfText));
}

function htmlOfText(text: string): string {
  const char = Draft.CharacterMetadata.create();
  const chars = new Array<typeof char>(text.length).fill(char);
  return inlineHtml(makeBlock({ type: 'unstyled', text, chars }));
}

/** Text that was copied elsewhere put into a cell: of lists and headings the lines. */
export function withTextPasted(state: EditorState, blocks: readonly ContentBlock[]): EditorState {
  const lines = blocks
    .filter((block) => block.getType() !== 'atomic')
    .map((block) => block.merge({ type: 'unstyled', depth: 0 }) as ContentBlock);
  return withInserted(state, lines);
}

export const pastedBlocks = (state: EditorState, data: DataTransfer): readonly ContentBlock[] =>
  pasted(state, data.getData('text/plain'), data.getData('text/html') || undefined).blocks;
