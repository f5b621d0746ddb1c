import { and, asc, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { jobEvent } from '#db/schema/product.ts';
import type { GenerationEvent } from '#domain/contract/content.schema.ts';

export type JobEventRow = typeof jobEvent.$inferSelect;

/** What ends a job; nothing follows it. */
const FINAL_TYPES: ReadonlySet<GenerationEvent['type']> = new Set([
  'finished',
  'stopped',
  'failed',
]);

function isFinal(event: GenerationEvent): boolean {
  return FINAL_TYPES.has(event.type);
}

/** Fails on a number that is taken: two workers cannot both write the same event. */
export async function insertEvent(
  tx: Orm,
  jobId: string,
  seq: number,
  event: GenerationEvent,
): Promise<void> {
  await tx.insert(jobEvent).values({ jobId, seq, data: event, isFinal: isFinal(event) });
}

export function eventsAfter(
  orm: Orm,
  jobId: string,
  seq: number,
  limit: number,
): Promise<JobEventRow[]> {
  return orm
    .select()
    .from(jobEvent)
    .where(and(eq(jobEvent.jobId, jobId), gt(jobEvent.seq, seq)))
    .orderBy(asc(jobEvent.seq))
    .limit(limit);
}

/** How far a job has come: the last event, and how many blocks are among them. */
export async function progressOf(
  orm: Orm,
  jobId: string,
): Promise<{ readonly seq: number; readonly blocks: number }> {
  const isBlock = sql`${jobEvent.data}->>'type' = 'put'`;
  const [row] = await orm
    .select({ seq: max(jobEvent.seq), blocks: sql<number>`${count()} filter (where ${isBlock})` })
    .from(jobEvent)
    .where(eq(jobEvent.jobId, jobId));
  return { seq: row?.seq ?? 0, blocks: Number(row?.blocks ?? 0) };
}

/** The number of the event that ended the job, or null while it goes on. */
export async function finalSeqOf(orm: Orm, jobId: string): Promise<number | null> {
  const [row] = await orm
    .select({ seq: jobEvent.seq })
    .from(jobEvent)
    .where(and(eq(jobEvent.jobId, jobId), eq(jobEvent.isFinal, true)));
  return row?.seq ?? null;
}
