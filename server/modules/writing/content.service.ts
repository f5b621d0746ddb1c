import type { Orm } from '#db/database.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { ArticleRow, JobRow } from '#db/schema/product.ts';
import { canContinue, isJobOver } from '#domain/writing/job.ts';
import { aiTaskOf } from '#domain/writing/aiTasks.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { type AnyTask, isProposal, type Material } from '#domain/writing/writingTask.ts';
import type { DraftResponse, ProposalRequest, TaskRequest } from '#contract/content.schema.ts';
import type { StreamedTask, TaskName } from '#contract/tasks.ts';
import type { LimitName } from '#contract/limit.schema.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#contract/problem.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import {
  addArticle,
  followJob,
  lockForChange,
  textOf,
  waitForJob,
} from '../article/article.api.ts';
import { readArticle } from '../article/article.service.ts';
import { charge } from '../access/limit.service.ts';
import {
  changeJob,
  draftOf,
  findJob,
  insertJob,
  type JobRequest,
  jobOfRequest,
  lockJob,
  lockRequest,
  requestStop,
} from './generationJob.repo.ts';
import { unmarkFinal } from './jobEvent.repo.ts';
import { stopTopic } from './stopRequest.ts';
import { proposalTaskOf, type TaskInText, TASKS_IN_TEXT } from './taskInText.ts';
import { writingJob } from './writing.job.ts';

type Caller = CallContext & { readonly workspaceId: WorkspaceId };
type Call<Name extends StreamedTask> = Caller & { readonly body: TaskRequest<Name> };
type JobCall = Caller & { readonly jobId: JobId };

/** Creates the article, charges the plan and hands the job to the queue, all or nothing. */
export async function startDraft(
  deps: Deps,
  call: Call<'draft'>,
): Promise<Omit<DraftResponse, 'limits'>> {
  const { requestId, ...material } = call.body;
  const { workspaceId, caller } = call;
  const request = { userId: caller.userId, workspaceId, articleId: null, requestId };
  const job = await oncePerRequest(deps, request, async (tx) => {
    const article = await addArticle(deps, tx, workspaceId, {
      authorId: caller.userId,
      title: material.topic,
      type: 'ARTICLE',
      targetKeywords: material.keywords,
      language: material.language,
    });
    const task = { kind: 'draft', ...material } as const;
    return startJob(deps, tx, call, { articleId: article.id, requestId, task });
  });
  return { article: await readArticle(deps, workspaceId, job.articleId), jobId: job.id };
}

/** Starts a task on the text of an article as it was at `baseVersion`. */
export async function startInText<Name extends TaskInText>(
  deps: Deps,
  name: Name,
  call: Call<Name> & { readonly articleId: ArticleId },
): Promise<JobRow> {
  await requireTask(deps, name);
  const { workspaceId, articleId, caller } = call;
  const { requestId, baseVersion } = call.body;
  const request = { userId: caller.userId, workspaceId, articleId, requestId };
  return oncePerRequest(deps, request, async (tx) => {
    const article = await lockForChange(tx, workspaceId, articleId);
    if (article === null) throw new Problem('not_found');
    await refuseSecondJob(tx, article);
    if (article.version !== baseVersion) throw new Problem('stale_version');
    const text = await textOf(tx, article);
    const task = TASKS_IN_TEXT[name](text, call.body, await materialOf(tx, article));
    return startJob(deps, tx, call, { articleId, requestId, task });
  });
}

/** Starts a job that proposes a text. Any number of them may run beside each other and beside a job that writes. */
export async function startProposal(
  deps: Deps,
  call: Caller & { readonly articleId: ArticleId; readonly body: ProposalRequest },
): Promise<JobRow> {
  await requireTask(deps, call.body.task.name);
  const { workspaceId, articleId, caller } = call;
  const { requestId, baseVersion } = call.body;
  const request = { userId: caller.userId, workspaceId, articleId, requestId };
  return oncePerRequest(deps, request, async (tx) => {
    const article = await lockForChange(tx, workspaceId, articleId);
    if (article === null) throw new Problem('not_found');
    if (article.version !== baseVersion) throw new Problem('stale_version');
    const text = await textOf(tx, article);
    const task = proposalTaskOf(text, call.body, await materialOf(tx, article));
    return startJob(deps, tx, call, { articleId, requestId, task });
  });
}

async function requireTask({ engines }: Deps, name: TaskName): Promise<void> {
  const { tasks } = await engines.engineFor(name);
  if (!tasks.includes(name)) throw new Problem('no_model');
}

/** Continues a job that was stopped or has failed. Does nothing for a job that is running. */
export async function continueJob(deps: Deps, call: JobCall): Promise<void> {
  await deps.orm.transaction(async (tx) => {
    const job = await lockJob(tx, call.jobId);
    if (job === null) throw new Problem('not_found');
    if (!isJobOver(job.state)) return;
    const article = await lockForChange(tx, job.workspaceId, job.articleId);
    if (!canContinue(job.state) || article?.generationJobId !== job.id) {
      throw new Problem('job_over');
    }
    // A failed job was refunded; a stopped one was not.
    const isCharged = job.state === 'stopped';
    await changeJob(tx, job.id, {
      state: 'queued',
      isStopRequested: false,
      failure: null,
      ...(isCharged ? {} : await chargeFor(deps, tx, call.caller, job.chargedLimit)),
    });
    await unmarkFinal(tx, job.id);
    await waitForJob(tx, job.articleId);
    await deps.jobs.enqueue(tx, writingJob, { jobId: job.id });
  });
  deps.jobs.kick();
}

/** Stops a job where it is. A job that is over does not change. */
export async function stopJob(deps: Deps, jobId: JobId): Promise<void> {
  await requestStop(deps.orm, jobId);
  deps.wakeups.ring(stopTopic(jobId));
}

/** Returns the job that this request has already started, or else starts one. */
async function oncePerRequest(
  deps: Deps,
  request: JobRequest,
  start: (tx: Orm) => Promise<JobRow>,
): Promise<JobRow> {
  const job = await deps.orm.transaction(async (tx) => {
    await lockRequest(tx, request);
    return (await jobOfRequest(tx, request)) ?? (await start(tx));
  });
  deps.jobs.kick();
  return job;
}

interface NewJob {
  readonly articleId: ArticleId;
  readonly requestId: string;
  readonly task: AnyTask;
}

async function startJob(deps: Deps, tx: Orm, call: Caller, start: NewJob): Promise<JobRow> {
  const { articleId, requestId, task } = start;
  const { limit } = isProposal(task) ? PROPOSALS[task.kind] : aiTaskOf(task);
  const now = deps.now();
  const job: JobRow = {
    id: newCheckedId(deps),
    workspaceId: call.workspaceId,
    articleId,
    userId: call.caller.userId,
    requestId,
    task,
    state: 'queued',
    isStopRequested: false,
    chargedLimit: limit,
    ...(await chargeFor(deps, tx, call.caller, limit)),
    failure: null,
    logId: call.logId,
    createdAt: now,
  };
  await insertJob(tx, job);
  if (!isProposal(task)) await followJob(tx, articleId, job.id);
  await deps.jobs.enqueue(tx, writingJob, { jobId: job.id });
  return job;
}

/** Charges the caller. Returns what a refund needs. */
async function chargeFor(
  deps: Deps,
  tx: Orm,
  caller: CallContext['caller'],
  limit: LimitName,
): Promise<Pick<JobRow, 'chargedUserId' | 'chargedPeriod'>> {
  const chargedPeriod = await charge(deps, tx, caller, limit);
  return { chargedUserId: caller.userId, chargedPeriod };
}

/** Two jobs at once would write into each other. */
async function refuseSecondJob(tx: Orm, { generationJobId }: ArticleRow): Promise<void> {
  const job = generationJobId === null ? null : await findJob(tx, generationJobId);
  if (job !== null && !isJobOver(job.state)) throw new Problem('job_running');
}

/** The material of the draft, or else what the article itself contains. */
async function materialOf(tx: Orm, article: ArticleRow): Promise<Material> {
  const draft = await draftOf(tx, article.id);
  return {
    topic: article.displayedTitle,
    keywords: article.targetKeywords,
    language: article.language,
    location: draft?.location ?? '',
    notes: draft?.notes ?? '',
  };
}
