import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { PLANNED_TASKS, PROPOSED_TASKS, TASK_NAMES } from '#contract/lib/tasks.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, JobId } from '#db/schema/ids.ts';
import { type JobRow, job } from '#db/schema/work.ts';
import type { AnyTask, DraftTask } from '#domain/writing/writingTask.ts';
import { findJob } from '../work/job.api.ts';

/** A job whose task it stores. `Of` is its article; null for an answer about all of a workspace. */
export type TaskJob<Of extends ArticleId | null = ArticleId | null> = Omit<
  JobRow,
  'articleId' | 'input'
> & {
  readonly articleId: Of;
  readonly task: AnyTask;
};

/** A job that writes for an article. */
export type WritingJob = TaskJob<ArticleId>;

const NAMES: ReadonlySet<string> = new Set(TASK_NAMES);

/** Null for a job of another kind. */
export function taskJobOf(row: JobRow | null): TaskJob | null {
  if (row === null || !NAMES.has(row.input.kind)) return null;
  const { input, ...rest } = row;
  return { ...rest, task: input as AnyTask }; // by its name
}

/** Null for a job of another kind, or of no article. */
export function writingJobOf(row: JobRow | null): WritingJob | null {
  const found = taskJobOf(row);
  return found !== null && hasArticle(found) ? found : null;
}

export const hasArticle = (job: TaskJob): job is WritingJob => job.articleId !== null;

export const findTaskJob = async (orm: Orm, id: JobId): Promise<TaskJob | null> =>
  taskJobOf(await findJob(orm, id));

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
