import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { DraftTask } from '#domain/article/writingTask.ts';
import { generationJob } from '#db/schema/product.ts';

export type JobRow = typeof generationJob.$inferSelect;

/** Holds off a second request of the same id until this transaction ends. */
export async function lockRequest(tx: Orm, userId: string, requestId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}/${requestId}`}, 0))`,
  );
}

export async function jobOfRequest(
  orm: Orm,
  userId: string,
  requestId: string,
): Promise<JobRow | null> {
  const [row] = await orm
    .select()
    .from(generationJob)
    .where(and(eq(generationJob.userId, userId), eq(generationJob.requestId, requestId)));
  return row ?? null;
}

export async function findJob(orm: Orm, id: string): Promise<JobRow | null> {
  const [row] = await orm.select().from(generationJob).where(eq(generationJob.id, id));
  return row ?? null;
}

export async function lockJob(tx: Orm, id: string): Promise<JobRow | null> {
  const [row] = await tx.select().from(generationJob).where(eq(generationJob.id, id)).for('update');
  return row ?? null;
}

export async function insertJob(tx: Orm, row: JobRow): Promise<void> {
  await tx.insert(generationJob).values(row);
}

export async function changeJob(tx: Orm, id: string, change: Partial<JobRow>): Promise<void> {
  await tx.update(generationJob).set(change).where(eq(generationJob.id, id));
}

/** The draft that an article began with; null for one that began empty. */
export async function draftOf(orm: Orm, articleId: string): Promise<DraftTask | null> {
  const rows = await orm
    .select({ task: generationJob.task })
    .from(generationJob)
    .where(eq(generationJob.articleId, articleId))
    .orderBy(desc(generationJob.createdAt));
  const draft = rows.find(({ task }) => task.kind === 'draft')?.task;
  return draft?.kind === 'draft' ? draft : null;
}

/** False when there is no such job in the workspace. */
export async function requestStop(orm: Orm, workspaceId: string, id: string): Promise<boolean> {
  const asked = await orm
    .update(generationJob)
    .set({ isStopRequested: true })
    .where(and(eq(generationJob.id, id), eq(generationJob.workspaceId, workspaceId)))
    .returning({ id: generationJob.id });
  return asked.length > 0;
}

export async function isStopRequested(orm: Orm, id: string): Promise<boolean> {
  const [row] = await orm
    .select({ isStopRequested: generationJob.isStopRequested })
    .from(generationJob)
    .where(eq(generationJob.id, id));
  return row?.isStopRequested ?? true; // an article removed for good takes its job with it
}
