import type { LimitName } from '#contract/access/limits.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { TaskName } from '#contract/lib/tasks.ts';
import type { Orm } from '#db/database.ts';
import { lockRoom, requireRoom } from '#db/room.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { JobRow } from '#db/schema/work.ts';
import { isCounted } from '#domain/access/limits.ts';
import { limitOfTask } from '#domain/writing/aiTasks.ts';
import { canContinue, isJobOver } from '#domain/writing/job.ts';
import { MODEL_RULES } from '#domain/writing/modelRules.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { type AnyTask, isProposal, isWriting } from '#domain/writing/writingTask.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { withOwnNotesApart } from '../../material/ownNotes.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { type Allowance, allowanceOf, chargeTo } from '../access/limit.service.ts';
import { followJob, lockForChange, waitForJob } from '../article/article.api.ts';
import {
  changeJob,
  findJob,
  insertJob,
  type JobRequest,
  jobOfRequest,
  lockJob,
  lockRequest,
  NOT_CHARGED,
} from '../work/job.api.ts';
import { unmarkFinal } from '../work/jobEvent.api.ts';
import { type TaskJob, taskJobOf, type WritingJob, writingJobOf } from './generationJob.repo.ts';
import { writingJob } from './writing.job.ts';

export type Caller = CallContext & { readonly workspaceId: WorkspaceId };
type JobCall = Caller & { readonly jobId: JobId };

/**
 * The model that does a task now; null without one. Throws `no_model` for a task that needs one. Called before a
 * transaction: it may read the settings, and the embedded database has one connection.
 */
export async function modelOf({ engines }: Deps, name: TaskName): Promise<string | null> {
  const { model, tasks } = await engines.engineFor(name);
  if (!tasks.includes(name)) throw new Problem('no_model');
  return model;
}

/** Returns the job that this request has already started, or else starts one. */
export const oncePerRequest = (
  deps: Deps,
  request: JobRequest,
  start: (tx: Orm) => Promise<WritingJob>,
): Promise<WritingJob> => once(deps, request, writingJobOf, start);

/** The same for a task that may be of no article. */
export const oncePerTask = (
  deps: Deps,
  request: JobRequest,
  start: (tx: Orm) => Promise<TaskJob>,
): Promise<TaskJob> => once(deps, request, taskJobOf, start);

async function once<Job extends TaskJob>(
  deps: Deps,
  request: JobRequest,
  read: (row: JobRow | null) => Job | null,
  start: (tx: Orm) => Promise<Job>,
): Promise<Job> {
  const job = await deps.orm.transaction(async (tx) => {
    await lockRequest(tx, request);
    await lockRoom(tx, request.workspaceId);
    return read(await jobOfRequest(tx, request)) ?? (await start(tx));
  });
  deps.jobs.kick(writingJob);
  return job;
}

interface NewJob<Of extends ArticleId | null> {
  readonly articleId: Of;
  readonly requestId: string;
  readonly task: AnyTask;
  /** Null for the embedded engine. */
  readonly model: string | null;
}

/** Whose job it is, also once they have gone. */
export interface Payer extends Pick<Caller, 'workspaceId' | 'logId' | 'inputHash'> {
  readonly userId: string;
  allowanceFor(limit: LimitName): Allowance;
}

const payerOf = (deps: Deps, { workspaceId, logId, inputHash, caller }: Caller): Payer => ({
  workspaceId,
  logId,
  inputHash,
  userId: caller.userId,
  allowanceFor: (limit) => allowanceOf(deps, caller, limit),
});

/** Charges the plan and hands the job to the queue. */
export const startJob = <Of extends ArticleId | null>(
  deps: Deps,
  tx: Orm,
  call: Caller,
  start: NewJob<Of>,
): Promise<TaskJob<Of>> => startJobOf(deps, tx, payerOf(deps, call), start);

/** The same for somebody who has asked earlier. */
export async function startJobOf<Of extends ArticleId | null>(
  deps: Deps,
  tx: Orm,
  payer: Payer,
  start: NewJob<Of>,
): Promise<TaskJob<Of>> {
  const { articleId, requestId, model } = start;
  const task = withOwnNotesApart(start.task);
  const { workspaceId, userId, logId, inputHash } = payer;
  await requireRoom(tx, 'jobs', workspaceId);
  const id = newCheckedId<JobId>(deps);
  const asked = { id, workspaceId, articleId, requestId, task };
  const row = await insertJob(tx, {
    id,
    workspaceId,
    articleId,
    requestId,
    inputHash,
    input: task,
    userId,
    state: 'queued',
    isStopRequested: false,
    total: isProposal(task) ? PROPOSALS[task.kind].alternatives : null,
    ...(await chargeFor(deps, tx, payer, { ...asked, model })),
    logId,
    createdAt: deps.now(),
  });
  if (isWriting(task) && articleId !== null) await followJob(tx, articleId, id);
  await deps.jobs.enqueue(tx, writingJob, { jobId: id }, MODEL_RULES[task.kind]);
  return { ...row, articleId, task };
}

type Asked = Pick<TaskJob, 'id' | 'workspaceId' | 'articleId' | 'requestId' | 'task'> & {
  readonly model: string | null;
};

/** Charges the payer, unless the embedded engine writes for free. Returns what a refund needs. */
async function chargeFor(
  deps: Deps,
  tx: Orm,
  { userId, allowanceFor }: Pick<Payer, 'userId' | 'allowanceFor'>,
  { id: jobId, workspaceId, articleId, requestId, task, model }: Asked,
): Promise<Pick<WritingJob, keyof typeof NOT_CHARGED>> {
  const limit = limitOfTask(task);
  if (limit === null || !isCounted(limit, model)) return NOT_CHARGED;
  const use = { jobId, workspaceId, articleId, requestId, what: task.kind };
  const chargedPeriod = await chargeTo(deps, tx, allowanceFor(limit), use);
  return { chargedUserId: userId, chargedLimit: limit, chargedPeriod };
}

/** Continues a job that was stopped or has failed. Does nothing for a job that is running. */
export async function continueJob(deps: Deps, call: JobCall): Promise<void> {
  const { model } = await deps.engines.engineFor('draft'); // both models are there, or none is
  await deps.orm.transaction(async (tx) => {
    await lockJob(tx, call.jobId);
    const job = writingJobOf(await findJob(tx, call.jobId));
    if (job === null) throw new Problem('not_found');
    if (!isJobOver(job.state)) return;
    const article = await lockForChange(tx, job.workspaceId, job.articleId);
    if (!canContinue(job.state) || article?.generationJobId !== job.id) {
      throw new Problem('job_over');
    }
    // A failed job was refunded; a stopped one was not, if it had written anything.
    const isCharged = job.state === 'stopped' && job.chargedLimit !== null;
    await changeJob(tx, job.id, {
      state: 'queued',
      isStopRequested: false,
      failure: null,
      finishedAt: null,
      ...(isCharged ? {} : await chargeFor(deps, tx, payerOf(deps, call), { ...job, model })),
    });
    await unmarkFinal(tx, job.id);
    await waitForJob(tx, job.articleId);
    await deps.jobs.enqueue(tx, writingJob, { jobId: job.id }, MODEL_RULES[job.task.kind]);
  });
  deps.jobs.kick(writingJob);
}
