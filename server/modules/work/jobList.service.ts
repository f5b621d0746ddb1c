import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { STEPS_PAGE_SIZE } from '#contract/job.route.ts';
import type { JobList, JobSummary, JobWithSteps } from '#contract/job.schema.ts';
import { Problem } from '#contract/problem.ts';
import { STEPPED_KINDS } from '#contract/tasks.ts';
import type { Orm } from '#db/database.ts';
import { isDatabaseAway } from '#db/databaseAway.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { article } from '#db/schema/article.ts';
import { job } from '#db/schema/work.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import type { SseMessage } from '../../http/sse.ts';
import { workTopic } from './jobEvent.service.ts';
import { listSteps, type StepFilter } from './jobStep.repo.ts';

const HOUR_MS = 3_600_000;
const JOBS_LISTED = 50;

const summaries = (orm: Orm) =>
  orm
    .select({
      jobId: job.id,
      kind: job.kind,
      articleId: job.articleId,
      title: article.displayedTitle,
      state: job.state,
      done: job.done,
      failed: job.failed,
      total: job.total,
      doing: job.doing,
      failure: job.failure,
      createdAt: job.createdAt,
    })
    .from(job)
    .leftJoin(article, eq(article.id, job.articleId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof summaries>>[number];

const present = ({ articleId: id, title, createdAt, ...row }: Row): JobSummary => ({
  ...row,
  article: id === null ? null : { id, title: title ?? '' },
  createdAt: createdAt.toISOString(),
});

const isRunning = inArray(job.state, ['queued', 'running']);

/**
 * The jobs of a workspace that are running, and behind them those that ended within the last hour; newest first. Those that write are listed for
 * the person who started them, those in steps for everybody who may read the workspace.
 */
export async function listJobs(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  workspaceId: WorkspaceId,
  userId: string,
): Promise<JobList> {
  const since = new Date(now().getTime() - HOUR_MS);
  const rows = await summaries(orm)
    .where(
      and(
        eq(job.workspaceId, workspaceId),
        or(eq(job.userId, userId), inArray(job.kind, [...STEPPED_KINDS])),
        isNull(article.deletedAt),
        or(isRunning, gt(sql`coalesce(${job.finishedAt}, ${job.createdAt})`, since)),
      ),
    )
    .orderBy(desc(isRunning), desc(job.createdAt), desc(job.id))
    .limit(JOBS_LISTED);
  return { jobs: rows.map(present) };
}

/** How late a list shows a change whose wake-up was lost. */
const LOOK_MS = 5000;
/** A list is sent at most this often. */
const SEND_EVERY_MS = 250;
/** Keep-alives on a quiet stream, so that no proxy closes it. */
const ALIVE_EVERY_LOOKS = 3;

/** Yields the list now, and again whenever it has changed, until nothing runs. */
export async function* followJobs(
  deps: Pick<Deps, 'orm' | 'now' | 'wakeups'>,
  workspaceId: WorkspaceId,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<SseMessage<JobList>> {
  const bell = deps.wakeups.listen(workTopic(workspaceId));
  let sent = '';
  try {
    for (let quietLooks = 1; !signal.aborted; quietLooks += 1) {
      const list = await listJobs(deps, workspaceId, userId).catch(nullWhileAway);
      const text = JSON.stringify(list);
      if (list !== null && text !== sent) yield { data: list };
      else if (quietLooks % ALIVE_EVERY_LOOKS === 0) yield null;
      if (list?.jobs.every(({ state }) => isJobOver(state))) return;
      if (list !== null) sent = text;
      await pause(SEND_EVERY_MS, undefined, { signal }).catch(() => undefined);
      await bell.wait(LOOK_MS, signal);
    }
  } finally {
    bell.close();
  }
}

/** A stream outlives its database: it stays open, and continues when the database is back. */
function nullWhileAway(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}

/** A job with a page of its steps. */
export async function readJob(
  { orm }: Pick<Deps, 'orm'>,
  jobId: JobId,
  page: number,
  which: StepFilter,
): Promise<JobWithSteps> {
  const [found] = await summaries(orm).where(eq(job.id, jobId));
  if (found === undefined) throw new Problem('not_found');
  const limit = STEPS_PAGE_SIZE;
  const window = { limit: limit + 1, offset: page * limit };
  const rows = await listSteps(orm, jobId, which, window);
  const steps = rows.slice(0, limit).map(({ position, key, attempts, outcome, error, ...row }) => {
    return { position, key, state: row.state, attempts, outcome, error };
  });
  return { job: present(found), steps, page, last: rows.length <= limit };
}
