import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { generationJob } from '#db/schema/product.ts';

export type JobRow = typeof generationJob.$inferSelect;
export type JobState = JobRow['state'];

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

export async function setState(tx: Orm, id: string, state: JobState): Promise<void> {
  await tx.update(generationJob).set({ state }).where(eq(generationJob.id, id));
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
