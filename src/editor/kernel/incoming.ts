/** Applies operations from outside (AI text, merges, restores) to a content, whatever the writer did meanwhile. */
import type { ContentBlock, ContentState } from 'draft-js';
import type { BlockId, BlockOp } from '#domain/article/body.ts';
import {
  emptyParagraph,
  isInRun,
  isSameBlocks,
  joinsRun,
  needsFooting,
  withBlocks,
  withRunStart,
} from './blocks.ts';
import { parseBlock } from './contentHtml.ts';
import { type Divisions, grownInto, partsOfAll } from './growing.ts';
import {
  type BlockIds,
  htmlOf,
  type Outline,
  outlineOf,
  type TopBlock,
  topBlock,
} from './outline.ts';
import { rebased, withKeysOf } from './rebase.ts';

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

interface Above extends Pick<Divisions, 'upperOf'> {
  readonly keys: readonly string[];
}

/** An operation prepared for any content: parsed once, with the draft-js keys that it will have everywhere. */
export type Intent =
  | { readonly op: 'remove'; readonly id: BlockId }
  | {
      readonly op: 'put';
      readonly id: BlockId;
      readonly after: BlockId | null;
      /** Where it goes: below what the writer has made of the block above it … */
      readonly above: Above | null;
      /** … else after the first of these that is there. */
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
    const above = aboveIn(
      op.after === null ? null : (put.get(op.after) ?? seenIn(known, op.after)),
      ids,
    );
    const upperOf = dividedSince(divisions, ids);
    return { ...op, above, places: placesAfter(op.after, ids.gone), blocks, seen, upperOf };
  });
}

const dividedSince = (divisions: number, { divided }: BlockIds) =>
  new Map(divided.slice(divisions).flat());

const aboveIn = (seen: Seen | null, ids: BlockIds): Above | null =>
  seen && { keys: seen.blocks.map(keyOf), upperOf: dividedSince(seen.divisions, ids) };

const keyOf = (block: ContentBlock): string => block.getKey();

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
  if (mine === undefined && intent.seen === null) {
    return inserted(outline, topBlock(intent.id, intent.blocks), intent, ids);
  }
  const grown =
    mine && isWhole(mine, intent)
      ? withWhole(outline, at, intent)
      : withGrown(outline, intent, ids);
  const isMeantToMove = intent.seen?.after !== intent.after;
  const isInPlace = (grown[at - 1]?.id ?? null) === intent.after;
  const top = grown[at];
  if (mine === undefined || top === undefined || isInPlace || !isMeantToMove) return grown;
  return inserted(grown.toSpliced(at, 1), top, intent, ids);
}

/** Whether a block still consists of what its sender knows of it, however the writer has changed each part. */
function isWhole({ blocks }: TopBlock, { seen, upperOf }: Put): boolean {
  if (seen === null) return true;
  const isEach = blocks.every((block, at) => block.getKey() === seen.blocks[at]?.getKey());
  return isEach && blocks.length === seen.blocks.length && upperOf.size === 0;
}

function withWhole(outline: Outline, at: number, { id, seen, blocks }: Put): Outline {
  const mine = outline[at]?.blocks ?? [];
  return outline.with(at, topBlock(id, rebased(seen?.blocks ?? mine, mine, blocks)));
}

/** Paragraphs were divided, joined, moved into a list …: what arrives goes on growing wherever each of them is now. */
function withGrown(
  outline: Outline,
  { seen, blocks: theirs, upperOf }: Put,
  ids: BlockIds,
): Outline {
  const all = outline.flatMap(({ blocks }) => blocks);
  const { changed, added } = grownInto(all, seen?.blocks ?? [], theirs, {
    upperOf,
    joinedTo: ids.joinedTo,
  });
  return outline.flatMap((top) => {
    const blocks = top.blocks.flatMap((block) => {
      const key = block.getKey();
      const now = changed.get(key);
      return [...(now === null ? [] : [now ?? block]), ...(added.get(key) ?? [])];
    });
    if (blocks.length === 0) return [];
    return isSameBlocks(blocks, top.blocks) ? [top] : [topBlock(top.id, blocks)];
  });
}

/** Without a place, at the end, like `applyOps` of the domain. */
function inserted(outline: Outline, top: TopBlock, { above, places }: Put, ids: BlockIds): Outline {
  const below = above === null ? -1 : lastTopOf(outline, above, ids);
  if (below >= 0) return outline.toSpliced(below + 1, 0, top);
  const indexes = places.map((place) => outline.findIndex(({ id }) => id === place));
  const first = places.findIndex((place, at) => place === null || indexes[at] !== -1);
  return outline.toSpliced(first < 0 ? outline.length : (indexes[first] ?? -1) + 1, 0, top);
}

/** The index of the last block of the article that has a part of some blocks; -1 if they are gone. */
function lastTopOf(outline: Outline, { keys, upperOf }: Above, { joinedTo }: BlockIds): number {
  const all = outline.flatMap(({ blocks }) => blocks);
  const parts = new Set(partsOfAll(keys, all, { upperOf, joinedTo }));
  return outline.findLastIndex(({ blocks }) => blocks.some((block) => parts.has(block)));
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
