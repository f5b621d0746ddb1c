import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { JobSummary } from '#contract/content.schema.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { article, generationJob, jobEvent } from '#db/schema/product.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { type AnyTask, isProposal } from '#domain/writing/writingTask.ts';
import type { Deps } from '../../deps.ts';

const HOUR_MS = 3_600_000;
const JOBS_LISTED = 50;

/** The jobs of a person in a workspace that are running, or began within the last hour; newest first. */
export async function listJobs(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  workspaceId: WorkspaceId,
  userId: string,
): Promise<{ jobs: JobSummary[] }> {
  const ofType = (type: string) =>
    sql<number>`count(distinct ${jobEvent.data} ->> 'at') filter (where ${jobEvent.data} ->> 'type' = ${type} and (${jobEvent.data} ->> 'isComplete')::boolean)::int`;
  const rows = await orm
    .select({
      jobId: generationJob.id,
      task: generationJob.task,
      articleId: generationJob.articleId,
      articleTitle: article.displayedTitle,
      state: generationJob.state,
      createdAt: generationJob.createdAt,
      alternatives: ofType('proposed'),
      headings: sql<number>`count(distinct ${jobEvent.data} ->> 'id') filter (where ${jobEvent.data} ->> 'html' like '<h2>%')::int`,
      sections: sql<number | null>`max(jsonb_array_length(${jobEvent.data} -> 'outline'))`,
    })
    .from(generationJob)
    .innerJoin(article, eq(article.id, generationJob.articleId))
    .leftJoin(jobEvent, eq(jobEvent.jobId, generationJob.id))
    .where(
      and(
        eq(generationJob.workspaceId, workspaceId),
        eq(generationJob.userId, userId),
        isNull(article.deletedAt),
        or(
          inArray(generationJob.state, ['queued', 'running']),
          gt(generationJob.createdAt, new Date(now().getTime() - HOUR_MS)),
        ),
      ),
    )
    .groupBy(generationJob.id, article.id)
    .orderBy(desc(generationJob.createdAt), desc(generationJob.id))
    .limit(JOBS_LISTED);
  const jobs = rows.map(({ alternatives, headings, sections, createdAt, task, ...row }) => ({
    ...row,
    task: task.kind,
    ...progressOf(task, alternatives, headings, sections),
    createdAt: createdAt.toISOString(),
  }));
  return { jobs };
}

function progressOf(
  task: AnyTask,
  alternatives: number,
  headings: number,
  sections: number | null,
) {
  if (isProposal(task)) return { done: alternatives, total: PROPOSALS[task.kind].alternatives };
  return { done: headings, total: sections };
}
