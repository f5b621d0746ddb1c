/** What a save is based on: the version it changes, the blocks it touches, and any earlier answer. */
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { preparedQuery } from '#db/prepared.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { article, articleBlock, jobEvent, saveRequest } from '#db/schema/product.ts';
import type { ArticleRow } from '#db/schema/rowTypes.ts';
import {
  type ArticleBody,
  type BlockId,
  type BlockOp,
  isTopHeading,
} from '#domain/article/body.ts';
import type { SaveResponse } from '#contract/article.schema.ts';

/** Above this many operations the order of all blocks is read, which is cheaper than looking up each place. */
const MOST_PLACES = 20;

type Html = ArticleBody['html'];

/** Identifies a save. A request id is unique per user, not globally (docs/spec.md §d.tenants.2). */
export interface SaveKey {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly userId: string;
  readonly requestId: string;
}

export interface SaveQuestion extends SaveKey {
  readonly ops: readonly BlockOp[];
  /** Whether the save sets the stored title, which is displayed when the text has no heading. */
  readonly hasTitle: boolean;
  /** The generation job whose text the save contains, or null. */
  readonly jobId: string | null;
}

export interface SaveGround {
  readonly row: Omit<ArticleRow, 'blockOrder'>;
  /** The answer to an earlier attempt of the same request, or null. */
  readonly answered: SaveResponse | null;
  /** The stored HTML of the blocks that the save touches. */
  readonly touched: Html;
  /** Null if the save changes neither the order nor the title. */
  readonly blockOrder: readonly BlockId[] | null;
  /** All top-level headings, or null if the save cannot change the title. */
  readonly headings: Html | null;
  /** The number of the final event of `jobId`, if that is the article's newest job and it has ended. */
  readonly finalSeq: number | null;
}

/**
 * Reads what a save is based on; null if there is no such article. Reads only the part of the text that the
 * save is about, so that the cost of a key press does not grow with the article.
 */
export async function readForSave(orm: Orm, question: SaveQuestion): Promise<SaveGround | null> {
  const { ops, hasTitle, ...asked } = question;
  const [ground] = await findGround(orm, {
    ...asked,
    blockIds: [...new Set(ops.map((op) => op.id))],
    asksHeadings: hasTitle || ops.some((op) => op.op === 'put' && isTopHeading(op.html)),
    places: JSON.stringify(ops.length > MOST_PLACES ? [null] : ops.map(placeOf)),
  });
  return ground ?? null;
}

/**
 * The text to look for in the order (jsonb as text) to tell whether a `put` leaves its block where it is: at the
 * beginning of the array, or anywhere later. JSON escapes quotation marks, so no id can contain a match. Null
 * for an operation that always changes the order.
 */
function placeOf(op: BlockOp): { readonly first: string; readonly later: string | null } | null {
  if (op.op === 'remove') return null;
  const id = JSON.stringify(op.id);
  if (op.after === null) return { first: `[${id}`, later: null };
  const pair = `${JSON.stringify(op.after)}, ${id}`;
  return { first: `[${pair}`, later: `, ${pair}` };
}

const isHeading = sql`lower(left(block.html, 3)) = '<h1'`;

/** The HTML of the article's blocks that match `condition`, by id. */
const blocksWhere = (condition: SQL): SQL<Html> => sql`(
  select coalesce(json_object_agg(block.id, block.html), '{}') from ${articleBlock} block
  where block.article_id = "article"."id" and ${condition})`;

const { blockOrder: _, ...COLUMNS } = getTableColumns(article);

const findGround = preparedQuery(
  [
    'workspaceId',
    'articleId',
    'userId',
    'requestId',
    'jobId',
    'blockIds',
    'asksHeadings',
    'places',
  ],
  (orm, asked) => {
    const isTouched = sql`block.id = any(${asked.blockIds}::text[])`;
    const changesTitle = sql`(${asked.asksHeadings}::boolean or exists (
      select from ${articleBlock} block
      where block.article_id = "article"."id" and ${isTouched} and ${isHeading}))`;
    const isInPlace = sql`coalesce(
      starts_with(${article.blockOrder}::text, place ->> 'first')
      or position(place ->> 'later' in ${article.blockOrder}::text) > 0, false)`;
    const changesOrder = sql`exists (
      select from jsonb_array_elements(${asked.places}::jsonb) place where not ${isInPlace})`;
    return orm
      .select({
        row: COLUMNS,
        answered: sql<SaveResponse | null>`(
          select response from ${saveRequest} request
          where request.article_id = "article"."id"
            and request.user_id = ${asked.userId} and request.request_id = ${asked.requestId})`,
        touched: blocksWhere(isTouched),
        blockOrder: sql<readonly BlockId[] | null>`case when ${changesTitle} or ${changesOrder}
          then ${article.blockOrder} end`,
        headings: sql<Html | null>`case when ${changesTitle} then ${blocksWhere(isHeading)} end`,
        finalSeq: sql<number | null>`(
          select event.seq from ${jobEvent} event
          where event.job_id = ${asked.jobId}::uuid
            and event.job_id = "article"."generation_job_id" and event.is_final)`,
      })
      .from(article)
      .where(
        and(
          eq(article.workspaceId, sql`${asked.workspaceId}`),
          eq(article.id, sql`${asked.articleId}`),
          isNull(article.deletedAt),
        ),
      );
  },
);
