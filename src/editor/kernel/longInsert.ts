/** Inserts a long paste slice by slice, so that the page stays responsive. */
import type { ContentBlock, ContentState } from 'draft-js';
import { withBlocks } from './blocks.ts';

/** The size of a slice. Rendering it takes well under a tenth of a second. */
const SLICE_CHARACTERS = 40_000;
const SLICE_BLOCKS = 250;

export interface LongInsert {
  /** Inserted at once: the beginning and the very last block, which the text after the caret joins. */
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

/** Inserts a slice after the block `after`, or before `before`. Returns the same content if both are gone. */
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
