/**
 * The origins of the blocks in the editor, outside of draft-js and by block id, like the ids themselves: a block that
 * undo or redo brings back has the origins that it had. Key presses within a block do not concern them.
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
import { OriginHistory } from './originHistory.ts';
import { htmlOf, type Outline, opsBetween, type TopBlock } from './outline.ts';

type Put = Extract<BlockOp, { readonly op: 'put' }>;
type Tops = ReadonlyMap<BlockId, TopBlock>;

export class OriginBook {
  readonly #known = new Map<BlockId, Origins>();
  /** What was inserted into draft-js blocks since the last report, by their keys. */
  readonly #inserted = new Map<string, Origins>();
  readonly #history = new OriginHistory();

  constructor(body: ArticleBody) {
    for (const id of body.order) this.#known.set(id, originsIn(body, id) ?? NO_ORIGINS);
  }

  readonly of = (id: BlockId): Origins => this.#known.get(id) ?? NO_ORIGINS;

  #set(id: BlockId, origins: Origins, before: Tops, after: Tops): void {
    this.#history.note(before.get(id), this.of(id));
    this.#known.set(id, origins);
    this.#history.note(after.get(id), origins);
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
    if (ops.length === 0) return ops;
    const touched = new Set(ops.map(({ id }) => id));
    const [from, to] = [topsOf(before, touched), topsOf(after, touched)];
    const isTyping = ops.length === 1 && from.size === 1 && this.#inserted.size === 0;
    const changed = new Map(isTyping ? [] : this.#changedBy(ops, from, to));
    for (const [id, top] of to) {
      const again = this.#history.of(top);
      if (again !== undefined) changed.set(id, again);
    }
    for (const [id, origins] of changed) this.#set(id, origins, from, to);
    return ops.map((op) => withOrigins(op, changed.get(op.id)));
  }

  #changedBy(ops: readonly BlockOp[], from: Tops, to: Tops): ReadonlyMap<BlockId, Origins> {
    const body = bodyOf([...from.values()].map((top) => ({ id: top.id, html: htmlOf(top) })));
    const insertedIn = (id: BlockId): Origins =>
      (to.get(id)?.blocks ?? [])
        .map((block) => this.#inserted.get(block.getKey()) ?? NO_ORIGINS)
        .reduce(joinedOrigins, NO_ORIGINS);
    return originsAfterEdits(body, ops, this.of, insertedIn);
  }

  /** Called once an insertion is complete and reported. */
  settle(): void {
    this.#inserted.clear();
  }

  /** Takes the origins that come with changes from outside, and returns these changes as they were applied with them. */
  taken(ops: readonly BlockOp[], before: Outline, after: Outline): readonly BlockOp[] {
    const applied = opsBetween(before, after);
    const given = ops.filter((op): op is Put => op.op === 'put' && op.origins !== undefined);
    if (given.length === 0) return applied;
    const origins = new Map(given.map((op) => [op.id, op.origins ?? NO_ORIGINS]));
    const [from, to] = [topsOf(before, origins), topsOf(after, origins)];
    for (const [id, own] of origins) this.#set(id, own, from, to);
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

const topsOf = (outline: Outline, ids: { has(id: BlockId): boolean }): Tops =>
  new Map(outline.filter(({ id }) => ids.has(id)).map((top) => [top.id, top]));

const withOrigins = (op: BlockOp, origins: Origins | undefined): BlockOp =>
  op.op === 'put' && origins !== undefined ? { ...op, origins } : op;
