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
import { rebased, withKeysOf } from './rebase.ts';

/** A block as the sender of an operation knew it. */
export interface Seen {
  readonly blocks: readonly ContentBlock[];
  readonly after: BlockId | null;
}

/** An operation prepared for any content: parsed once, with the draft-js keys that it will have everywhere. */
export type Intent =
  | { readonly op: 'remove'; readonly id: BlockId }
  | {
      readonly op: 'put';
      readonly id: BlockId;
      readonly after: BlockId | null;
      readonly blocks: readonly ContentBlock[];
      /** Null for a block that is new to the sender. */
      readonly seen: Seen | null;
    };

/**
 * Returns the intents of the operations of a sender who knew `known` and last put what `put` contains. `put` is
 * updated.
 */
export function intentsOf(
  ops: readonly BlockOp[],
  known: Outline,
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
    put.set(op.id, { blocks, after: op.after });
    return { ...op, blocks, seen };
  });
}

/** A block as a sender put it earlier, with its keys in the outline. */
export function seenAs(outline: Outline, op: Extract<BlockOp, { op: 'put' }>): Seen {
  const here = outline.find((top) => top.id === op.id)?.blocks ?? [];
  return { blocks: withKeysOf(here, parseBlock(op.html)), after: op.after };
}

function seenIn(known: Outline, id: BlockId): Seen | null {
  const at = known.findIndex((top) => top.id === id);
  const top = known[at];
  return top ? { blocks: top.blocks, after: known[at - 1]?.id ?? null } : null;
}

/** Applies the intents to an outline. A block that the writer has removed stays removed. */
export function outlineWith(outline: Outline, intents: readonly Intent[]): Outline {
  const after = intents.reduce(withIntent, outline);
  return after === outline ? outline : separated(after);
}

function withIntent(outline: Outline, intent: Intent): Outline {
  const at = outline.findIndex((top) => top.id === intent.id);
  const mine = outline[at];
  if (intent.op === 'remove') return mine ? outline.toSpliced(at, 1) : outline;
  if (mine === undefined) {
    return intent.seen === null
      ? inserted(outline, topBlock(intent.id, intent.blocks), intent.after)
      : outline;
  }
  const blocks = rebased(intent.seen?.blocks ?? mine.blocks, mine.blocks, intent.blocks);
  const top = topBlock(intent.id, blocks);
  const isMeantToMove = intent.seen?.after !== intent.after;
  const isInPlace = (outline[at - 1]?.id ?? null) === intent.after;
  if (isInPlace || !isMeantToMove) return outline.with(at, top);
  return inserted(outline.toSpliced(at, 1), top, intent.after);
}

/** After `after`, or at the end if that block is unknown, like `applyOps` of the domain. */
function inserted(outline: Outline, top: TopBlock, after: BlockId | null): Outline {
  if (after === null) return [top, ...outline];
  const at = outline.findIndex((other) => other.id === after);
  return at < 0 ? [...outline, top] : outline.toSpliced(at + 1, 0, top);
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
  const after = outlineWith(outline, intents);
  return after === outline ? content : contentOf(after, content);
}
