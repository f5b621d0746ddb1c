/** Applies operations from outside (AI text, merges, restores) to a content, whatever the writer did meanwhile. */
import type { ContentBlock, ContentState } from 'draft-js';
import type { BlockId, BlockOp } from '#domain/article/body.ts';
import { parseBlock } from './contentHtml.ts';
import {
  emptyParagraph,
  isInRun,
  joinsRun,
  needsFooting,
  withBlocks,
  withRunStart,
} from './blocks.ts';
import {
  type BlockIds,
  htmlOf,
  type Outline,
  outlineOf,
  type TopBlock,
  topBlock,
} from './outline.ts';
import { byKey, type Divisions, grownInto, isPartOf, rebased, withKeysOf } from './rebase.ts';

/** A block as the sender of an operation knew it. */
export interface Seen {
  readonly blocks: readonly ContentBlock[];
  readonly after: BlockId | null;
  /** How often blocks had been divided by then. */
  readonly divisions: number;
}

/** What a sender knew of the article. */
interface Known {
  readonly outline: Outline;
  readonly divisions: number;
}

/** An operation prepared for any content: parsed once, with the draft-js keys that it will have everywhere. */
export type Intent =
  | { readonly op: 'remove'; readonly id: BlockId }
  | {
      readonly op: 'put';
      readonly id: BlockId;
      readonly after: BlockId | null;
      /** Where it goes: after the first of these that is there. */
      readonly places: readonly (BlockId | null)[];
      readonly blocks: readonly ContentBlock[];
      /** Null for a block that is new to the sender. */
      readonly seen: Seen | null;
      /** What the writer has divided since: the lower part → the upper part. */
      readonly upperOf: ReadonlyMap<string, string>;
    };

/**
 * Returns the intents of the operations of a sender who knew `known` and last put what `put` contains. `put` is
 * updated.
 */
export function intentsOf(
  ops: readonly BlockOp[],
  known: Known,
  put: Map<BlockId, Seen | null>,
  ids: BlockIds,
): Intent[] {
  return ops.map((op) => {
    if (op.op === 'remove') {
      put.set(op.id, null);
      return op;
    }
    const earlier = put.get(op.id);
    const seen = earlier === undefined ? seenIn(known, op.id) : earlier;
    const blocks = withKeysOf(seen?.blocks ?? [], parseBlock(op.html));
    const first = blocks[0];
    if (seen === null && first) ids.known.set(first.getKey(), op.id);
    const divisions = seen?.divisions ?? ids.divided.length;
    put.set(op.id, { blocks, after: op.after, divisions });
    const upperOf = new Map(ids.divided.slice(divisions).flat());
    return { ...op, places: placesAfter(op.after, ids.gone), blocks, seen, upperOf };
  });
}

/** A block, then the one that it was below if it is gone, and so on. */
function placesAfter(after: BlockId | null, gone: BlockIds['gone']): readonly (BlockId | null)[] {
  const places = new Set([after]);
  for (const place of places) {
    const above = place === null ? undefined : gone.get(place);
    if (above !== undefined) places.add(above);
  }
  return [...places];
}

/** A block as a sender put it earlier, with its keys in the outline. */
export function seenAs(
  outline: Outline,
  op: Extract<BlockOp, { op: 'put' }>,
  { divided }: BlockIds,
): Seen {
  const here = outline.find((top) => top.id === op.id)?.blocks ?? [];
  const blocks = withKeysOf(here, parseBlock(op.html));
  return { blocks, after: op.after, divisions: divided.length };
}

function seenIn({ outline, divisions }: Known, id: BlockId): Seen | null {
  const at = outline.findIndex((top) => top.id === id);
  const top = outline[at];
  return top ? { blocks: top.blocks, after: outline[at - 1]?.id ?? null, divisions } : null;
}

type Put = Extract<Intent, { op: 'put' }>;

/** Applies the intents to an outline. A block that the writer has removed stays removed. */
export function outlineWith(outline: Outline, intents: readonly Intent[], ids: BlockIds): Outline {
  const after = intents.reduce((now, intent) => withIntent(now, intent, ids), outline);
  return after === outline ? outline : separated(after);
}

function withIntent(outline: Outline, intent: Intent, ids: BlockIds): Outline {
  const at = outline.findIndex((top) => top.id === intent.id);
  const mine = outline[at];
  if (intent.op === 'remove') return mine ? outline.toSpliced(at, 1) : outline;
  if (mine === undefined) {
    return intent.seen === null
      ? inserted(outline, topBlock(intent.id, intent.blocks), intent.places)
      : withGrownAbove(outline, intent, ids);
  }
  const divisions = { upperOf: intent.upperOf, joinedTo: ids.joinedTo };
  const parts = partsBelow(outline, at, divisions);
  const known = [mine, ...parts].flatMap(({ blocks }) => blocks);
  const blocks = rebased(intent.seen?.blocks ?? mine.blocks, known, intent.blocks, divisions);
  const [top, ...others] = shared(blocks, mine, parts);
  const isMeantToMove = intent.seen?.after !== intent.after;
  const isInPlace = (outline[at - 1]?.id ?? null) === intent.after;
  if (isInPlace || !isMeantToMove) return outline.toSpliced(at, 1 + parts.length, top, ...others);
  return inserted(outline.toSpliced(at, 1), top, intent.places);
}

/** The blocks that have the rest of a block which the writer has divided. */
function partsBelow(outline: Outline, at: number, divisions: Divisions): Outline {
  const above = new Set([keyOf(outline[at]?.blocks.at(-1))]);
  const below = outline.slice(at + 1);
  const end = below.findIndex(({ blocks }) => {
    const isPart = isPartOf(above, blocks[0], divisions);
    above.add(keyOf(blocks.at(-1)));
    return !isPart;
  });
  return end < 0 ? below : below.slice(0, end);
}

const keyOf = (block: ContentBlock | undefined): string => block?.getKey() ?? '';

/** Gives each its blocks again; new ones belong to the first. */
function shared(blocks: readonly ContentBlock[], mine: TopBlock, parts: Outline) {
  const now = byKey(blocks);
  const others = parts.map((part) => {
    const own = part.blocks.map((block) => now.get(block.getKey()) ?? block);
    for (const block of own) now.delete(block.getKey());
    return topBlock(part.id, own);
  });
  return [topBlock(mine.id, [...now.values()]), ...others] as const;
}

/** Joined with a block above, a block goes on growing there. */
function withGrownAbove(
  outline: Outline,
  { seen, blocks: theirs, upperOf }: Put,
  { joinedTo }: BlockIds,
): Outline {
  let at = -1;
  for (let key = joinedTo.get(keyOf(seen?.blocks[0])); at < 0 && key; key = joinedTo.get(key)) {
    const home = key;
    at = outline.findIndex(({ blocks }) => keyOf(blocks.at(-1)) === home);
  }
  const above = outline[at];
  if (above === undefined) return outline;
  const tops = [above, ...partsBelow(outline, at, { upperOf, joinedTo })];
  const blocks = tops.flatMap((top) => top.blocks).slice(above.blocks.length - 1);
  const grown = byKey(grownInto(blocks, seen?.blocks ?? [], theirs));
  const now = tops.map((top) =>
    topBlock(
      top.id,
      top.blocks.map((block) => grown.get(block.getKey()) ?? block),
    ),
  );
  return outline.toSpliced(at, tops.length, ...now);
}

/** After the first of the places that is there, or at the end if none is, like `applyOps` of the domain. */
function inserted(outline: Outline, top: TopBlock, places: readonly (BlockId | null)[]): Outline {
  const indexes = places.map((place) => outline.findIndex(({ id }) => id === place));
  const first = places.findIndex((place, at) => place === null || indexes[at] !== -1);
  return outline.toSpliced(first < 0 ? outline.length : (indexes[first] ?? -1) + 1, 0, top);
}

/** Keeps two lists separate that now touch each other. */
function separated(outline: Outline): Outline {
  return outline.map((top, at) => {
    const above = outline[at - 1]?.blocks[0];
    const [first, ...rest] = top.blocks;
    if (!above || !first || !isInRun(first) || !joinsRun(above, first)) return top;
    return topBlock(top.id, [withRunStart(first, true), ...rest], htmlOf(top));
  });
}

/** The content of an outline, with a place to write in. */
export function contentOf(outline: Outline, before: ContentState): ContentState {
  const blocks = outline.flatMap((top) => top.blocks);
  if (!needsFooting(blocks)) return withBlocks(before, blocks);
  const last = before.getLastBlock() as ContentBlock | undefined;
  const isFooting = last !== undefined && last.getLength() === 0 && last.getType() === 'unstyled';
  const isFree = isFooting && !blocks.includes(last);
  return withBlocks(before, [...blocks, isFree ? last : emptyParagraph()]);
}

/** Applies the intents to `content`. Returns the same object if they change nothing. */
export function contentWith(
  content: ContentState,
  known: Outline,
  intents: readonly Intent[],
  ids: BlockIds,
): ContentState {
  const outline = outlineOf(content, known, ids);
  const after = outlineWith(outline, intents, ids);
  return after === outline ? content : contentOf(after, content);
}
