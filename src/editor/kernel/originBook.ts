/**
 * The origins of the blocks in the editor, outside of draft-js and by block id, like the ids themselves: a block that
 * is removed and brought back by undo has its origins again. Key presses within a block do not concern them.
 */
import type { ContentBlock, ContentState } from 'draft-js';
import {
  type ArticleBody,
  type BlockId,
  type BlockOp,
  bodyOf,
  originsIn,
} from '#domain/article/body.ts';
import { NO_ORIGINS, type Origins } from '#domain/article/origin.ts';
import { originsAfterEdits } from '#domain/article/originFlow.ts';
import { joinedOrigins } from '#domain/article/originText.ts';
import { htmlOf, type Outline } from './outline.ts';

type Put = Extract<BlockOp, { readonly op: 'put' }>;

export class OriginBook {
  readonly #known = new Map<BlockId, Origins>();
  /** What was inserted into draft-js blocks since the last report, by their keys. */
  readonly #inserted = new Map<string, Origins>();

  constructor(body: ArticleBody) {
    for (const id of body.order) this.#set(id, originsIn(body, id) ?? NO_ORIGINS);
  }

  readonly of = (id: BlockId): Origins => this.#known.get(id) ?? NO_ORIGINS;

  #set(id: BlockId, origins: Origins): void {
    if (origins.length > 0 || this.#known.has(id)) this.#known.set(id, origins);
  }

  /**
   * Notes that a fragment was inserted, with the origins of each of its blocks. Its first block may have become part of
   * the one at the caret.
   */
  insert(
    fragment: readonly ContentBlock[],
    origins: readonly Origins[],
    content: ContentState,
    keyAtCaret: string,
  ): void {
    fragment.forEach((block, at) => {
      const isGone = at === 0 && (content.getBlockForKey(block.getKey()) as unknown) === undefined;
      const key = isGone ? keyAtCaret : block.getKey();
      const own = origins[at] ?? NO_ORIGINS;
      if (own.length > 0) this.#inserted.set(key, own);
    });
  }

  /** Returns the writer's edits with the origins that they give to blocks. */
  ofEdits(before: Outline, after: Outline, ops: readonly BlockOp[]): readonly BlockOp[] {
    const [first, ...others] = ops;
    const isTyping = others.length === 0 && before.some(({ id }) => id === first?.id);
    if (isTyping && this.#inserted.size === 0) return ops;
    const touched = new Set(ops.map(({ id }) => id));
    const body = bodyOf(
      before.filter(({ id }) => touched.has(id)).map((top) => ({ id: top.id, html: htmlOf(top) })),
    );
    const inserted = new Map<BlockId, Origins>();
    for (const { id, blocks } of after) {
      if (!touched.has(id)) continue;
      const all = blocks.map((block) => this.#inserted.get(block.getKey()) ?? NO_ORIGINS);
      inserted.set(id, all.reduce(joinedOrigins, NO_ORIGINS));
    }
    const insertedIn = (id: BlockId) => inserted.get(id) ?? NO_ORIGINS;
    const changed = originsAfterEdits(body, ops, this.of, insertedIn);
    for (const [id, origins] of changed) this.#set(id, origins);
    return ops.map((op) => withOrigins(op, changed.get(op.id)));
  }

  /** Called once an insertion is complete and reported. */
  settle(): void {
    this.#inserted.clear();
  }

  /** Takes the origins that come with changes from outside, and returns these changes as they were applied with them. */
  taken(ops: readonly BlockOp[], after: Outline, applied: readonly BlockOp[]): readonly BlockOp[] {
    const given = ops.filter((op): op is Put => op.op === 'put' && op.origins !== undefined);
    if (given.length === 0) return applied;
    const origins = new Map(given.map((op) => [op.id, op.origins]));
    for (const [id, own] of origins) this.#set(id, own ?? NO_ORIGINS);
    const changed = new Set(applied.map(({ id }) => id));
    // Of a block whose text is the same, only the origins are new.
    const others = after.flatMap((top, at): BlockOp[] => {
      const own = changed.has(top.id) ? undefined : origins.get(top.id);
      const above = after[at - 1]?.id ?? null;
      return own === undefined
        ? []
        : [{ op: 'put', id: top.id, after: above, html: htmlOf(top), origins: own }];
    });
    return [...applied.map((op) => withOrigins(op, origins.get(op.id))), ...others];
  }

  /** The body with what is known of its blocks. */
  withOrigins = (body: ArticleBody): ArticleBody =>
    bodyOf(body.order.map((id) => ({ id, html: body.html[id] ?? '', origins: this.of(id) })));
}

const withOrigins = (op: BlockOp, origins: Origins | undefined): BlockOp =>
  op.op === 'put' && origins !== undefined ? { ...op, origins } : op;
