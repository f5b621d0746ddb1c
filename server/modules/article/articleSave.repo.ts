/** Writes a save: one statement that applies all of it or nothing. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SaveResponse } from '#contract/article/article.schema.ts';
import type { Orm } from '#db/database.ts';
import { perShape, preparedStatement } from '#db/prepared.ts';
import {
  type ArticleRow,
  article,
  articleBlock,
  articleVersion,
  saveRequest,
  type VersionRow,
} from '#db/schema/article.ts';
import type { JobId } from '#db/schema/ids.ts';
import type { Block, BlockId } from '#domain/article/body.ts';
import type { FieldsChange } from '#domain/article/searchFields.ts';
import type { SaveKey } from './articleSaveGround.repo.ts';

/** Answers kept per article. A page only ever repeats its last request. */
const ANSWERS_KEPT = 200;
/** How often, in versions, older answers are removed. */
const ANSWERS_REMOVED_EVERY = 20;

export interface SaveWrite extends SaveKey {
  readonly baseVersion: number;
  /** Of what is asked for. */
  readonly inputHash: string | null;
  /** The article's newest job when the ground was read. */
  readonly generationJobId: JobId | null;
  readonly response: SaveResponse;
  readonly storedTitle: string;
  /** The fields that change, or null. */
  readonly fields: FieldsChange | null;
  /** Those after the change, or null if no field changes. */
  readonly targetKeywords: readonly string[] | null;
  /** Null leaves the order unchanged. */
  readonly blockOrder: readonly BlockId[] | null;
  readonly bodyChars: number;
  readonly isEmpty: boolean;
  readonly generationSeq: number;
  readonly setupStatus: ArticleRow['setupStatus'];
  readonly now: Date;
  /** Without origins, a block keeps those it has. */
  readonly written: readonly Block[];
  readonly removed: readonly BlockId[];
  /** The previous state, if it becomes a version. */
  readonly kept: VersionRow | null;
}

/**
 * Writes the save and returns true. Returns false and writes nothing if the article was deleted, or its version
 * or newest job has changed since the ground was read.
 */
export async function writeSave(orm: Orm, save: SaveWrite): Promise<boolean> {
  const { response, fields, targetKeywords, blockOrder, now, written, kept } = save;
  const { version, title } = response;
  const isTimeToRemove = version % ANSWERS_REMOVED_EVERY === 0;
  const write = statement({
    hasFields: fields !== null,
    hasRemoved: save.removed.length > 0,
    hasKept: kept !== null,
    isTimeToRemove,
  });
  const rows = await write(orm, {
    ...save,
    version,
    displayedTitle: title,
    response: JSON.stringify(response),
    fields: fields && JSON.stringify(fields),
    targetKeywords: targetKeywords && JSON.stringify(targetKeywords),
    blockOrder: blockOrder && JSON.stringify(blockOrder),
    now: now.toISOString(),
    written: JSON.stringify(written),
    kept: kept && JSON.stringify(columnsOf(kept)),
    removeUpTo: version - ANSWERS_KEPT,
  });
  return rows.length > 0;
}

/** A row keyed by column name. */
const columnsOf = (row: VersionRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(getTableColumns(articleVersion)).map(([key, { name }]) => [
      name,
      row[key as keyof VersionRow],
    ]),
  );

const VALUES = [
  ...(['workspaceId', 'articleId', 'userId', 'requestId', 'inputHash'] as const),
  ...(['baseVersion', 'generationJobId', 'version', 'storedTitle', 'displayedTitle'] as const),
  ...([
    'fields',
    'targetKeywords',
    'blockOrder',
    'bodyChars',
    'isEmpty',
    'generationSeq',
    'setupStatus',
    'now',
  ] as const),
  ...(['written', 'removed', 'kept', 'response', 'removeUpTo'] as const),
];

/** What only a few saves need. */
interface Extras extends Readonly<Record<string, boolean>> {
  readonly hasFields: boolean;
  readonly hasRemoved: boolean;
  readonly hasKept: boolean;
  readonly isTimeToRemove: boolean;
}

const statement = perShape(({ hasFields, hasRemoved, hasKept, isTimeToRemove }: Extras) =>
  preparedStatement(
    VALUES,
    (save) => sql<{ readonly id: string }>`
    with saved as (
      update ${article} set
        version = ${save.version}, edited_by = ${save.userId}, updated_at = ${save.now},
        stored_title = ${save.storedTitle}, displayed_title = ${save.displayedTitle},
        block_order = coalesce(${save.blockOrder}::jsonb, block_order),
        body_chars = ${save.bodyChars}, is_empty = ${save.isEmpty},
        generation_seq = ${save.generationSeq}, setup_status = ${save.setupStatus}
        ${partIf(
          hasFields,
          sql`, fields = fields || ${save.fields}::jsonb, target_keywords = ${save.targetKeywords}::jsonb`,
        )}
        ${partIf(hasKept, sql`, version_kept_at = ${save.now}`)}
      where workspace_id = ${save.workspaceId} and id = ${save.articleId}
        and version = ${save.baseVersion} and deleted_at is null
        and generation_job_id is not distinct from ${save.generationJobId}::uuid
      returning id
    ),
    written as (
      insert into ${articleBlock} (article_id, id, html, origins)
      select saved.id, block.id, block.html, block.origins
      from saved,
        jsonb_to_recordset(${save.written}::jsonb) as block (id text, html text, origins jsonb)
      on conflict (article_id, id) do update
        set html = excluded.html, origins = coalesce(excluded.origins, article_block.origins)
    ),
    ${partIf(
      hasRemoved,
      sql`removed as (
        delete from ${articleBlock} block using saved
        where block.article_id = saved.id and block.id = any(${save.removed}::text[])
      ),`,
    )}
    ${partIf(
      hasKept,
      sql`kept as (
        insert into ${articleVersion}
        select (jsonb_populate_record(null::${articleVersion}, ${save.kept}::jsonb)).* from saved
        on conflict do nothing
      ),`,
    )}
    ${partIf(
      isTimeToRemove,
      sql`expired as (
        delete from ${saveRequest} request using saved
        where request.article_id = saved.id and request.version <= ${save.removeUpTo}
      ),`,
    )}
    answered as (
      insert into ${saveRequest} (article_id, user_id, request_id, input_hash, version, response)
      select id, ${save.userId}, ${save.requestId}, ${save.inputHash}, ${save.version},
        ${save.response}::jsonb from saved
    )
    select id from saved`,
  ),
);

const partIf = (isNeeded: boolean, part: SQL): SQL => (isNeeded ? part : sql``);
