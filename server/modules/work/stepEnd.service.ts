import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import type { JobId } from '#db/schema/ids.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import { type LockedJob, lockJob, lockToTell } from './job.api.ts';
import { lastSeqOf } from './jobEvent.api.ts';
import { telling, writeEvent } from './jobEvent.service.ts';
import { countSteps, failDeadSteps, type StepCounts, skipSteps } from './jobStep.repo.ts';
import type { SteppedJob } from './steppedJob.api.ts';

type TellingDeps = Pick<Deps, 'orm' | 'wakeups' | 'now'>;

/** The progress of a job is told at most this often, however many lanes it has. */
export const TELL_EVERY_MS = 500;

/** Tells how far the job has come, unless another lane has a moment ago. */
export async function tellProgress(deps: TellingDeps, jobId: JobId): Promise<void> {
  await telling(deps, jobId, async (tx) => {
    const job = await lockToTell(tx, jobId, TELL_EVERY_MS);
    if (job === null) return { result: undefined };
    const event = progressEvent(await countSteps(tx, jobId));
    const seq = (await lastSeqOf(tx, jobId)) + 1;
    return { result: undefined, told: await writeEvent(deps, tx, { job, seq, event }) };
  });
}

/** Ends the job if none of its steps will be done any more. True if it is over. */
export function endIfSettled(deps: TellingDeps, jobId: JobId, kind: EndedKind): Promise<boolean> {
  return settling(deps, jobId, kind, (tx, { isStopRequested }) =>
    isStopRequested ? skipSteps(tx, jobId) : failDeadSteps(tx, jobId),
  );
}

/** Skips what is left of a job that was asked to stop, and ends it unless a step is being done. */
export async function endStopped(deps: TellingDeps, jobId: JobId): Promise<void> {
  await settling(deps, jobId, null, (tx) => skipSteps(tx, jobId));
}

/** Ends a job that has no lane left, unless a step of it is being done. */
export async function giveUpSteps(
  deps: TellingDeps,
  jobId: JobId,
  kind: EndedKind | null,
): Promise<void> {
  await settling(deps, jobId, kind, (tx) => skipSteps(tx, jobId));
}

type EndedKind = Pick<SteppedJob, 'settle'>;

function settling(
  deps: TellingDeps,
  jobId: JobId,
  kind: EndedKind | null,
  close: (tx: Orm, job: LockedJob) => Promise<void>,
): Promise<boolean> {
  return telling(deps, jobId, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job === null || isJobOver(job.state)) return { result: true };
    await close(tx, job);
    const counts = await countSteps(tx, jobId);
    if (counts.waiting + counts.running > 0) return { result: false };
    if (!job.isStopRequested) await kind?.settle?.(deps, tx, jobId);
    const { done } = counts;
    const seq = (await lastSeqOf(tx, jobId)) + 1;
    await writeEvent(deps, tx, { job, seq, event: progressEvent(counts) });
    const end = { job: { ...job, done }, seq: seq + 1, event: endOf(job, counts) };
    return { result: true, told: await writeEvent(deps, tx, end) };
  });
}

const progressEvent = ({ done, failed, total, doing }: StepCounts): GenerationEvent => {
  return { type: 'progress', done, failed, total, doing };
};

/** How a job ends whose steps have: stopped, if that left something undone; failed, if nothing came of it. */
function endOf(
  { isStopRequested, total }: LockedJob,
  { done, failed, skipped, error }: StepCounts,
): GenerationEvent {
  if (isStopRequested && (total === null || skipped > 0)) return { type: 'stopped' };
  if (total !== null && failed + skipped === 0) return { type: 'finished' };
  return done > 0 ? { type: 'partial' } : { type: 'failed', code: error ?? 'internal' };
}
