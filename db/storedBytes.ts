/** How many bytes a workspace takes, and its owner's workspaces together (contract/lib/bounds.ts). */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { Problem } from '#contract/lib/problem.ts';
import { type Orm, rowsOf } from './database.ts';
import { article, articleBlock, articleVersion } from './schema/article.ts';
import { audit, auditResult } from './schema/audit.ts';
import { asset } from './schema/images.ts';
import { publication, publicationRun } from './schema/publishing.ts';
import { competitor, page } from './schema/seo.ts';
import { articleSource } from './schema/sources.ts';
import { job, jobEvent } from './schema/work.ts';
import { workspace } from './schema/workspace.ts';
import { chatTurn, conversation } from './schema/writing.ts';

const MEGABYTE = 1_000_000;
/** In between, a workspace grows by no more than its people may send. */
const MEASURE_EVERY_MS = 10 * 60_000;

/** Columns as they are stored, compressed. What is deleted, and can be restored, does not count. */
const stored = (...columns: readonly PgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`coalesce(pg_column_size(${column}), 0)`),
    sql` + `,
  );

/** Bytes of each row, of what is most of the workspaces whose ids are given. */
const ROWS: readonly ((ids: SQL) => SQL)[] = [
  (ids) => sql`select ${asset.size} as bytes from ${asset}
    where ${asset.workspaceId} in (${ids}) and ${asset.deletedAt} is null`,
  (ids) => sql`select ${stored(articleBlock.html, articleBlock.origins)} from ${articleBlock}
    where ${articleBlock.articleId} in (${articlesOf(ids)})`,
  (ids) => sql`select ${stored(articleVersion.blocks)} from ${articleVersion}
    where ${articleVersion.articleId} in (${articlesOf(ids)})`,
  (
    ids,
  ) => sql`select ${stored(articleSource.paragraphs, articleSource.quotes)} from ${articleSource}
    where ${articleSource.articleId} in (${articlesOf(ids)})`,
  (ids) => sql`select ${stored(publication.written)} from ${publication}
    where ${publication.workspaceId} in (${ids})`,
  (ids) => sql`select ${stored(publicationRun.text, publicationRun.former)} from ${publicationRun}
    where ${publicationRun.publicationId} in (select ${publication.id} from ${publication} where ${publication.workspaceId} in (${ids}))`,
  (ids) => sql`select ${stored(page.blocks)} from ${page} where ${page.workspaceId} in (${ids})`,
  (ids) => sql`select ${stored(competitor.features, competitor.sketch)} from ${competitor}
    where ${competitor.workspaceId} in (${ids})`,
  (ids) => sql`select ${stored(auditResult.checks, auditResult.sketch)} from ${auditResult}
    where ${auditResult.auditId} in (select ${audit.id} from ${audit} where ${audit.workspaceId} in (${ids}))`,
  (ids) => sql`select ${stored(jobEvent.data)} from ${jobEvent}
    where ${jobEvent.jobId} in (select ${job.id} from ${job} where ${job.workspaceId} in (${ids}))`,
  (
    ids,
  ) => sql`select ${stored(chatTurn.answer)} from ${chatTurn} where ${chatTurn.conversationId} in (
    select ${conversation.id} from ${conversation} where ${conversation.workspaceId} in (${ids}))`,
];

const articlesOf = (ids: SQL): SQL =>
  sql`select ${article.id} from ${article} where ${article.workspaceId} in (${ids}) and ${article.deletedAt} is null`;

/** A scalar: the bytes of the workspaces with these ids, counted now. */
const bytesOf = (ids: SQL): SQL => {
  const rows = sql.join(
    ROWS.map((of) => of(ids)),
    sql` union all `,
  );
  return sql`(select coalesce(sum(bytes), 0)::float8 from (${rows}) stored)`;
};

interface Usage {
  /** Null: it was never measured. */
  readonly sinceMs: number | null;
  readonly workspaceBytes: number;
  /** Of all workspaces of its owner, when each was last measured. */
  readonly accountBytes: number;
}

async function usageOf(tx: Orm, workspaceId: string): Promise<Usage | undefined> {
  const [usage] = await rowsOf<Usage>(
    tx,
    sql`select
      (extract(epoch from clock_timestamp() - measured_at) * 1000)::float8 as "sinceMs",
      bytes::float8 as "workspaceBytes",
      (select sum(bytes)::float8 from workspace others
        where others.owner_id = workspace.owner_id) as "accountBytes"
    from workspace where id = ${workspaceId}::uuid`,
  );
  return usage;
}

/** Counts bytes that are stored faster than a workspace is measured, until it is measured again. */
export async function noteStored(tx: Orm, workspaceId: string, bytes: number): Promise<void> {
  await tx.execute(
    sql`update ${workspace} set bytes = bytes + ${bytes} where ${workspace.id} = ${workspaceId}::uuid`,
  );
}

/** Counts a workspace that the caller has locked. */
async function measure(tx: Orm, workspaceId: string): Promise<void> {
  await tx.execute(sql`update ${workspace}
    set bytes = ${bytesOf(sql`${workspaceId}::uuid`)}, measured_at = clock_timestamp()
    where ${workspace.id} = ${workspaceId}::uuid`);
}

/** Of all workspaces of the owner. Their rows are not locked, so what was measured stays there. */
async function bytesOfAccount(tx: Orm, workspaceId: string): Promise<number> {
  const owner = sql`select owner_id from workspace where id = ${workspaceId}::uuid`;
  const owned = sql`select id from workspace where owner_id = (${owner})`;
  const [row] = await rowsOf<{ bytes: number }>(tx, sql`select ${bytesOf(owned)} as bytes`);
  return row?.bytes ?? 0;
}

type Metered = 'workspaceMegabytes' | 'accountMegabytes';
const isMet = (name: Metered, bytes: number) => bytes >= BOUNDS[name].most * MEGABYTE;

/**
 * Throws what `full` makes of the bound that is met. The caller has locked the workspace. It is measured now and then; before
 * anything is refused, it is counted again, so what was deleted makes room at once, in whichever workspace of the owner.
 */
export async function requireStorage(
  tx: Orm,
  workspaceId: string,
  full: (name: Metered) => Problem,
): Promise<void> {
  let usage = await usageOf(tx, workspaceId);
  const isFresh = (usage?.sinceMs ?? MEASURE_EVERY_MS) < MEASURE_EVERY_MS;
  if (!isFresh || isMet('workspaceMegabytes', usage?.workspaceBytes ?? 0)) {
    await measure(tx, workspaceId);
    usage = await usageOf(tx, workspaceId);
  }
  if (usage === undefined) return;
  if (isMet('workspaceMegabytes', usage.workspaceBytes)) throw full('workspaceMegabytes');
  if (!isMet('accountMegabytes', usage.accountBytes)) return;
  if (isMet('accountMegabytes', await bytesOfAccount(tx, workspaceId)))
    throw full('accountMegabytes');
}
