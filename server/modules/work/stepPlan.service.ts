import type { z } from 'zod';
import type { Orm } from '#db/database.ts';
import type { JobId } from '#db/schema/ids.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import { findJob, lockJob } from './job.api.ts';
import { lastSeqOf } from './jobEvent.api.ts';
import { telling, writeEvent } from './jobEvent.service.ts';
import { addSteps, countSteps, failDeadSteps, insertSteps } from './jobStep.repo.ts';
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
    await callLanes(deps, tx, kind, job.id, lanesFor(kind, total) - 1);
    return { result: true, told };
  });
  if (isFirst) deps.jobs.kick(lanesOf(kind.kind));
}

/**
 * Adds what the steps of a job have shown there is to do, once all are over. `open`: not all are. Only with `none` may the job end:
 * another lane may be about to add something.
 */
export async function planFurther(
  deps: Deps,
  kind: SteppedJob,
  job: JobOf<z.ZodObject>,
): Promise<'open' | 'added' | 'none'> {
  if (kind.further === undefined) return 'none';
  const now = await findJob(deps.orm, job.id);
  if (now === null || now.isStopRequested || isJobOver(now.state)) return 'none';
  await failDeadSteps(deps.orm, job.id);
  const { waiting, running } = await countSteps(deps.orm, job.id);
  if (waiting + running > 0) return 'open';
  const steps = distinct(await kind.further(deps, job));
  if (steps.length === 0) return 'none';
  await storeFurther(deps, kind, job.id, steps);
  return 'added';
}

async function storeFurther(
  deps: Deps,
  kind: SteppedJob,
  jobId: JobId,
  steps: readonly NewStep[],
): Promise<void> {
  const isNew = await telling(deps, jobId, async (tx) => {
    const locked = await lockJob(tx, jobId);
    if (locked === null || locked.isStopRequested || isJobOver(locked.state))
      return { result: false };
    const added = await addSteps(tx, jobId, steps);
    if (added === 0) return { result: false }; // another lane was faster
    const { total, done, failed } = await countSteps(tx, jobId);
    const event = { type: 'progress', done, failed, total, doing: null } as const;
    const seq = (await lastSeqOf(tx, jobId)) + 1;
    const told = await writeEvent(deps, tx, { job: locked, seq, event });
    await callLanes(deps, tx, kind, jobId, lanesFor(kind, total) - lanesFor(kind, total - added));
    return { result: true, told };
  });
  if (isNew) deps.jobs.kick(lanesOf(kind.kind));
}

const lanesFor = ({ limits }: SteppedJob, steps: number): number =>
  Math.min(limits.atOnce, Math.max(1, steps));

async function callLanes(
  deps: Deps,
  tx: Orm,
  kind: SteppedJob,
  jobId: JobId,
  count: number,
): Promise<void> {
  for (let lane = 0; lane < count; lane += 1)
    await deps.jobs.enqueue(tx, lanesOf(kind.kind), { jobId });
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
