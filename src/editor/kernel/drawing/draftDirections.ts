/**
 * draft-js works out the direction of every block of the article on each key press (5 ms of one at
 * 40,000 words). Here only the blocks that have changed are looked at; where one of them turned
 * around, or blocks came or went, draft-js does it itself. Import before the first editor is drawn.
 */
import Draft, { type ContentBlock } from 'draft-js';
import EditorBidiService, { type DirectionMap } from 'draft-js/lib/EditorBidiService';
import { makeBlock } from '#src/editor/kernel/blocks.ts';

const ofWhole = EditorBidiService.getDirectionMap;

/** The blocks that a map was last found right for. */
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

/** The first letter decides; with nothing but ASCII before it there is nothing to look up. */
const BEGINS_LATIN = /^[\0-\x7f]*?[a-z]/i;

/** As draft-js would say it: without a letter a block has the direction of the one above it. */
function directionOf(block: ContentBlock, above: ContentBlock | undefined, map: DirectionMap) {
  if (BEGINS_LATIN.test(block.getText())) return 'LTR';
  const line = LINES[above ? (map.get(above.getKey()) ?? '') : ''];
  const content = Draft.ContentState.createFromBlockArray(line ? [line, block] : [block]);
  return ofWhole(content, null).last();
}
