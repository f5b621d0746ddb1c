/** What the server has acknowledged for one article, recorded outside of the server. */
import { isDeepStrictEqual } from 'node:util';
import type {
  Article,
  SaveRequest,
  SaveResponse,
  SearchFields,
} from '#contract/article/article.schema.ts';
import {
  type ArticleBody,
  applyOps,
  type BlockId,
  type BlockOp,
  blocksOf,
  bodyOf,
  displayedTitle,
  htmlIn,
} from '#domain/article/body.ts';
import { receivedOp } from '#domain/article/sentOrigins.ts';
import type { Random } from './random.ts';

export interface Acknowledged {
  readonly version: number;
  readonly storedTitle: string;
  readonly fields: SearchFields;
  readonly body: ArticleBody;
  /** Request ids in the order of their versions, which start at `firstVersion`. */
  readonly saves: readonly string[];
  readonly firstVersion: number;
}

/** A acknowledged that accepts an article as it is. */
export function acknowledgedOf({ version, storedTitle, fields, blocks }: Article): Acknowledged {
  const known = { version, storedTitle, fields, body: bodyOf(blocks) };
  return { ...known, saves: [], firstVersion: version + 1 };
}

/** The acknowledged after a save. */
export function withSave(
  acknowledged: Acknowledged,
  { requestId, title, fields, ops }: SaveRequest,
): Acknowledged {
  return {
    ...acknowledged,
    version: acknowledged.version + 1,
    storedTitle: title ?? acknowledged.storedTitle,
    fields: { ...acknowledged.fields, ...fields },
    body: applyOps(acknowledged.body, ops.map(receivedOp)),
    saves: [...acknowledged.saves, requestId],
  };
}

/** The answer that the server must give to a save, whenever it is sent. */
export function answerTo(acknowledged: Acknowledged, save: SaveRequest): SaveResponse {
  const { version, storedTitle, body } = withSave(acknowledged, save);
  const changedIds = [...new Set(save.ops.map(({ id }) => id))].filter(
    (id) => htmlIn(body, id) !== htmlIn(acknowledged.body, id),
  );
  return { version, title: displayedTitle(body, storedTitle), changedIds };
}

/** How an article differs from its acknowledged, in words; empty if it is exactly as acknowledged. */
export function differences(acknowledged: Acknowledged, article: Article): string[] {
  const said: string[] = [];
  const compare = (what: string, acknowledged: unknown, stored: unknown) => {
    if (isDeepStrictEqual(acknowledged, stored)) return;
    said.push(`${what}: acknowledged ${short(acknowledged)}, stored ${short(stored)}`);
  };
  compare('version', acknowledged.version, article.version);
  compare('stored title', acknowledged.storedTitle, article.storedTitle);
  compare('fields', acknowledged.fields, article.fields);
  compare('title', displayedTitle(acknowledged.body, acknowledged.storedTitle), article.title);
  compare(
    'order',
    acknowledged.body.order,
    article.blocks.map(({ id }) => id),
  );
  const stored = new Map(article.blocks.map(({ id, html }) => [id, html]));
  for (const { id, html } of blocksOf(acknowledged.body))
    compare(`block ${id}`, html, stored.get(id));
  return said;
}

/**
 * How many acknowledged saves an article has lost: the number of missing versions or of differing blocks,
 * whichever is larger. Every block names the save that wrote it.
 */
export function lostSaves(acknowledged: Acknowledged, article: Article): number {
  const stored = new Map(article.blocks.map(({ id, html }) => [id, html]));
  const missing = blocksOf(acknowledged.body).filter(({ id, html }) => stored.get(id) !== html);
  const savesOf = new Set(missing.map(({ html }) => MARKER.exec(html)?.[0]));
  return Math.max(acknowledged.version - article.version, savesOf.size);
}

const MARKER = /save \S+/;
/** Enough for an article that spans many pages of the database; beyond that, the oldest are removed. */
const MAX_BLOCKS = 150;
const BLOCKS_AFTER_CUT = 60;
const PASTED_BLOCKS = 40;
const FILLER = 'Every acknowledged word is there after the power came back. '.repeat(6);

/**
 * A random change like a writer's: mostly a new or an edited block, sometimes a move, a removal, a large
 * paste or another title. Each writes at least one block with `marker`, which is unique.
 */
export function nextSave(acknowledged: Acknowledged, marker: string, random: Random): SaveRequest {
  const { order } = acknowledged.body;
  const anyBlock = () => order[random.between(0, order.length)] ?? null;
  const put = (id: BlockId, after: BlockId | null, part = 0): BlockOp => {
    return { op: 'put', id, after, html: `<p>save ${marker} ${part} ${FILLER}</p>` };
  };
  const pasted = random.oneIn(20) ? PASTED_BLOCKS : 1;
  const fresh = Array.from({ length: pasted }, (_, part) => `${marker}-${part}`);
  const known = anyBlock();
  const ops =
    known !== null && random.oneIn(2)
      ? [put(known, random.oneIn(5) ? other(anyBlock(), known) : before(order, known))]
      : fresh.map((id, part) => put(id, fresh[part - 1] ?? anyBlock(), part));
  const cut = order.length > MAX_BLOCKS ? order.slice(0, order.length - BLOCKS_AFTER_CUT) : [];
  const gone = cut.length === 0 && random.oneIn(10) ? [anyBlock()] : cut;
  const removals = gone.filter((id): id is BlockId => id !== null && id !== known);
  return {
    baseVersion: acknowledged.version,
    requestId: crypto.randomUUID(),
    ...(random.oneIn(10) ? { title: `Title of save ${marker}` } : {}),
    ...(random.oneIn(10) ? { fields: { seoTitle: `Save ${marker}` } } : {}),
    ops: [...ops, ...removals.map((id) => ({ op: 'remove', id }) as const)],
  };
}

const before = (order: readonly BlockId[], id: BlockId) => order[order.indexOf(id) - 1] ?? null;
const other = (id: BlockId | null, than: BlockId) => (id === than ? null : id);

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
