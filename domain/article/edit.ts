import type { Article, SearchFields } from '#contract/article/article.schema.ts';
import { BlockOrder } from './blockOrder.ts';
import {
  type ArticleBody,
  applyOps,
  type BlockId,
  type BlockOp,
  bodyOf,
  htmlIn,
  originsAfter,
  originsIn,
} from './body.ts';
import { isSameOrigins, NO_ORIGINS, type Origins } from './origin.ts';
import { changeOfFields, type FieldsChange } from './searchFields.ts';

/** How far the events of a generation job are part of a body: all up to and including `seq`. */
export interface StreamPosition {
  readonly jobId: string;
  readonly seq: number;
}

/**
 * What changed since an earlier state of an article. The later edit wins per block and per field, so edits can be merged without
 * keeping their order.
 */
export interface ArticleEdit {
  readonly title?: string;
  readonly fields?: FieldsChange;
  /** New HTML of each touched block; null for a removed one. */
  readonly blocks?: Readonly<Record<BlockId, string | null>>;
  /** New origins of blocks; an empty list for a block without any, and for a removed one. The others keep theirs. */
  readonly origins?: Readonly<Record<BlockId, Origins>>;
  /** The whole new order, when blocks came, went or moved. */
  readonly order?: readonly BlockId[];
  /** The job events that the blocks contain. */
  readonly position?: StreamPosition;
}

/** An article as the writer sees it, whoever has confirmed it. */
export interface ArticleText {
  readonly title: string;
  readonly fields: SearchFields;
  readonly body: ArticleBody;
}

export const textOfArticle = ({
  storedTitle: title,
  fields,
  blocks,
}: Pick<Article, 'storedTitle' | 'fields' | 'blocks'>): ArticleText => ({
  title,
  fields,
  body: bodyOf(blocks),
});

export const NO_EDIT: ArticleEdit = {};

export function isEmptyEdit(edit: ArticleEdit): boolean {
  return (
    edit.title === undefined &&
    edit.fields === undefined &&
    edit.blocks === undefined &&
    edit.origins === undefined &&
    edit.order === undefined &&
    edit.position === undefined
  );
}

/** Later edits win; an absent field leaves the earlier value. */
export function mergeEdits(earlier: ArticleEdit, later: ArticleEdit): ArticleEdit {
  if (isEmptyEdit(earlier)) return later;
  return {
    ...earlier,
    ...later,
    ...(earlier.fields && later.fields && { fields: { ...earlier.fields, ...later.fields } }),
    ...(earlier.blocks && later.blocks && { blocks: { ...earlier.blocks, ...later.blocks } }),
    ...(earlier.origins && later.origins && { origins: { ...earlier.origins, ...later.origins } }),
  };
}

/** Splits an edit into what may be sent now and what waits: half-streamed AI text stays local (spec §4). */
export function splitEdit(
  edit: ArticleEdit,
  withholdBody: boolean,
): { send: ArticleEdit; hold: ArticleEdit } {
  if (!withholdBody) return { send: edit, hold: NO_EDIT };
  const { title, fields, ...hold } = edit;
  return { send: { ...(title !== undefined && { title }), ...(fields && { fields }) }, hold };
}

/** The edit that a list of operations makes to a body, and the body after it. */
export function editOfOps(
  before: ArticleBody,
  ops: readonly BlockOp[],
): { body: ArticleBody; edit: ArticleEdit } {
  const body = applyOps(before, ops);
  const blocks = Object.fromEntries(ops.map((op) => [op.id, htmlIn(body, op.id) ?? null]));
  const reordered = body.order !== before.order;
  const edit = { blocks, ...originsOfOps(body, ops) };
  return { body, edit: reordered ? { ...edit, order: body.order } : edit };
}

/** What operations set: a block that was removed and comes back later has no origins unless it is given some. */
function originsOfOps(body: ArticleBody, ops: readonly BlockOp[]): Pick<ArticleEdit, 'origins'> {
  const set = ops.filter((op) => op.op === 'remove' || op.origins !== undefined);
  if (set.length === 0) return {};
  return {
    origins: Object.fromEntries(set.map(({ id }) => [id, originsIn(body, id) ?? NO_ORIGINS])),
  };
}

/** The text after an edit. */
export function withEdit(text: ArticleText, edit: ArticleEdit): ArticleText {
  return {
    title: edit.title ?? text.title,
    fields: edit.fields === undefined ? text.fields : { ...text.fields, ...edit.fields },
    body: applyEdit(text.body, edit),
  };
}

export function applyEdit(body: ArticleBody, edit: ArticleEdit): ArticleBody {
  const { blocks, order: reordered, origins } = edit;
  if (blocks === undefined && reordered === undefined && origins === undefined) return body;
  const html = { ...body.html };
  for (const [id, value] of Object.entries(blocks ?? {})) {
    if (value === null) delete html[id];
    else html[id] = value;
  }
  const isThere = (id: BlockId) => Object.hasOwn(html, id);
  const order = (reordered ?? body.order).filter(isThere);
  return { order, html, ...originsAfter(body.origins, origins ?? {}, isThere) };
}

/**
 * The operations that lead from `before` to `before` with the edit applied; applying them gives
 * exactly `applyEdit(before, edit)`. Blocks that neither changed nor moved are not mentioned.
 */
export function opsOfEdit(before: ArticleBody, edit: ArticleEdit): BlockOp[] {
  const after = applyEdit(before, edit);
  const ops: BlockOp[] = before.order
    .filter((id) => htmlIn(after, id) === undefined)
    .map((id) => ({ op: 'remove', id }));
  const current = new BlockOrder(before.order.filter((id) => htmlIn(after, id) !== undefined));
  after.order.forEach((id, at) => {
    const previous = after.order[at - 1] ?? null;
    const here = current.behind(previous);
    // The one here moved further down.
    if (here !== null && here !== id && current.behind(here) === id) current.remove(here);
    const inPlace = current.behind(previous) === id;
    if (!inPlace) current.put(id, previous);
    const origins = changedOrigins(before, after, id);
    if (!inPlace || origins !== undefined || Object.hasOwn(edit.blocks ?? {}, id)) {
      const html = after.html[id] ?? '';
      ops.push({ op: 'put', id, after: previous, html, ...(origins && { origins }) });
    }
  });
  return ops;
}

/** The origins of a block after a change; undefined if they are as before. */
function changedOrigins(before: ArticleBody, after: ArticleBody, id: BlockId): Origins | undefined {
  if (before.origins === after.origins) return undefined;
  const [old, now] = [originsIn(before, id), originsIn(after, id)];
  return isSameOrigins(old, now) ? undefined : (now ?? NO_ORIGINS);
}

/** The edit that leads from one text to another; empty when they are the same. */
export function editBetween(from: ArticleText, to: ArticleText): ArticleEdit {
  const fields = changeOfFields(from.fields, to.fields);
  return {
    ...(from.title === to.title ? NO_EDIT : { title: to.title }),
    ...(fields && { fields }),
    ...editBetweenBodies(from.body, to.body),
  };
}

export function editBetweenBodies(from: ArticleBody, to: ArticleBody): ArticleEdit {
  const gone = from.order.filter((id) => htmlIn(to, id) === undefined);
  const changed = to.order.filter((id) => htmlIn(from, id) !== htmlIn(to, id));
  const blocks: Record<BlockId, string | null> = {};
  for (const id of gone) blocks[id] = null;
  for (const id of changed) blocks[id] = to.html[id] ?? '';
  const origins = originsBetween(from, to);
  return {
    ...(gone.length + changed.length === 0 ? NO_EDIT : { blocks }),
    ...(Object.keys(origins).length === 0 ? NO_EDIT : { origins }),
    ...(isSameOrder(from.order, to.order) ? NO_EDIT : { order: to.order }),
  };
}

function originsBetween(from: ArticleBody, to: ArticleBody): Record<BlockId, Origins> {
  const origins: Record<BlockId, Origins> = {};
  for (const id of Object.keys({ ...from.origins, ...to.origins })) {
    const changed = changedOrigins(from, to, id);
    if (changed !== undefined) origins[id] = changed;
  }
  return origins;
}

function isSameOrder(a: readonly BlockId[], b: readonly BlockId[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}
