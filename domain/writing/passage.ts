/** A place in an article for new text: at the caret, or over the selection. */
import type { Block, BlockId } from '../article/body.ts';
import { collapsedTextOf, textOfHtml } from '#html/text.ts';

/** As the writer requests it; the blocks are those of the version that the request names. */
export type PassagePlace =
  /** New blocks after this one; null: at the start. */
  | { readonly type: 'behind'; readonly blockId: BlockId | null }
  /** In place of adjacent whole blocks. */
  | { readonly type: 'blocks'; readonly blockIds: readonly BlockId[] }
  /** Within one paragraph or heading: the HTML of its text in three parts. `selected` is empty at a caret. */
  | ({ readonly type: 'within'; readonly blockId: BlockId } & PassageParts);

export interface PassageParts {
  readonly before: string;
  readonly selected: string;
  readonly behind: string;
}

const TEXT_BLOCK = /^<(p|h[1-6])(?:\s[^>]*)?>/i;

/** Whether text can be written within the block: a paragraph or heading. */
const isTextBlock = (html: string): boolean => TEXT_BLOCK.test(html);

/** Whether the parts together are the text of a block, whatever the spelling of their HTML. */
export function isWhole({ before, selected, behind }: PassageParts, block: Block): boolean {
  return (
    isTextBlock(block.html) &&
    collapsedTextOf(before + selected + behind) === collapsedTextOf(block.html)
  );
}

const ENDS_OPEN = /[\s([{«„“‘"'/–—-]$/u;
const STARTS_WORD = /^[\p{L}\p{N}([{«„“‘]/u;

/**
 * Inserts `written` (inline HTML) into a block. Until it is complete, the selected text stays after it: nothing is
 * lost whenever the writing ends.
 */
export function withPassage(
  block: Block,
  { before, selected, behind }: PassageParts,
  written: string,
  isComplete: boolean,
): string {
  const tag = TEXT_BLOCK.exec(block.html)?.[1] ?? 'p';
  const rest = isComplete ? behind : selected + behind;
  const head = joint(before, written);
  return `<${tag}>${before}${head}${written}${joint(written, rest)}${rest}</${tag}>`;
}

/** Returns a space if two pieces of text need one between them. */
function joint(left: string, right: string): string {
  const [before, behind] = [textOfHtml(left), textOfHtml(right)];
  const isNeeded = before !== '' && !ENDS_OPEN.test(before) && STARTS_WORD.test(behind);
  return isNeeded ? ' ' : '';
}
