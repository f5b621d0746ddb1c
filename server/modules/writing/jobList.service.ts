import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { JobSummary } from '#contract/content.schema.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { article, generationJob, jobEvent } from '#db/schema/product.ts';
import type { Orm } from '#db/database.ts';
import { isProposed, type TaskName } from '#contract/tasks.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import type { Deps } from '../../deps.ts';

const HOUR_MS = 3_600_000;
const JOBS_LISTED = 50;

/** The jobs of a person in a workspace that are running, or began within the last hour; newest first. */
export async function listJobs(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  workspaceId: WorkspaceId,
  userId: string,
): Promise<{ jobs: JobSummary[] }> {
  const since = new Date(now().getTime() - HOUR_MS);
  const rows = await orm
    .select({
      jobId: generationJob.id,
      kind: sql<TaskName>`${generationJob.task} ->> 'kind'`,
      articleId: generationJob.articleId,
      articleTitle: article.displayedTitle,
      state: generationJob.state,
      createdAt: generationJob.createdAt,
    })
    .from(generationJob)
    .innerJoin(article, eq(article.id, generationJob.articleId))
    .where(
      and(
        eq(generationJob.workspaceId, workspaceId),
        eq(generationJob.userId, userId),
        isNull(article.deletedAt),
        or(inArray(generationJob.state, ['queued', 'running']), gt(generationJob.createdAt, since)),
      ),
    )
    .orderBy(desc(generationJob.createdAt), desc(generationJob.id))
    .limit(JOBS_LISTED);
  const running = rows.filter(({ state }) => !isJobOver(state)).map(({ jobId }) => jobId);
  const written = await writtenBy(orm, running);
  const jobs = rows.map(({ createdAt, kind: task, ...row }) => ({
    ...row,
    task,
    ...progressOf(task, written.get(row.jobId)),
    createdAt: createdAt.toISOString(),
  }));
  return { jobs };
}

interface Written {
  readonly alternatives: number;
  readonly headings: number;
  readonly sections: number | null;
}

/** How far jobs have come. Only of those that run: it reads all of their events. */
async function writtenBy(orm: Orm, ids: readonly JobId[]): Promise<ReadonlyMap<JobId, Written>> {
  if (ids.length === 0) return new Map();
  const { data } = jobEvent;
  const rows = await orm
    .select({
      jobId: jobEvent.jobId,
      alternatives: sql<number>`count(*) filter (where ${data} ->> 'type' = 'proposed' and (${data} ->> 'isComplete')::boolean)::int`,
      headings: sql<number>`count(distinct ${data} ->> 'id') filter (where ${data} ->> 'html' like '<h2>%')::int`,
      sections: sql<number | null>`max(jsonb_array_length(${data} -> 'outline'))`,
    })
    .from(jobEvent)
    .where(inArray(jobEvent.jobId, [...ids]))
    .groupBy(jobEvent.jobId);
  return new Map(rows.map(({ jobId, ...row }) => [jobId, row]));
}

function progressOf(task: TaskName, written: Written | undefined) {
  const total = isProposed(task) ? PROPOSALS[task].alternatives : (written?.sections ?? null);
  const done = (isProposed(task) ? written?.alternatives : written?.headings) ?? 0;
  return { done, total };
}
