import { escapeText } from '#html/escape.ts';
import { isSlot, slotMark } from '#html/slot.ts';
import type { ImportedBlock } from './importedText.ts';

/** The blocks of an article as an export writes them: without its slots, or with slots as paragraphs in brackets. */
export function exportedBlocks<Block extends ImportedBlock>(
  blocks: readonly Block[],
  withSlots: boolean,
): readonly Block[] {
  return blocks.flatMap((block) => {
    if (!isSlot(block.html)) return [block];
    return withSlots ? [{ ...block, html: `<p>${escapeText(slotMark(block.html))}</p>` }] : [];
  });
}
