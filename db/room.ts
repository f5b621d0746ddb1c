/** Counts what a person makes against its bound (contract/lib/bounds.ts). */
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { BOUNDS, type RefusingBound } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import { type Orm, rowsOf } from './database.ts';
import { article, articleVersion } from './schema/article.ts';
import { audit } from './schema/audit.ts';
import { hostFolder } from './schema/host.ts';
import { asset } from './schema/images.ts';
import { site } from './schema/publishing.ts';
import { supportReport } from './schema/support.ts';
import { topicSearch } from './schema/topics.ts';
import { voice } from './schema/voice.ts';
import { job } from './schema/work.ts';
import { savedPrompt, workspace } from './schema/workspace.ts';
import { requireStorage } from './storedBytes.ts';

/** The rows that a bound counts: no examples, of which there is one of a kind in each language. */
interface Counted {
  readonly table: PgTable;
  readonly owner: PgColumn;
  readonly isCounted?: SQL;
  /** Set in a row that can be restored: it does not count, and there are at most as many. */
  readonly deletedAt?: PgColumn;
}

const COUNTED = {
  folders: { table: hostFolder, owner: hostFolder.ownerId },
  workspaces: { table: workspace, owner: workspace.ownerId },
  prompts: { table: savedPrompt, owner: savedPrompt.userId },
  reports: { table: supportReport, owner: supportReport.userId },
  articles: {
    table: article,
    owner: article.workspaceId,
    isCounted: isNull(article.example),
    deletedAt: article.deletedAt,
  },
  images: { table: asset, owner: asset.workspaceId, deletedAt: asset.deletedAt },
  voices: { table: voice, owner: voice.workspaceId, deletedAt: voice.deletedAt },
  searches: {
    table: topicSearch,
    owner: topicSearch.workspaceId,
    isCounted: isNull(topicSearch.example),
    deletedAt: topicSearch.deletedAt,
  },
  audits: {
    table: audit,
    owner: audit.workspaceId,
    isCounted: isNull(audit.example),
    deletedAt: audit.deletedAt,
  },
  sites: { table: site, owner: site.workspaceId },
  jobs: {
    table: job,
    owner: job.workspaceId,
    isCounted: sql`${job.state} in ('queued', 'running')`,
  },
  versions: {
    table: articleVersion,
    owner: articleVersion.articleId,
    isCounted: sql`${articleVersion.kind} <> 'auto'`,
  },
} as const satisfies Partial<Record<RefusingBound, Counted>>;

export type CountedBound = keyof typeof COUNTED;

/** The problem of one more than there may be. */
export const full = (name: RefusingBound): Problem => {
  const { code, most } = BOUNDS[name];
  return new Problem(code, { bound: { name, most } });
};

/**
 * Throws unless there is room for one more, and for more bytes where it is kept in a workspace. Whoever else makes one waits until
 * the transaction ends, so call it before other rows are locked: then nobody waits in a circle. An article is locked by the caller.
 */
export async function requireRoom(tx: Orm, name: CountedBound, owner: string): Promise<void> {
  await LOCKS[BOUNDS[name].per](tx, owner);
  if (BOUNDS[name].per === 'workspace') await requireStorage(tx, owner, full);
  if ((await countOf(tx, name, owner)) >= BOUNDS[name].most) throw full(name);
  await removeOldest(tx, name, owner);
}

/** Throws unless the workspace and its owner have room for more bytes. Locks as `lockRoom` does. */
export async function requireStorageIn(tx: Orm, workspaceId: string): Promise<void> {
  await lockRoom(tx, workspaceId);
  await requireStorage(tx, workspaceId, full);
}

/** The same after one has been brought back. */
export async function requireWithin(tx: Orm, name: CountedBound, owner: string): Promise<void> {
  await LOCKS[BOUNDS[name].per](tx, owner);
  if ((await countOf(tx, name, owner)) > BOUNDS[name].most) throw full(name);
}

/** Makes others who make something in the workspace wait until the transaction ends; not those who change what is there. */
export async function lockRoom(tx: Orm, workspaceId: string): Promise<void> {
  const isIt = sql`${workspace.id} = ${workspaceId}::uuid`;
  await tx.select({ id: workspace.id }).from(workspace).where(isIt).for('no key update');
}

const LOCKS: Readonly<Record<'account' | 'workspace' | 'article', typeof lockRoom>> = {
  async account(tx, userId) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`room/${userId}`}, 0))`);
  },
  workspace: lockRoom,
  article: async () => undefined,
};

/** Counts no further than it has to. */
async function countOf(tx: Orm, name: CountedBound, owner: string): Promise<number> {
  const { table, owner: column, isCounted, deletedAt }: Counted = COUNTED[name];
  const condition = and(sql`${column} = ${owner}`, isCounted, deletedAt && isNull(deletedAt));
  const counted = sql`select from ${table} where ${condition} limit ${BOUNDS[name].most + 1}`;
  const [row] = await rowsOf<{ all: number }>(
    tx,
    sql`select count(*)::int as all from (${counted}) counted`,
  );
  return row?.all ?? 0;
}

/** What was deleted can be restored for a while; of each kind, as many as there may be. */
async function removeOldest(tx: Orm, name: CountedBound, owner: string): Promise<void> {
  const { table, owner: column, deletedAt }: Counted = COUNTED[name];
  if (deletedAt === undefined) return;
  await tx.execute(sql`delete from ${table} where id in (
    select id from ${table} where ${column} = ${owner} and ${deletedAt} is not null
    order by ${deletedAt} desc, id desc offset ${BOUNDS[name].most})`);
}
