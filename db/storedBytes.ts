/** How many bytes a workspace takes, and its owner's workspaces together (contract/bounds.ts). */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BOUNDS } from '#contract/bounds.ts';
import type { Problem } from '#contract/problem.ts';
import { type Orm, rowsOf } from './database.ts';
import { article, articleBlock, articleVersion } from './schema/article.ts';
import { audit, auditResult } from './schema/audit.ts';
import { asset } from './schema/images.ts';
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

/** Bytes of all rows of a kind: what is most of a workspace. */
const KINDS: readonly ((workspaceId: string) => SQL)[] = [
  (id) => sql`select ${asset.size} as bytes from ${asset}
    where ${asset.workspaceId} = ${id}::uuid and ${asset.deletedAt} is null`,
  (
    id,
  ) => sql`select ${stored(articleBlock.html, articleBlock.origins)} as bytes from ${articleBlock}
    where ${articleBlock.articleId} in (${articlesOf(id)})`,
  (id) => sql`select ${stored(articleVersion.blocks)} as bytes from ${articleVersion}
    where ${articleVersion.articleId} in (${articlesOf(id)})`,
  (
    id,
  ) => sql`select ${stored(articleSource.paragraphs, articleSource.quotes)} as bytes from ${articleSource}
    where ${articleSource.articleId} in (${articlesOf(id)})`,
  (id) => sql`select ${stored(page.blocks)} as bytes from ${page}
    where ${page.workspaceId} = ${id}::uuid`,
  (id) => sql`select ${stored(competitor.features, competitor.sketch)} as bytes from ${competitor}
    where ${competitor.workspaceId} = ${id}::uuid`,
  (id) => sql`select ${stored(auditResult.checks, auditResult.sketch)} as bytes from ${auditResult}
    where ${auditResult.auditId} in (select ${audit.id} from ${audit} where ${audit.workspaceId} = ${id}::uuid)`,
  (id) => sql`select ${stored(jobEvent.data)} as bytes from ${jobEvent}
    where ${jobEvent.jobId} in (select ${job.id} from ${job} where ${job.workspaceId} = ${id}::uuid)`,
  (id) => sql`select ${stored(chatTurn.answer)} as bytes from ${chatTurn}
    where ${chatTurn.conversationId} in (
      select ${conversation.id} from ${conversation} where ${conversation.workspaceId} = ${id}::uuid)`,
];

const articlesOf = (workspaceId: string): SQL =>
  sql`select ${article.id} from ${article} where ${article.workspaceId} = ${workspaceId}::uuid and ${article.deletedAt} is null`;

/** Counts everything in a workspace, and stores how much it is. */
async function measure(tx: Orm, workspaceId: string): Promise<void> {
  const all = sql.join(
    KINDS.map((rows) => rows(workspaceId)),
    sql` union all `,
  );
  await tx.execute(sql`update ${workspace}
    set bytes = (select coalesce(sum(bytes), 0) from (${all}) stored), measured_at = clock_timestamp()
    where ${workspace.id} = ${workspaceId}::uuid`);
}

interface Usage {
  /** Null: it was never measured. */
  readonly sinceMs: number | null;
  readonly workspaceMegabytes: number;
  readonly accountMegabytes: number;
}

async function usageOf(tx: Orm, workspaceId: string): Promise<Usage | undefined> {
  const [usage] = await rowsOf<Usage>(
    tx,
    sql`select
      (extract(epoch from clock_timestamp() - measured_at) * 1000)::float8 as "sinceMs",
      bytes::float8 / ${MEGABYTE} as "workspaceMegabytes",
      (select sum(bytes)::float8 / ${MEGABYTE} from workspace others
        where others.owner_id = workspace.owner_id) as "accountMegabytes"
    from workspace where id = ${workspaceId}::uuid`,
  );
  return usage;
}

const METERED = ['workspaceMegabytes', 'accountMegabytes'] as const;
const metIn = (usage: Usage | undefined) =>
  METERED.find((name) => usage !== undefined && usage[name] >= BOUNDS[name].most);

/**
 * Throws what `full` makes of the bound that a workspace has met, which the caller has locked. It is measured now and then, and
 * before it refuses: what was deleted makes room at once.
 */
export async function requireStorage(
  tx: Orm,
  workspaceId: string,
  full: (name: (typeof METERED)[number]) => Problem,
): Promise<void> {
  const known = await usageOf(tx, workspaceId);
  if (known === undefined) return;
  const isFresh = known.sinceMs !== null && known.sinceMs < MEASURE_EVERY_MS;
  if (isFresh && metIn(known) === undefined) return;
  await measure(tx, workspaceId);
  const met = metIn(await usageOf(tx, workspaceId));
  if (met !== undefined) throw full(met);
}
