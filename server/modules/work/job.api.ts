/** The rows of jobs, for the modules whose work they are. */
import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import { type JobKind, STEPPED_KINDS } from '#contract/lib/tasks.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { articleImage } from '#db/schema/images.ts';
import { type JobRow, job, type NewJobRow } from '#db/schema/work.ts';
import { isSameInput } from '../../http/inputHash.ts';

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
  /** Null for a task that makes its article, and for a job of the whole workspace. */
  readonly articleId: ArticleId | null;
  readonly kind: JobKind;
  readonly requestId: string;
  /** Of what is asked for; null if the server itself asks. */
  readonly inputHash: string | null;
}

/** Makes a second request with the same id wait until this transaction ends. */
export async function lockRequest(tx: Orm, request: Omit<JobRequest, 'inputHash'>): Promise<void> {
  const { userId, workspaceId, articleId, requestId, kind } = request;
  const key = [userId, workspaceId, articleId ?? kind, requestId].join('/');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The job that a request has started; null if it has started none. Throws `request_id_reused` if another one had its id. */
export async function jobOfRequest(orm: Orm, request: JobRequest): Promise<JobRow | null> {
  const { userId, workspaceId, articleId, kind, requestId, inputHash } = request;
  const [row] = await orm
    .select()
    .from(job)
    .where(
      and(
        eq(job.userId, userId),
        eq(job.workspaceId, workspaceId),
        articleId === null ? eq(job.kind, kind) : eq(job.articleId, articleId),
        eq(job.requestId, requestId),
      ),
    );
  if (row === undefined) return null;
  if (row.kind !== kind || !isSameInput(row.inputHash, inputHash))
    throw new Problem('request_id_reused');
  return row;
}

export async function findJob(orm: Orm, id: JobId): Promise<JobRow | null> {
  const [row] = await orm.select().from(job).where(eq(job.id, id));
  return row ?? null;
}

export async function lockJob(tx: Orm, id: JobId): Promise<LockedJob | null> {
  const [row] = await tx.select(WITHOUT_INPUT).from(job).where(eq(job.id, id)).for('update');
  return row ?? null;
}

/** The input may be a text of a megabyte, and each event of a job locks its row. */
export type LockedJob = Omit<JobRow, 'input'>;
const { input: _input, ...WITHOUT_INPUT } = getTableColumns(job);

/** Locks a running job whose progress was not told within the last `everyMs`, and notes that it is told now. */
export async function lockToTell(tx: Orm, id: JobId, everyMs: number): Promise<JobRow | null> {
  const isDue = sql`(${job.toldAt} is null or ${job.toldAt} <= now() - ${`${everyMs} milliseconds`}::interval)`;
  const [row] = await tx
    .update(job)
    .set({ toldAt: sql`now()` })
    .where(and(eq(job.id, id), eq(job.state, 'running'), isDue))
    .returning();
  return row ?? null;
}

/** How many jobs of a kind a workspace has that are not over. */
export async function countRunning(tx: Orm, of: WorkspaceId, kind: JobKind): Promise<number> {
  const isRunning = inArray(job.state, ['queued', 'running']);
  return tx.$count(job, and(eq(job.workspaceId, of), eq(job.kind, kind), isRunning));
}

export async function insertJob(tx: Orm, row: NewJobRow): Promise<JobRow> {
  const [inserted] = await tx.insert(job).values(row).returning();
  if (inserted === undefined) throw new Error('an insert returns its row');
  return inserted;
}

export async function changeJob(tx: Orm, id: JobId, change: Partial<NewJobRow>): Promise<void> {
  await tx.update(job).set(change).where(eq(job.id, id));
}

export async function requestStop(orm: Orm, id: JobId): Promise<void> {
  await changeJob(orm, id, { isStopRequested: true });
}

export async function isStopRequested(orm: Orm, id: JobId): Promise<boolean> {
  const [row] = await orm
    .select({ isStopRequested: job.isStopRequested })
    .from(job)
    .where(eq(job.id, id));
  return row?.isStopRequested ?? true; // the job is removed with its article
}

/** Removes stepped jobs that began before then, with their inputs and steps. One whose image is still awaited is kept with it. */
export async function removeSteppedJobs(orm: Orm, before: Date): Promise<void> {
  await orm
    .delete(job)
    .where(
      and(
        inArray(job.kind, [...STEPPED_KINDS]),
        lt(job.createdAt, before),
        sql`not exists (select from ${articleImage} where ${articleImage.jobId} = ${job.id})`,
      ),
    );
}
