import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import { OWN_KINDS, STEPPED_KINDS } from '#contract/lib/tasks.ts';
import { STEPS_PAGE_SIZE } from '#contract/work/job.route.ts';
import type { JobAbout, JobList, JobSummary, JobWithSteps } from '#contract/work/job.schema.ts';
import type { Orm } from '#db/database.ts';
import { isDatabaseAway } from '#db/databaseAway.ts';
import { article } from '#db/schema/article.ts';
import { audit, auditRound } from '#db/schema/audit.ts';
import { brief } from '#db/schema/briefs.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { snapshot } from '#db/schema/seo.ts';
import { topicSearch } from '#db/schema/topics.ts';
import { job } from '#db/schema/work.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import type { SseMessage } from '../../http/sse.ts';
import { workTopic } from './jobEvent.service.ts';
import { listSteps, type StepFilter } from './jobStep.repo.ts';

const HOUR_MS = 3_600_000;
const JOBS_LISTED = 50;

/** What a job of the whole workspace is about, if it is still there. Each subject knows its job. */
const about = sql<JobAbout | null>`coalesce(
  (select json_build_object('id', ${topicSearch.id}, 'name', coalesce(nullif(${topicSearch.seed}, ''), ${topicSearch.website}, ''), 'count', 1)
    from ${topicSearch} where ${topicSearch.jobId} = ${job.id} and ${topicSearch.deletedAt} is null),
  (select json_build_object('id', ${audit.id}, 'name', ${audit.name}, 'count', 1)
    from ${auditRound} join ${audit} on ${audit.id} = ${auditRound.auditId}
    where ${auditRound.jobId} = ${job.id} and ${audit.deletedAt} is null),
  (select json_build_object('id', ${snapshot.id}, 'name', ${snapshot.keyphrase}, 'count', 1)
    from ${snapshot} where ${snapshot.jobId} = ${job.id}),
  (select json_build_object('id', (array_agg(${brief.articleId} order by ${brief.createdAt}, ${brief.keyphrase}))[1],
      'name', (array_agg(${brief.keyphrase} order by ${brief.createdAt}, ${brief.keyphrase}))[1], 'count', count(*))
    from ${brief} where ${brief.workspaceId} = ${job.workspaceId} and ${brief.jobId} = ${job.id} having count(*) > 0)
)`;

const summaries = (orm: Orm) =>
  orm
    .select({
      jobId: job.id,
      kind: job.kind,
      articleId: job.articleId,
      title: article.displayedTitle,
      about,
      startedBy: job.userId,
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

const presentFor =
  (userId: string) =>
  ({ articleId: id, title, createdAt, startedBy, ...row }: Row): JobSummary => ({
    ...row,
    isMine: startedBy === userId,
    article: id === null ? null : { id, title: title ?? '' },
    createdAt: createdAt.toISOString(),
  });

const SHARED_KINDS = STEPPED_KINDS.filter((kind) => !OWN_KINDS.has(kind));

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
        or(eq(job.userId, userId), inArray(job.kind, SHARED_KINDS)),
        isNull(article.deletedAt),
        or(isRunning, gt(sql`coalesce(${job.finishedAt}, ${job.createdAt})`, since)),
      ),
    )
    .orderBy(desc(isRunning), desc(job.createdAt), desc(job.id))
    .limit(JOBS_LISTED);
  return { jobs: rows.map(presentFor(userId)) };
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

interface JobPage {
  readonly jobId: JobId;
  readonly page: number;
}

/** A job with a page of its steps. */
export async function readJob(
  { orm }: Pick<Deps, 'orm'>,
  { userId, ...of }: JobPage & { readonly userId: string },
  which: StepFilter,
): Promise<JobWithSteps> {
  const [found] = await summaries(orm).where(eq(job.id, of.jobId));
  if (found === undefined) throw new Problem('not_found');
  return { job: presentFor(userId)(found), ...(await readSteps(orm, of, which)) };
}

/** A page of the steps of a job. */
export async function readSteps(
  orm: Orm,
  { jobId, page }: JobPage,
  which: StepFilter,
): Promise<Omit<JobWithSteps, 'job'>> {
  const limit = STEPS_PAGE_SIZE;
  const window = { limit: limit + 1, offset: page * limit };
  const rows = await listSteps(orm, jobId, which, window);
  const steps = rows.slice(0, limit).map(({ position, key, attempts, outcome, error, ...row }) => {
    return { position, key, state: row.state, attempts, outcome, error };
  });
  return { steps, page, last: rows.length <= limit };
}
