/** A save in two statements: one reads what it is made on, one writes all of it or nothing. */
import { and, eq, getTableColumns, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { preparedQuery, preparedStatement } from '#db/prepared.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import {
  article,
  articleBlock,
  articleVersion,
  jobEvent,
  saveRequest,
} from '#db/schema/product.ts';
import {
  type ArticleBody,
  type Block,
  type BlockId,
  type BlockOp,
  isTopHeading,
} from '#domain/article/body.ts';
import type { SaveResponse } from '#domain/contract/article.schema.ts';
import type { ArticleRow } from './article.repo.ts';
import type { VersionRow } from './articleVersion.repo.ts';

/** Answers kept per article. A writer's page repeats its last request only. */
const ANSWERS_KEPT = 200;
/** Versions between two times that older answers are forgotten. */
const ANSWERS_FORGOTTEN_EVERY = 20;

/** A larger save reads the order of all blocks: looking for each place would cost more. */
const MOST_PLACES = 20;

type Html = ArticleBody['html'];

/** Which save of whom: a request id counts for one person only (docs/spec.md §d.tenants.2). */
export interface SaveKey {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly userId: string;
  readonly requestId: string;
}

export interface SaveQuestion extends SaveKey {
  readonly ops: readonly BlockOp[];
  /** Whether the stored title changes, which shows where there is no heading. */
  readonly hasTitle: boolean;
  /** The job whose text it has taken in; null: of none. */
  readonly jobId: string | null;
}

export interface SaveGround {
  readonly row: Omit<ArticleRow, 'blockOrder'>;
  /** What the same request was answered before; null: nothing. */
  readonly answered: SaveResponse | null;
  /** The touched blocks that are there. */
  readonly touched: Html;
  /** Null where neither the order nor the title can change. */
  readonly blockOrder: readonly BlockId[] | null;
  /** All top-level headings; null where the title cannot change. */
  readonly headings: Html | null;
  /** The last event of `jobId`, where that is the newest job of the article and has ended. */
  readonly finalSeq: number | null;
}

/**
 * What a save is made on, or null where there is no such article. Of the text only what the save is about, so
 * that a key press costs the same in an article of any length.
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
 * How the order reads as text (jsonb) where the block of a `put` is in its place already: at the beginning, or
 * anywhere. No id can feign it, as a quotation mark in an id is escaped. Null: it cannot be.
 */
function placeOf(op: BlockOp): { readonly first: string; readonly later: string | null } | null {
  if (op.op === 'remove') return null;
  const id = JSON.stringify(op.id);
  if (op.after === null) return { first: `[${id}`, later: null };
  const pair = `${JSON.stringify(op.after)}, ${id}`;
  return { first: `[${pair}`, later: `, ${pair}` };
}

const isHeading = sql`lower(left(block.html, 3)) = '<h1'`;

/** The blocks of the article for which `condition` holds, by id. */
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

export interface SaveWrite extends SaveKey {
  readonly baseVersion: number;
  /** The newest job when the save was read for. */
  readonly generationJobId: JobId | null;
  readonly response: SaveResponse;
  readonly storedTitle: string;
  /** Null: as it was. */
  readonly blockOrder: readonly BlockId[] | null;
  readonly bodyChars: number;
  readonly isEmpty: boolean;
  readonly generationSeq: number;
  readonly setupStatus: ArticleRow['setupStatus'];
  readonly now: Date;
  readonly written: readonly Block[];
  readonly removed: readonly BlockId[];
  /** The version that is kept of the state before; null: none. */
  readonly kept: VersionRow | null;
}

/**
 * Writes all of a save, or nothing and answers false: the article is gone, has another version than
 * `baseVersion`, or another job than `generationJobId`.
 */
export async function writeSave(orm: Orm, save: SaveWrite): Promise<boolean> {
  const { response, blockOrder, now, written, kept } = save;
  const { version, title } = response;
  const isTimeToForget = version % ANSWERS_FORGOTTEN_EVERY === 0;
  const isPlain = save.removed.length === 0 && kept === null && !isTimeToForget;
  const rows = await (isPlain ? writePlain : writeWhole)(orm, {
    ...save,
    version,
    displayedTitle: title,
    response: JSON.stringify(response),
    blockOrder: blockOrder && JSON.stringify(blockOrder),
    now: now.toISOString(),
    written: JSON.stringify(written),
    kept: kept && JSON.stringify(columnsOf(kept)),
    forgetUpTo: isTimeToForget ? version - ANSWERS_KEPT : 0,
  });
  return rows.length > 0;
}

/** A row under the names of its columns. */
const columnsOf = (row: VersionRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(getTableColumns(articleVersion)).map(([key, { name }]) => [
      name,
      row[key as keyof VersionRow],
    ]),
  );

type Values = Readonly<Record<(typeof SAVE_VALUES)[number], Placeholder>>;
const SAVE_VALUES = [
  'workspaceId',
  'articleId',
  'userId',
  'requestId',
  'baseVersion',
  'generationJobId',
  'version',
  'storedTitle',
  'displayedTitle',
  'blockOrder',
  'bodyChars',
  'isEmpty',
  'generationSeq',
  'setupStatus',
  'now',
  'written',
  'removed',
  'kept',
  'response',
  'forgetUpTo',
] as const;

/** Whatever else a save may do, at no cost to the others: nearly all of them do nothing of it. */
const rareParts = ({ removed, kept, forgetUpTo }: Values): SQL => sql`
    removed as (
      delete from ${articleBlock} block using saved
      where block.article_id = saved.id and block.id = any(${removed}::text[])
    ),
    kept as (
      insert into ${articleVersion}
      select (jsonb_populate_record(null::${articleVersion}, ${kept}::jsonb)).*
      from saved where ${kept}::jsonb is not null
      on conflict do nothing
    ),
    forgotten as (
      delete from ${saveRequest} request using saved
      where request.article_id = saved.id and request.version <= ${forgetUpTo}
    ),`;

const versionKept = ({ kept, now }: Values): SQL => sql`
        version_kept_at = case when ${kept}::jsonb is null then version_kept_at
          else ${now}::timestamptz end,`;

const writeStatement = (isPlain: boolean) =>
  preparedStatement(
    SAVE_VALUES,
    (save) => sql<{ readonly id: string }>`
    with saved as (
      update ${article} set ${isPlain ? sql`` : versionKept(save)}
        version = ${save.version}, edited_by = ${save.userId}, updated_at = ${save.now},
        stored_title = ${save.storedTitle}, displayed_title = ${save.displayedTitle},
        block_order = coalesce(${save.blockOrder}::jsonb, block_order),
        body_chars = ${save.bodyChars}, is_empty = ${save.isEmpty},
        generation_seq = ${save.generationSeq}, setup_status = ${save.setupStatus}
      where workspace_id = ${save.workspaceId} and id = ${save.articleId}
        and version = ${save.baseVersion} and deleted_at is null
        and generation_job_id is not distinct from ${save.generationJobId}::uuid
      returning id
    ),
    written as (
      insert into ${articleBlock} (article_id, id, html)
      select saved.id, block.id, block.html
      from saved, jsonb_to_recordset(${save.written}::jsonb) as block (id text, html text)
      on conflict (article_id, id) do update set html = excluded.html
    ),${isPlain ? sql`` : rareParts(save)}
    answered as (
      insert into ${saveRequest} (article_id, user_id, request_id, version, response)
      select id, ${save.userId}, ${save.requestId}, ${save.version}, ${save.response}::jsonb from saved
    )
    select id from saved`,
  );
const writePlain = writeStatement(true);
const writeWhole = writeStatement(false);
