import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { PLANNED_TASKS, PROPOSED_TASKS, type TaskName } from '#contract/tasks.ts';
import type { Orm } from '#db/database.ts';
import type { DraftTask } from '#domain/writing/writingTask.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { generationJob, type JobRow } from '#db/schema/product.ts';

/** Nothing is charged, or it has been given back. */
export const NOT_CHARGED = {
  chargedUserId: null,
  chargedLimit: null,
  chargedPeriod: null,
} as const satisfies Partial<JobRow>;

/** A request id counts for one person, in one workspace and for one article (docs/spec.md §d.tenants.2). */
export interface JobRequest {
  readonly userId: string;
  readonly workspaceId: WorkspaceId;
  /** Null for a task that makes its article. */
  readonly articleId: ArticleId | null;
  readonly kind: TaskName;
  readonly requestId: string;
}

/** Makes a second request with the same id wait until this transaction ends. */
export async function lockRequest(tx: Orm, request: JobRequest): Promise<void> {
  const { userId, workspaceId, articleId, requestId, kind } = request;
  const key = [userId, workspaceId, articleId ?? kind, requestId].join('/');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function jobOfRequest(orm: Orm, request: JobRequest): Promise<JobRow | null> {
  const { userId, workspaceId, articleId, kind, requestId } = request;
  const [row] = await orm
    .select()
    .from(generationJob)
    .where(
      and(
        eq(generationJob.userId, userId),
        eq(generationJob.workspaceId, workspaceId),
        articleId === null ? isKind(kind) : eq(generationJob.articleId, articleId),
        eq(generationJob.requestId, requestId),
      ),
    );
  return row ?? null;
}

const isKind = (kind: TaskName) => sql`${generationJob.task} ->> 'kind' = ${kind}`;

export async function findJob(orm: Orm, id: JobId): Promise<JobRow | null> {
  const [row] = await orm.select().from(generationJob).where(eq(generationJob.id, id));
  return row ?? null;
}

export async function lockJob(tx: Orm, id: JobId): Promise<JobRow | null> {
  const [row] = await tx.select().from(generationJob).where(eq(generationJob.id, id)).for('update');
  return row ?? null;
}

export async function insertJob(tx: Orm, row: JobRow): Promise<void> {
  await tx.insert(generationJob).values(row);
}

export async function changeJob(tx: Orm, id: JobId, change: Partial<JobRow>): Promise<void> {
  await tx.update(generationJob).set(change).where(eq(generationJob.id, id));
}

/** The draft that an article began with; null if it began empty. */
export async function draftOf(orm: Orm, articleId: ArticleId): Promise<DraftTask | null> {
  const [row] = await orm
    .select({ task: generationJob.task })
    .from(generationJob)
    .where(and(eq(generationJob.articleId, articleId), isKind('draft')))
    .orderBy(desc(generationJob.createdAt))
    .limit(1);
  return row?.task.kind === 'draft' ? row.task : null;
}

export async function requestStop(orm: Orm, id: JobId): Promise<void> {
  await orm.update(generationJob).set({ isStopRequested: true }).where(eq(generationJob.id, id));
}

export async function isStopRequested(orm: Orm, id: JobId): Promise<boolean> {
  const [row] = await orm
    .select({ isStopRequested: generationJob.isStopRequested })
    .from(generationJob)
    .where(eq(generationJob.id, id));
  return row?.isStopRequested ?? true; // the job is removed with its article
}

/** Removes proposals and outlines that began before then, with their inputs and texts. What was accepted is in its article. */
export async function removeProposals(orm: Orm, before: Date): Promise<void> {
  const kind = sql<string>`${generationJob.task} ->> 'kind'`;
  await orm
    .delete(generationJob)
    .where(
      and(
        inArray(kind, [...PLANNED_TASKS, ...PROPOSED_TASKS]),
        lt(generationJob.createdAt, before),
      ),
    );
}
