import { Problem } from '#contract/problem.ts';
import { isStepped } from '#contract/tasks.ts';
import type { Orm } from '#db/database.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { JobRow } from '#db/schema/product.ts';
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
import { endIfSettled } from './stepEnd.service.ts';
import { LANES, type SteppedJob } from './steppedJob.api.ts';
import { stopTopic } from './stopSignal.api.ts';

type Call = CallContext & { readonly workspaceId: WorkspaceId; readonly requestId: string };

/** Starts a job of the whole workspace, once for each request id. Throws `work_running` if the workspace has enough of them. */
export async function startSteps(deps: Deps, kind: SteppedJob, call: Call): Promise<JobId> {
  const { workspaceId, requestId, caller } = call;
  const asked = { userId: caller.userId, workspaceId, articleId: null, kind: kind.kind, requestId };
  const id = await deps.orm.transaction(async (tx) => {
    await lockRequest(tx, { ...asked, userId: '', requestId: '' }); // counted one after another
    const known = await jobOfRequest(tx, asked);
    if (known !== null) return known.id;
    if ((await countRunning(tx, workspaceId, kind.kind)) >= kind.limits.perWorkspace)
      throw new Problem('work_running');
    return (await insertSteppedJob(deps, tx, { call, kind, asked })).id;
  });
  deps.jobs.kick();
  deps.wakeups.ring(workTopic(workspaceId));
  return id;
}

interface Asked {
  readonly call: Call;
  readonly kind: SteppedJob;
  readonly asked: JobRequest;
}

async function insertSteppedJob(
  deps: Deps,
  tx: Orm,
  { call, kind, asked }: Asked,
): Promise<JobRow> {
  const job = await insertJob(tx, {
    ...asked,
    id: newCheckedId<JobId>(deps),
    input: { kind: kind.kind },
    state: 'queued',
    isStopRequested: false,
    logId: call.logId,
    createdAt: deps.now(),
  });
  if (kind.charge !== null) {
    const { workspaceId, articleId, requestId } = asked;
    const use = { jobId: job.id, workspaceId, articleId, requestId, what: kind.kind };
    const chargedPeriod = await charge(deps, tx, call.caller, kind.charge, use);
    const charged = { chargedUserId: call.caller.userId, chargedLimit: kind.charge, chargedPeriod };
    await changeJob(tx, job.id, charged);
  }
  await deps.jobs.enqueue(tx, LANES, { jobId: job.id });
  return job;
}

/** Stops a job where it is. A job that is over does not change. */
export async function stopJob(deps: Deps, jobId: JobId): Promise<void> {
  await requestStop(deps.orm, jobId);
  deps.wakeups.ring(stopTopic(jobId));
  const job = await findJob(deps.orm, jobId);
  // Its worker ends a writing job; a job in steps may have no worker at the moment.
  if (job !== null && isStepped(job.kind)) await endIfSettled(deps, jobId, 0);
}
