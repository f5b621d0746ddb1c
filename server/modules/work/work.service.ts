import type { z } from 'zod';
import type { LimitName } from '#contract/access/limits.ts';
import { Problem } from '#contract/lib/problem.ts';
import { isStepped } from '#contract/lib/tasks.ts';
import type { Orm } from '#db/database.ts';
import { lockRoom, requireRoom } from '#db/room.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { SteppedInput } from '#db/schema/work.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { charge } from '../access/limit.service.ts';
import {
  changeJob,
  countRunning,
  findJob,
  insertJob,
  type JobRequest,
  jobOfRequest,
  lockRequest,
  requestStop,
} from './job.api.ts';
import { workTopic } from './jobEvent.service.ts';
import { endStopped } from './stepEnd.service.ts';
import { lanesOf, type SteppedJob } from './steppedJob.api.ts';
import { stopTopic } from './stopSignal.api.ts';

type Call = CallContext & { readonly workspaceId: WorkspaceId };

export interface StepsRequest<Input extends z.ZodObject> {
  readonly requestId: string;
  /** Its subject; null: the whole workspace. */
  readonly articleId: ArticleId | null;
  readonly input: z.input<Input>;
}

/** Starts a job, once for each request id. Throws `work_running` if the workspace has enough of the kind. */
export async function startSteps<Input extends z.ZodObject>(
  deps: Deps,
  kind: SteppedJob<Input>,
  call: Call,
  { requestId, articleId, input }: StepsRequest<Input>,
  /** Stores what the job is about, in the transaction that stores the job. */
  keep?: (tx: Orm, jobId: JobId) => Promise<void>,
): Promise<JobId> {
  const id = await deps.orm.transaction((tx) =>
    startStepsIn(deps, tx, kind, call, { requestId, articleId, input }, keep),
  );
  deps.jobs.kick(lanesOf(kind.kind));
  deps.wakeups.ring(workTopic(call.workspaceId));
  return id;
}

/** The same in the caller's transaction, whose caller then kicks the queue. */
export async function startStepsIn<Input extends z.ZodObject>(
  deps: Deps,
  tx: Orm,
  kind: SteppedJob<Input>,
  call: Call,
  { requestId, articleId, input }: StepsRequest<Input>,
  keep?: (tx: Orm, jobId: JobId) => Promise<void>,
): Promise<JobId> {
  const { workspaceId, caller, inputHash } = call;
  const of = { userId: caller.userId, workspaceId, articleId, kind: kind.kind };
  const asked = { ...of, requestId, inputHash };
  await lockStarts(tx, workspaceId, kind.kind);
  await lockRoom(tx, workspaceId);
  const known = await jobOfRequest(tx, asked);
  if (known !== null) return known.id;
  if ((await countRunning(tx, workspaceId, kind.kind)) >= kind.limits.perWorkspace)
    throw new Problem('work_running');
  await requireRoom(tx, 'jobs', workspaceId);
  const stored = { ...kind.input.parse(input), kind: kind.kind };
  const jobId = await insertSteppedJob(deps, tx, call, { asked, stored, limit: kind.charge });
  await keep?.(tx, jobId);
  return jobId;
}

/** Jobs of a kind, and what they are about, are counted one after another in a workspace. */
export async function lockStarts(
  tx: Orm,
  workspaceId: WorkspaceId,
  kind: JobRequest['kind'],
): Promise<void> {
  await lockRequest(tx, { workspaceId, kind, userId: '', articleId: null, requestId: '' });
}

interface NewJob {
  readonly asked: JobRequest;
  readonly stored: SteppedInput;
  readonly limit: LimitName | null;
}

async function insertSteppedJob(
  deps: Deps,
  tx: Orm,
  { caller, logId }: Call,
  { asked, stored, limit }: NewJob,
): Promise<JobId> {
  const id = newCheckedId<JobId>(deps);
  const { kind, ...row } = asked;
  await insertJob(tx, {
    ...row,
    id,
    input: stored,
    logId,
    createdAt: deps.now(),
    state: 'queued',
    isStopRequested: false,
  });
  if (limit !== null) {
    const { workspaceId, articleId, requestId } = asked;
    const use = { jobId: id, workspaceId, articleId, requestId, what: kind };
    const chargedPeriod = await charge(deps, tx, caller, limit, use);
    const charged = { chargedUserId: caller.userId, chargedLimit: limit, chargedPeriod };
    await changeJob(tx, id, charged);
  }
  await deps.jobs.enqueue(tx, lanesOf(stored.kind), { jobId: id });
  return id;
}

/** Stops a job where it is. A job that is over does not change. */
export async function stopJob(deps: Deps, jobId: JobId): Promise<void> {
  await requestStop(deps.orm, jobId);
  deps.wakeups.ring(stopTopic(jobId));
  const job = await findJob(deps.orm, jobId);
  // Its worker ends a writing job; a job in steps may have no worker at the moment.
  if (job !== null && isStepped(job.kind)) await endStopped(deps, jobId);
}
