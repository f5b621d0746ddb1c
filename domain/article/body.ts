import { textOfHtml } from '#html/text.ts';
import { BlockOrder } from './blockOrder.ts';
import type { Origins } from './origin.ts';

/**
 * A body is an ordered list of top-level blocks `{ id, html }` (a list or a table is one block).
 * All changes to it, from typing to AI text, are `BlockOp`s.
 */
export type BlockId = string;

export interface Block {
  readonly id: BlockId;
  readonly html: string;
  readonly origins?: Origins | undefined;
}

/** `put` inserts, replaces or moves a block to the place behind `after` (null: first). Without origins, those of the block stay. */
export type BlockOp =
  | {
      readonly op: 'put';
      readonly id: BlockId;
      readonly after: BlockId | null;
      readonly html: string;
      readonly origins?: Origins | undefined;
    }
  | { readonly op: 'remove'; readonly id: BlockId };

export interface ArticleBody {
  readonly order: readonly BlockId[];
  readonly html: Readonly<Record<BlockId, string>>;
  /** Of the blocks that have any; absent if none has. */
  readonly origins?: Readonly<Record<BlockId, Origins>>;
}

export const EMPTY_BODY: ArticleBody = { order: [], html: {} };

export function bodyOf(blocks: readonly Block[]): ArticleBody {
  const origins = blocks.filter((block) => (block.origins?.length ?? 0) > 0);
  return {
    order: blocks.map((block) => block.id),
    html: Object.fromEntries(blocks.map((block) => [block.id, block.html])),
    ...withOrigins(Object.fromEntries(origins.map((block) => [block.id, block.origins ?? []]))),
  };
}

export function blocksOf(body: ArticleBody): Block[] {
  return body.order.map((id) => {
    const origins = originsIn(body, id);
    return { id, html: body.html[id] ?? '', ...(origins && { origins }) };
  });
}

/** The origins of a block, or undefined if it has none. */
export const originsIn = ({ origins }: ArticleBody, id: BlockId): Origins | undefined =>
  origins !== undefined && Object.hasOwn(origins, id) ? origins[id] : undefined;

/** The part of a body with its origins: nothing if no block has any. */
const withOrigins = (origins: Readonly<Record<BlockId, Origins>>): Pick<ArticleBody, 'origins'> =>
  Object.keys(origins).length === 0 ? {} : { origins };

/** The origins of a body after some are set; a block with an empty list, or that is gone, has none. */
export function originsAfter(
  before: ArticleBody['origins'],
  set: Readonly<Record<BlockId, Origins>>,
  isThere: (id: BlockId) => boolean,
): Pick<ArticleBody, 'origins'> {
  const all = Object.entries({ ...before, ...set });
  return withOrigins(
    Object.fromEntries(all.filter(([id, origins]) => origins.length > 0 && isThere(id))),
  );
}

/** The HTML of a block, or undefined; also for an id such as `constructor`, which every object seems to have. */
export function htmlIn(body: ArticleBody, id: BlockId): string | undefined {
  return Object.hasOwn(body.html, id) ? body.html[id] : undefined;
}

/**
 * Applies the operations in order. Total: removing an unknown block changes nothing, and a `put`
 * behind an unknown block goes to the end, so that two writers can never make a body unreadable.
 */
export function applyOps(body: ArticleBody, ops: readonly BlockOp[]): ArticleBody {
  const order = new ChangedOrder(body.order);
  const html: Record<BlockId, string> = { ...body.html };
  const origins: Record<BlockId, Origins> = {};
  for (const op of ops) {
    if (op.op === 'remove') {
      delete html[op.id];
      origins[op.id] = [];
      order.remove(op.id);
    } else {
      order.put(op.id, op.after, Object.hasOwn(html, op.id));
      html[op.id] = op.html;
      if (op.origins !== undefined) origins[op.id] = op.origins;
    }
  }
  const isUnchanged = Object.keys(origins).length === 0;
  const changed = { order: order.ids, html };
  if (isUnchanged) return { ...changed, ...(body.origins && { origins: body.origins }) };
  return { ...changed, ...originsAfter(body.origins, origins, (id) => Object.hasOwn(html, id)) };
}

/** So many places are looked for in the list itself: a key press changes one block in its place. */
const FEW = 4;

/** The order of a body, the same list as long as no block comes, goes or moves. */
class ChangedOrder {
  readonly #before: readonly BlockId[];
  #looked = 0;
  #links: BlockOrder | null = null;
  #isChanged = false;

  constructor(before: readonly BlockId[]) {
    this.#before = before;
  }

  get ids(): readonly BlockId[] {
    return this.#isChanged ? this.#linked().ids() : this.#before;
  }

  remove(id: BlockId): void {
    this.#linked().remove(id);
    this.#isChanged = true;
  }

  put(id: BlockId, after: BlockId | null, isKnown: boolean): void {
    if (isKnown && this.#isBehind(id, after)) return;
    this.#linked().put(id, after);
    this.#isChanged = true;
  }

  #isBehind(id: BlockId, after: BlockId | null): boolean {
    this.#looked += 1;
    if (this.#links !== null || this.#looked > FEW) return this.#linked().isBehind(id, after);
    const at = this.#before.indexOf(id);
    return at >= 0 && (this.#before[at - 1] ?? null) === after;
  }

  #linked(): BlockOrder {
    this.#links ??= new BlockOrder(this.#before);
    return this.#links;
  }
}

const TOP_HEADING = /^<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/i;

/** Whether a block is a heading that can be the title (`displayedTitle`). */
export const isTopHeading = (html: string): boolean => /^<h1/i.test(html);

/** The displayed title: first top-level heading of the body, else the stored title, else empty (spec §3). */
export function displayedTitle(body: ArticleBody, storedTitle: string): string {
  for (const id of body.order) {
    const heading = TOP_HEADING.exec(body.html[id] ?? '');
    const text = heading?.[1] === undefined ? '' : textOfHtml(heading[1]).trim();
    if (text !== '') return text;
  }
  return storedTitle;
}
