/** A place in an article that new text is written at: at the caret, or over what is selected. */
import { isSlot } from '#html/slot.ts';
import { collapsedTextOf, headingLevel, textOfHtml } from '#html/text.ts';
import { type ArticleBody, type Block, type BlockId, blocksOf } from '../article/body.ts';
import { headingAbove } from '../article/section.ts';

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

/** A place in a text, with what has to be known to write there. */
export interface Passage {
  /** The block that the place is behind; null at the start. */
  readonly after: BlockId | null;
  /** Whole blocks to be replaced; none at a caret. */
  readonly blocks: readonly Block[];
  /** The one block that the text is written into, where it gets none of its own. */
  readonly within: (PassageParts & { readonly block: Block }) | null;
  /** Level of the heading that it stands under, 1 where there is none. */
  readonly level: number;
  /** Plain text in front of the place and behind it, as much as there is. */
  readonly textBefore: string;
  readonly textBehind: string;
}

/** The place as a passage of the text, or null where the text has no such place. */
export function passageOf(text: ArticleBody, place: PassagePlace): Passage | null {
  const all = blocksOf(text);
  const chosen = placeIn(all, place);
  if (chosen === null) return null;
  const { from, blocks, within } = chosen;
  const [above, below] = [all.slice(0, from), all.slice(from + (within ? 1 : blocks.length))];
  const after = above.at(-1)?.id ?? null;
  const heading = after === null ? null : headingAbove(text, after);
  return {
    after,
    blocks,
    within,
    level: headingLevel(all.find(({ id }) => id === heading)?.html ?? '') ?? 1,
    textBefore: plain([...above, ...(within ? [{ html: within.before }] : [])]),
    textBehind: plain([...(within ? [{ html: within.behind }] : []), ...below]),
  };
}

interface Chosen extends Pick<Passage, 'blocks' | 'within'> {
  /** How many blocks stand in front of the place. */
  readonly from: number;
}

function placeIn(all: readonly Block[], place: PassagePlace): Chosen | null {
  const at = (id: string | null | undefined) => all.findIndex((block) => block.id === id);
  if (place.type === 'behind') {
    const from = at(place.blockId) + 1;
    return from === 0 && place.blockId !== null ? null : { from, blocks: [], within: null };
  }
  const from = at(place.type === 'within' ? place.blockId : place.blockIds[0]);
  if (place.type === 'blocks') {
    const blocks = all.slice(from, from + place.blockIds.length);
    const isSame = from >= 0 && place.blockIds.every((id, n) => id === blocks[n]?.id);
    return isSame ? { from, blocks, within: null } : null;
  }
  const block = all[from];
  if (block === undefined || !isWhole(place, block)) return null;
  const { before, selected, behind } = place;
  return { from, blocks: [], within: { block, before, selected, behind } };
}

/** Slots are left out: they are not part of the text. */
const plain = (blocks: readonly Pick<Block, 'html'>[]): string =>
  blocks
    .filter(({ html }) => !isSlot(html))
    .map(({ html }) => textOfHtml(html).trim())
    .join('\n\n');
