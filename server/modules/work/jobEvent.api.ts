import { and, asc, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import type { JobId } from '#db/schema/ids.ts';
import { type JobEventRow, jobEvent } from '#db/schema/work.ts';

type Of<Type extends GenerationEvent['type']> = Extract<GenerationEvent, { type: Type }>;

/** Rejects if the number is taken: two workers cannot both write the same event. */
export async function insertEvent(
  tx: Orm,
  jobId: JobId,
  seq: number,
  event: GenerationEvent,
  isFinal: boolean,
): Promise<void> {
  await tx.insert(jobEvent).values({ jobId, seq, data: event, isFinal });
}

export function eventsAfter(
  orm: Orm,
  jobId: JobId,
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

/** The last event of a type at or before event `seq`; null if there is none. */
export async function lastOf<Type extends GenerationEvent['type']>(
  orm: Orm,
  jobId: JobId,
  seq: number,
  type: Type,
): Promise<Of<Type> | null> {
  const isOfType = sql`${jobEvent.data} ->> 'type' = ${type}`;
  const [row] = await orm
    .select({ data: jobEvent.data })
    .from(jobEvent)
    .where(and(eq(jobEvent.jobId, jobId), lte(jobEvent.seq, seq), isOfType))
    .orderBy(desc(jobEvent.seq))
    .limit(1);
  return row !== undefined && isOf(row.data, type) ? row.data : null;
}

const isOf = <Type extends GenerationEvent['type']>(
  event: GenerationEvent,
  type: Type,
): event is Of<Type> => event.type === type;

export function eventsOf(orm: Orm, jobId: JobId): Promise<JobEventRow[]> {
  return orm.select().from(jobEvent).where(eq(jobEvent.jobId, jobId)).orderBy(asc(jobEvent.seq));
}

/** The number of the last event; 0 without events. */
export async function lastSeqOf(orm: Orm, jobId: JobId): Promise<number> {
  const [row] = await orm
    .select({ seq: max(jobEvent.seq) })
    .from(jobEvent)
    .where(eq(jobEvent.jobId, jobId));
  return row?.seq ?? 0;
}

/** The number of the event that ended the job, or null while it runs. */
export async function finalSeqOf(orm: Orm, jobId: JobId): Promise<number | null> {
  const [row] = await orm
    .select({ seq: jobEvent.seq })
    .from(jobEvent)
    .where(and(eq(jobEvent.jobId, jobId), eq(jobEvent.isFinal, true)));
  return row?.seq ?? null;
}

/** Whether there is a text to keep for the present charge: a block, or a whole alternative, since the job failed, if it did. */
export async function hasWritten(orm: Orm, jobId: JobId): Promise<boolean> {
  const typeOf = sql<string>`${jobEvent.data} ->> 'type'`;
  const [last] = await orm
    .select({ type: typeOf })
    .from(jobEvent)
    .where(
      and(
        eq(jobEvent.jobId, jobId),
        inArray(typeOf, ['put', 'proposed', 'answered', 'failed']),
        sql`(${typeOf} <> 'proposed' or (${jobEvent.data} ->> 'isComplete')::boolean)`,
      ),
    )
    .orderBy(desc(jobEvent.seq))
    .limit(1);
  return last !== undefined && last.type !== 'failed';
}

/** How many sections a job has begun. */
export async function headingsOf(tx: Orm, jobId: JobId): Promise<number> {
  const [row] = await tx
    .select({ headings: sql<number>`count(distinct ${jobEvent.data} ->> 'id')::int` })
    .from(jobEvent)
    .where(and(eq(jobEvent.jobId, jobId), sql`${jobEvent.data} ->> 'html' like '<h2>%'`));
  return row?.headings ?? 0;
}

/** Marks the event that ended the job as not final, because the job continues. */
export async function unmarkFinal(tx: Orm, jobId: JobId): Promise<void> {
  await tx.update(jobEvent).set({ isFinal: false }).where(eq(jobEvent.jobId, jobId));
}
