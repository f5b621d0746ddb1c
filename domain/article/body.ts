import { textOfHtml } from '#html/text.ts';

/**
 * A body is an ordered list of top-level blocks `{ id, html }` (a list or a table is one block).
 * All changes to it, from typing to AI text, are `BlockOp`s.
 */
export type BlockId = string;

export interface Block {
  readonly id: BlockId;
  readonly html: string;
}

/** `put` inserts, replaces or moves a block to the place behind `after` (null: first). */
export type BlockOp =
  | {
      readonly op: 'put';
      readonly id: BlockId;
      readonly after: BlockId | null;
      readonly html: string;
    }
  | { readonly op: 'remove'; readonly id: BlockId };

export interface ArticleBody {
  readonly order: readonly BlockId[];
  readonly html: Readonly<Record<BlockId, string>>;
}

export const EMPTY_BODY: ArticleBody = { order: [], html: {} };

export function bodyOf(blocks: readonly Block[]): ArticleBody {
  return {
    order: blocks.map((block) => block.id),
    html: Object.fromEntries(blocks.map((block) => [block.id, block.html])),
  };
}

export function blocksOf(body: ArticleBody): Block[] {
  return body.order.map((id) => ({ id, html: body.html[id] ?? '' }));
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
  let order = body.order;
  const html: Record<BlockId, string> = { ...body.html };
  for (const op of ops) {
    if (op.op === 'remove') {
      delete html[op.id];
      order = order.filter((id) => id !== op.id);
    } else {
      order = placed(order, op.id, op.after, Object.hasOwn(html, op.id));
      html[op.id] = op.html;
    }
  }
  return { order, html };
}

function placed(
  order: readonly BlockId[],
  id: BlockId,
  after: BlockId | null,
  known: boolean,
): readonly BlockId[] {
  if (known && isBehind(order, id, after)) return order;
  const rest = known ? order.filter((other) => other !== id) : order;
  if (after === null) return [id, ...rest];
  const at = rest.indexOf(after);
  return at < 0 ? [...rest, id] : [...rest.slice(0, at + 1), id, ...rest.slice(at + 1)];
}

function isBehind(order: readonly BlockId[], id: BlockId, after: BlockId | null): boolean {
  const at = order.indexOf(id);
  return (order[at - 1] ?? null) === after;
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
