/** What a save is based on: the version it changes, the blocks it touches, and any earlier answer. */
import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SaveResponse } from '#contract/article/article.schema.ts';
import type { Orm } from '#db/database.ts';
import { perShape, preparedQuery } from '#db/prepared.ts';
import { type ArticleRow, article, articleBlock, saveRequest } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { jobEvent } from '#db/schema/work.ts';
import {
  type ArticleBody,
  type BlockId,
  type BlockOp,
  isTopHeading,
} from '#domain/article/body.ts';

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

/** The columns of an article that a save looks at. */
const COLUMNS = {
  version: article.version,
  storedTitle: article.storedTitle,
  fields: article.fields,
  displayedTitle: article.displayedTitle,
  bodyChars: article.bodyChars,
  isEmpty: article.isEmpty,
  setupStatus: article.setupStatus,
  generationJobId: article.generationJobId,
  generationSeq: article.generationSeq,
  editedBy: article.editedBy,
  versionKeptAt: article.versionKeptAt,
  createdAt: article.createdAt,
  updatedAt: article.updatedAt,
};

/** An earlier answer, and the hash of what was asked for then. */
export interface Answered {
  readonly response: SaveResponse;
  readonly inputHash: string | null;
}

export type GroundRow = Pick<ArticleRow, keyof typeof COLUMNS>;

export interface SaveGround {
  readonly row: GroundRow;
  /** The answer to the request that had the same id, or null. */
  readonly answered: Answered | null;
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
  const values = {
    ...asked,
    blockIds: [...new Set(ops.map((op) => op.id))],
    places: ops.length > MOST_PLACES ? [null] : ops.map(placeOf),
  };
  const read = async (asksHeadings: boolean) => {
    const shape = { asksHeadings, asksJob: asked.jobId !== null };
    return (await findGround(shape)(orm, values))[0] ?? null;
  };
  if (hasTitle || ops.some((op) => op.op === 'put' && isTopHeading(op.html))) return read(true);
  const ground = await read(false);
  const wasHeading = Object.values(ground?.touched ?? {}).some(isTopHeading);
  return wasHeading ? read(true) : ground;
}

/**
 * The pattern that the order (jsonb as text) matches if a `put` leaves its block where it is. Ids have no
 * quotation marks, so none can contain a match. Null for an operation that always changes the order.
 */
function placeOf(op: BlockOp): string | null {
  if (op.op === 'remove') return null;
  const place = op.after === null ? `["${op.id}"` : `"${op.after}", "${op.id}"`;
  return `%${place.replaceAll('_', '\\_')}%`;
}

const isHeading = sql`lower(left(block.html, 3)) = '<h1'`;

/** The HTML of the article's blocks that match `condition`, by id. */
const blocksWhere = (condition: SQL): SQL<Html> => sql`(
  select coalesce(json_object_agg(block.id, block.html), '{}') from ${articleBlock} block
  where block.article_id = "article"."id" and ${condition})`;

const findGround = perShape(
  ({ asksHeadings, asksJob }: { readonly asksHeadings: boolean; readonly asksJob: boolean }) =>
    preparedQuery(
      ['workspaceId', 'articleId', 'userId', 'requestId', 'jobId', 'blockIds', 'places'],
      (orm, asked) => {
        const isInPlace = sql`${article.blockOrder}::text like all (${asked.places}::text[])`;
        return orm
          .select({
            row: COLUMNS,
            answered: sql<Answered | null>`(
              select json_build_object('response', response, 'inputHash', input_hash) from ${saveRequest} request
              where request.article_id = "article"."id"
                and request.user_id = ${asked.userId} and request.request_id = ${asked.requestId})`,
            touched: blocksWhere(sql`block.id = any(${asked.blockIds}::text[])`),
            blockOrder: asksHeadings
              ? sql<readonly BlockId[] | null>`${article.blockOrder}`
              : sql<
                  readonly BlockId[] | null
                >`case when ${isInPlace} then null else ${article.blockOrder} end`,
            headings: asksHeadings ? blocksWhere(isHeading) : sql<null>`null`,
            finalSeq: asksJob ? finalSeqOf(asked.jobId) : sql<null>`null`,
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
    ),
);

const finalSeqOf = (jobId: Placeholder) => sql<number | null>`(
  select event.seq from ${jobEvent} event
  where event.job_id = ${jobId}::uuid
    and event.job_id = "article"."generation_job_id" and event.is_final)`;
