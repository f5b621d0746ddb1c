import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { PLANNED_TASKS, PROPOSED_TASKS, TASK_NAMES } from '#contract/tasks.ts';
import type { Orm } from '#db/database.ts';
import type { AnyTask, DraftTask } from '#domain/writing/writingTask.ts';
import type { ArticleId, JobId } from '#db/schema/ids.ts';
import { job, type JobRow } from '#db/schema/product.ts';
import { findJob } from '../work/job.api.ts';

/** A job that writes for an article: what it stores is its task. */
export type WritingJob = Omit<JobRow, 'articleId' | 'input'> & {
  readonly articleId: ArticleId;
  readonly task: AnyTask;
};

const NAMES: ReadonlySet<string> = new Set(TASK_NAMES);

/** Null for a job of another kind. */
export function writingJobOf(row: JobRow | null): WritingJob | null {
  if (row === null) return null;
  const { input, articleId, ...rest } = row;
  if (articleId === null || !NAMES.has(input.kind)) return null;
  return { ...rest, articleId, task: input as AnyTask }; // by its name
}

export const findWritingJob = async (orm: Orm, id: JobId): Promise<WritingJob | null> =>
  writingJobOf(await findJob(orm, id));

/** The draft that an article began with; null if it began empty. */
export async function draftOf(orm: Orm, articleId: ArticleId): Promise<DraftTask | null> {
  const [row] = await orm
    .select({ input: job.input })
    .from(job)
    .where(and(eq(job.articleId, articleId), eq(job.kind, 'draft')))
    .orderBy(desc(job.createdAt))
    .limit(1);
  return row?.input.kind === 'draft' ? row.input : null;
}

/** Removes proposals and outlines that began before then, with their inputs and texts. What was accepted is in its article. */
export async function removeProposals(orm: Orm, before: Date): Promise<void> {
  const kinds = [...PLANNED_TASKS, ...PROPOSED_TASKS];
  await orm.delete(job).where(and(inArray(job.kind, kinds), lt(job.createdAt, before)));
}
