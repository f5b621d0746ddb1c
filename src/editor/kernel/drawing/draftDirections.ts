/**
 * draft-js computes the direction of every block on each key press (5 ms of one at 40,000 words). This module only
 * looks at the blocks that have changed. If the direction of one of them changed, or blocks were added or removed,
 * draft-js computes all of them. Import before the first editor is rendered.
 */
import Draft, { type ContentBlock } from 'draft-js';
import EditorBidiService, { type DirectionMap } from 'draft-js/lib/EditorBidiService';
import { makeBlock } from '#src/editor/kernel/blocks.ts';

const ofWhole = EditorBidiService.getDirectionMap;

/** The blocks for which a map was last found to be right. */
const blocksOf = new WeakMap<DirectionMap, readonly ContentBlock[]>();

EditorBidiService.getDirectionMap = (content, previous) => {
  const blocks = content.getBlocksAsArray();
  const known = previous ? blocksOf.get(previous) : undefined;
  const isRight = previous && known && isStillRight(previous, known, blocks);
  const map = isRight ? previous : ofWhole(content, previous);
  blocksOf.set(map, blocks);
  return map;
};

function isStillRight(
  map: DirectionMap,
  before: readonly ContentBlock[],
  after: readonly ContentBlock[],
): boolean {
  if (before.length !== after.length) return false;
  return after.every((block, at) => {
    const old = before[at];
    if (block === old) return true;
    const key = block.getKey();
    const above = after[at - 1];
    return key === old?.getKey() && map.get(key) === directionOf(block, above, map);
  });
}

const LINES: Readonly<Record<string, ContentBlock>> = {
  LTR: makeBlock({ type: 'unstyled', text: 'a', chars: [] }),
  RTL: makeBlock({ type: 'unstyled', text: 'א', chars: [] }),
};

/** The first letter decides; ASCII characters before it need no lookup. */
const BEGINS_LATIN = /^[\0-\x7f]*?[a-z]/i;

/** As draft-js does: a block without letters has the direction of the block above. */
function directionOf(block: ContentBlock, above: ContentBlock | undefined, map: DirectionMap) {
  if (BEGINS_LATIN.test(block.getText())) return 'LTR';
  const line = LINES[above ? (map.get(above.getKey()) ?? '') : ''];
  const content = Draft.ContentState.createFromBlockArray(line ? [line, block] : [block]);
  return ofWhole(content, null).last();
}
