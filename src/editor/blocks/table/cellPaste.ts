import { escapeText } from '#html/escape.ts';
import type { FlatBlock } from '#html/flatBlocks.ts';
import { linesOf } from '#html/plainText.ts';
import { tableOf } from './tableHtml.ts';
import { valuesOf } from './tableModel.ts';

/** Cells that were copied elsewhere: a table alone, or lines of text with tabs. Null for other things. */
export function pastedCells(blocks: readonly FlatBlock[], text: string): string[][] | null {
  const [block] = blocks;
  const table = block?.type === 'atomic' && blocks.length === 1 ? tableOf(block.html) : null;
  if (table) return valuesOf(table);
  const isMade = blocks.some((other) => other.type !== 'unstyled');
  if (isMade || !text.includes('\t')) return null;
  return linesOf(text.replace(/\r?\n$/, '')).map((line) => line.split('\t').map(escapeText));
}
