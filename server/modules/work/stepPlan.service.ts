import type { z } from 'zod';
import type { JobId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { lockJob } from './job.api.ts';
import { lastSeqOf } from './jobEvent.api.ts';
import { telling, writeEvent } from './jobEvent.service.ts';
import { insertSteps } from './jobStep.repo.ts';
import { type JobOf, lanesOf, type NewStep, type SteppedJob } from './steppedJob.api.ts';

/** Lists the steps of a job, and calls the other lanes. Two lanes that do it at once store one list. */
export async function planSteps(
  deps: Deps,
  kind: SteppedJob,
  job: JobOf<z.ZodObject>,
  signal: AbortSignal,
): Promise<void> {
  await begin(deps, job.id);
  const steps = distinct(await kind.plan(deps, job, signal)).slice(0, kind.limits.most);
  const isFirst = await telling(deps, job.id, async (tx) => {
    const locked = await lockJob(tx, job.id);
    if (locked === null || locked.total !== null || isJobOver(locked.state))
      return { result: false };
    await insertSteps(tx, job.id, steps);
    const total = steps.length;
    const event = { type: 'progress', done: 0, failed: 0, total, doing: null } as const;
    const seq = (await lastSeqOf(tx, job.id)) + 1;
    const told = await writeEvent(deps, tx, { job: locked, seq, event });
    const others = Math.min(kind.limits.atOnce, total) - 1;
    for (let lane = 0; lane < others; lane += 1)
      await deps.jobs.enqueue(tx, lanesOf(kind.kind), { jobId: job.id });
    return { result: true, told };
  });
  if (isFirst) deps.jobs.kick(lanesOf(kind.kind));
}

/** Notes that the job has begun, unless an earlier lane has. */
async function begin(deps: Deps, jobId: JobId): Promise<void> {
  await telling(deps, jobId, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job?.state !== 'queued') return { result: undefined };
    const seq = (await lastSeqOf(tx, jobId)) + 1;
    const event = { type: 'started', model: null } as const;
    return { result: undefined, told: await writeEvent(deps, tx, { job, seq, event }) };
  });
}

function distinct(steps: readonly NewStep[]): NewStep[] {
  return [...new Map(steps.map((step) => [step.key, step])).values()];
}
