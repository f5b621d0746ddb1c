/** Does the steps of a job, in any number of lanes, in any process. What happens next is always read from the database. */
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { z } from 'zod';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { databaseFault } from '#db/databaseAway.ts';
import type { JobId } from '#db/schema/ids.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import { onBehalfOf } from '../../lib/fairTurns.ts';
import { OwnFault } from '../../lib/ownFault.ts';
import { findJob } from './job.api.ts';
import {
  type ClaimedStep,
  claimStep,
  type Held,
  INTERRUPTIONS_MOST,
  nextStepInMs,
  renewLease,
  settleStep,
} from './jobStep.repo.ts';
import { endIfSettled, TELL_EVERY_MS, tellProgress } from './stepEnd.service.ts';
import { planFurther, planSteps } from './stepPlan.service.ts';
import type { JobOf, StepEnd, SteppedJob } from './steppedJob.api.ts';
import { stopAsked } from './stopSignal.api.ts';

/** A lane gives way to other jobs after this long. */
const LANE_MS = 20_000;
/** How long a lane that waits for a turn or for another lane pauses: at most, and at least. */
const LOOK_MS = 500;
const LOOK_LEAST_MS = 20;
/** How long a step is held without a sign of life from its run; then another lane may take it. */
const LEASE_MS = 15_000;
const RENEW_EVERY_MS = LEASE_MS / 3;

/** `again`: there is more to do, in another lane. */
export type LaneEnd = 'over' | 'again';

/**
 * Plans the job if nobody has, then runs steps one after another. Resolves when the job or the time of the lane is over.
 * Rejects if the worker ends or the database is away; what was begun is then done by another lane.
 */
export async function runLane(
  deps: Deps,
  kind: SteppedJob,
  jobId: JobId,
  signal: AbortSignal,
): Promise<LaneEnd> {
  const row = await findJob(deps.orm, jobId);
  if (row === null || isJobOver(row.state)) return 'over';
  const job = { ...row, input: kind.input.parse(row.input) };
  const stop = stopAsked(deps, jobId);
  const log = deps.log.child({ logId: job.logId, jobId });
  const until = AbortSignal.any([signal, stop.signal]);
  const lane = { deps: { ...deps, log }, kind, job, worker: signal, until };
  try {
    return await onBehalfOf(job.userId, async () => {
      if (job.total === null) await planUnlessStopped(lane);
      return runSteps(lane);
    });
  } finally {
    stop.forget();
  }
}

interface Lane {
  readonly deps: Deps;
  readonly kind: SteppedJob;
  readonly job: JobOf<z.ZodObject>;
  /** Of the worker: it ends. */
  readonly worker: AbortSignal;
  /** The worker ends, or the job is asked to stop. */
  readonly until: AbortSignal;
}

/** A stop ends the search for steps too. The lane then finds none. */
async function planUnlessStopped({ deps, kind, job, worker, until }: Lane): Promise<void> {
  try {
    await planSteps(deps, kind, job, until);
  } catch (error) {
    if (worker.aborted || !until.aborted) throw error;
  }
}

async function runSteps(lane: Lane): Promise<LaneEnd> {
  const { deps, kind, job } = lane;
  const endsAt = performance.now() + LANE_MS;
  let tellAt = 0;
  while (performance.now() < endsAt) {
    lane.worker.throwIfAborted();
    const lease = deps.newId();
    const claim = { jobId: job.id, lease, leaseMs: LEASE_MS, limits: kind.limits };
    const step = await claimStep(deps.orm, claim);
    if (step !== null) await runStep(lane, { jobId: job.id, position: step.position, lease }, step);
    else if (!(await waitForStep(lane))) return 'over';
    if (performance.now() < tellAt) continue;
    await tellProgress(deps, job.id);
    tellAt = performance.now() + TELL_EVERY_MS;
  }
  return 'again';
}

/** Ends the job if all is done and nothing else is to do, and else waits for a step, also for one in another lane, which may die. False once it is over. */
async function waitForStep({ deps, kind, job, worker }: Lane): Promise<boolean> {
  const further = await planFurther(deps, kind, job);
  if (further === 'added') return true;
  if (further === 'none' && (await endIfSettled(deps, job.id, kind))) return false;
  const nextInMs = await nextStepInMs(deps.orm, job.id, kind.limits);
  const ms = Math.min(Math.max(nextInMs, LOOK_LEAST_MS), LOOK_MS);
  await pause(ms, undefined, { signal: worker });
  return true;
}

async function runStep(lane: Lane, held: Held, step: ClaimedStep): Promise<void> {
  const { deps, kind, job, until, worker } = lane;
  const lease = keepLease(deps, held);
  const timeout = AbortSignal.timeout(kind.limits.stepMs);
  const inTime = AbortSignal.any([until, lease.lost, timeout]);
  try {
    await storeEnd(deps, held, await endedBy(inTime, kind.run(deps, job, step, inTime)));
  } catch (error) {
    if (!until.aborted) deps.log.warn({ err: error, step: step.position }, 'step failed');
    await settleStep(deps.orm, held, afterError(lane, step, error));
    if (worker.aborted) throw error;
  } finally {
    lease.letGo();
  }
}

/** Says that the run of a step is alive, until it lets go. `lost` fires when another lane has taken the step. */
function keepLease({ orm, log }: Deps, held: Held) {
  const lost = new AbortController();
  const renew = async () => {
    try {
      if (!(await renewLease(orm, held, LEASE_MS))) lost.abort();
    } catch (error) {
      log.warn({ err: error, step: held.position }, 'lease not renewed');
    }
  };
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
  return { lost: lost.signal, letGo: () => clearInterval(timer) };
}

/** What becomes of a step whose attempt was interrupted or has failed. */
function afterError({ kind, until, worker }: Lane, step: ClaimedStep, error: unknown) {
  const { attempts, interruptions } = step;
  const { limits } = kind;
  if (worker.aborted) return { state: 'waiting', attempts: attempts - 1 } as const; // not its fault
  if (until.aborted) return { state: 'skipped' } as const;
  const fault = ownFaultOf(kind, error);
  if (fault !== null) return afterInterruption(kind, step, fault);
  const own = attempts - interruptions;
  if (own < limits.attempts)
    return { state: 'waiting', dueInMs: limits.retryMs * 2 ** (own - 1) } as const;
  return {
    state: 'failed',
    error: error instanceof Problem ? failureOfProblem(error) : 'internal',
  } as const;
}

/** The longest pause before a step that was interrupted is tried again. */
const PAUSE_MAX_MS = 60_000;

function afterInterruption(
  { limits }: SteppedJob,
  { interruptions }: ClaimedStep,
  fault: ProblemCode,
) {
  if (interruptions >= INTERRUPTIONS_MOST) return { state: 'failed', error: fault } as const;
  const dueInMs = Math.min(limits.retryMs * 2 ** interruptions, PAUSE_MAX_MS);
  return { state: 'waiting', interruptions: interruptions + 1, dueInMs } as const;
}

/**
 * The fault of ours that ended an attempt; null: it was the step's. What took too long was too much for us, but is not done again and
 * again if somebody pays for it.
 */
function ownFaultOf({ charge }: SteppedJob, error: unknown): ProblemCode | null {
  if (error instanceof OwnFault) return error.code;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  if (isTimeout && charge === null) return 'too_busy';
  return error instanceof DrizzleQueryError ? databaseFault(error) : null; // others have no database at the other end
}

/** A step that does not heed its signal must not keep its lane. */
function endedBy<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** Stores what came out, and nothing if another run has done the step meanwhile. */
async function storeEnd(deps: Pick<Deps, 'orm'>, held: Held, end: StepEnd): Promise<void> {
  const { keep, refused, ...settled } = { refused: undefined, ...end };
  if (keep === undefined) {
    await settleStep(deps.orm, held, settled);
    return;
  }
  try {
    await deps.orm.transaction(async (tx) => {
      if (await settleStep(tx, held, settled)) await keep(tx);
    });
  } catch (error) {
    // What it took to come here, such as an answer of a model, is not paid for again.
    if (!(error instanceof Problem)) throw error;
    await storeEnd(deps, held, refused?.(error.code) ?? { state: 'failed', error: error.code });
  }
}
