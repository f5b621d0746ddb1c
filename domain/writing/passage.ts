/** A place in an article that new text is written at: at the caret, or over what is selected. */
import type { Block, BlockId } from '../article/body.ts';
import { collapsedTextOf, textOfHtml } from '#html/text.ts';

/** As the writer asks for it; the blocks are those of the version that the request names. */
export type PassagePlace =
  /** Behind a block, as new ones; null: at the very start. */
  | { readonly type: 'behind'; readonly blockId: BlockId | null }
  /** In place of whole blocks that follow each other. */
  | { readonly type: 'blocks'; readonly blockIds: readonly BlockId[] }
  /** Inside one paragraph or heading: the HTML of its text, in three parts. `selected` is empty at a caret. */
  | ({ readonly type: 'within'; readonly blockId: BlockId } & PassageParts);

export interface PassageParts {
  readonly before: string;
  readonly selected: string;
  readonly behind: string;
}

const TEXT_BLOCK = /^<(p|h[1-6])(?:\s[^>]*)?>/i;

/** A paragraph or heading, in which text can be written without a block of its own. */
const isTextBlock = (html: string): boolean => TEXT_BLOCK.test(html);

/** Whether the parts together are the text of a block, however their HTML is spelled. */
export function isWhole({ before, selected, behind }: PassageParts, block: Block): boolean {
  return (
    isTextBlock(block.html) &&
    collapsedTextOf(before + selected + behind) === collapsedTextOf(block.html)
  );
}

const ENDS_OPEN = /[\s([{«„“‘"'/–—-]$/u;
const STARTS_WORD = /^[\p{L}\p{N}([{«„“‘]/u;

/**
 * A block with `written` (the HTML of running text) at its place. Until that is complete, what it is
 * to take the place of stands behind it: whenever the writing ends, nothing is gone that was not replaced.
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

/** The space that two pieces of text need between them. */
function joint(left: string, right: string): string {
  const [before, behind] = [textOfHtml(left), textOfHtml(right)];
  const isNeeded = before !== '' && !ENDS_OPEN.test(before) && STARTS_WORD.test(behind);
  return isNeeded ? ' ' : '';
}
