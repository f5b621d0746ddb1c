/** A long paste goes in slice by slice, so that the page answers in between. */
import type { ContentBlock, ContentState } from 'draft-js';
import { withBlocks } from './blocks.ts';

/** What one slice may hold; drawing it takes well under a tenth of a second. */
const SLICE_CHARACTERS = 40_000;
const SLICE_BLOCKS = 250;

export interface LongInsert {
  /** What goes in at once: the beginning and the very last block, with which the text behind the caret flows together. */
  readonly now: readonly ContentBlock[];
  readonly later: readonly (readonly ContentBlock[])[];
}

export function sliced(fragment: readonly ContentBlock[]): LongInsert {
  const slices: ContentBlock[][] = [];
  let room = 0;
  for (const block of fragment.slice(0, -1)) {
    const slice = slices.at(-1);
    room -= block.getLength();
    if (slice && room >= 0 && slice.length < SLICE_BLOCKS) slice.push(block);
    else {
      slices.push([block]);
      room = SLICE_CHARACTERS - block.getLength();
    }
  }
  const [first = [], ...later] = slices;
  const isLong = first.length > 1 && later.length > 0;
  return isLong ? { now: [...first, ...fragment.slice(-1)], later } : { now: fragment, later: [] };
}

/** The content with a slice behind the block `after`, or before `before`; the same one if both are gone. */
export function contentWithSlice(
  content: ContentState,
  slice: readonly ContentBlock[],
  after: string,
  before: string,
): ContentState {
  const blocks = content.getBlocksAsArray();
  const above = blocks.findIndex((block) => block.getKey() === after);
  const at = above >= 0 ? above + 1 : blocks.findIndex((block) => block.getKey() === before);
  return at < 0 ? content : withBlocks(content, blocks.toSpliced(at, 0, ...slice));
}
