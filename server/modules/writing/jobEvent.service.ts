import type { Orm } from '#db/database.ts';
import { isDatabaseAway } from '#db/databaseAway.ts';
import { isJobOver, stateAfter } from '#domain/writing/job.ts';
import type { JobId } from '#db/schema/ids.ts';
import type { JobEventRow, JobRow } from '#db/schema/product.ts';
import type { GenerationEvent, Resumed } from '#contract/content.schema.ts';
import type { Deps } from '../../deps.ts';
import type { SseMessage } from '../../http/sse.ts';
import { refund } from '../access/limit.service.ts';
import { changeJob, lockJob, NOT_CHARGED } from './generationJob.repo.ts';
import { eventsAfter, finalSeqOf, hasWritten, insertEvent, lastPut } from './jobEvent.repo.ts';

/** `over`: the job had already ended. `stopping`: it was asked to stop, so only a final event is written. */
export type Appended = 'written' | 'over' | 'stopping';

/**
 * The only function that writes events. Writes number `seq` of the job, its new state and, after a failure,
 * the refund, in one transaction.
 */
export async function appendEvent(
  deps: Pick<Deps, 'now' | 'orm' | 'wakeups'>,
  jobId: JobId,
  seq: number,
  event: GenerationEvent,
): Promise<Appended> {
  const state = stateAfter(event);
  const isFinal = isJobOver(state);
  const appended = await deps.orm.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job === null || isJobOver(job.state)) return 'over';
    if (job.isStopRequested && !isFinal) return 'stopping';
    await insertEvent(tx, jobId, seq, event, isFinal);
    const failure = event.type === 'failed' ? event.code : null;
    if (state !== job.state) await changeJob(tx, jobId, { state, failure });
    if (await isToBeRefunded(tx, jobId, event)) await giveBack(deps, tx, job);
    return 'written';
  });
  deps.wakeups.ring(jobId);
  return appended;
}

/** A failure is free, and so is a job that was stopped before it had written anything (docs/spec.md §d.limits.16). */
async function isToBeRefunded(tx: Orm, jobId: JobId, { type }: GenerationEvent): Promise<boolean> {
  return type === 'failed' || (type === 'stopped' && !(await hasWritten(tx, jobId)));
}

async function giveBack(deps: Pick<Deps, 'now'>, tx: Orm, job: JobRow): Promise<void> {
  const { chargedUserId: userId, chargedLimit: limitName, chargedPeriod: periodStart } = job;
  if (userId === null || limitName === null || periodStart === null) return;
  await refund(deps, tx, { userId, limitName, periodStart, jobId: job.id });
  await changeJob(tx, job.id, NOT_CHARGED);
}

/** The longest that a follower waits before it looks for events itself. */
const LOOK_MS = 1000;
/** Keep-alives on a quiet stream, so that no proxy closes it. */
const ALIVE_EVERY_LOOKS = 15;
/** Events that are read ahead of a slow client. */
const READ_AHEAD = 64;

/**
 * Yields the events of a job after `after`, once and in order, up to the final one. If they continue a block,
 * yields that first.
 */
export async function* followEvents(
  deps: Pick<Deps, 'orm' | 'wakeups'>,
  jobId: JobId,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<SseMessage<GenerationEvent | Resumed>> {
  const finalSeq = after > 0 ? await finalSeqOf(deps.orm, jobId) : null;
  if (finalSeq !== null && after >= finalSeq) return;
  const bell = deps.wakeups.listen(jobId);
  try {
    yield* await resumedAt(deps, jobId, after);
    let seq = after;
    for (let quietLooks = 1; !signal.aborted; quietLooks += 1) {
      const events = await eventsAfter(deps.orm, jobId, seq, READ_AHEAD).catch(noneWhileAway);
      yield* events.filter(isInForce).map(messageOf);
      const last = events.at(-1);
      if (last?.isFinal) return;
      seq = last?.seq ?? seq;
      if (quietLooks % ALIVE_EVERY_LOOKS === 0) yield null;
      if (last === undefined) await bell.wait(LOOK_MS, signal);
    }
  } finally {
    bell.close();
  }
}

/** A stream outlives its database: it stays open, and continues when the database is back. */
function noneWhileAway(error: unknown): JobEventRow[] {
  if (isDatabaseAway(error)) return [];
  throw error;
}

/** False for an end that no longer counts, because the job was continued. */
function isInForce({ data, isFinal }: JobEventRow): boolean {
  return isFinal || !isJobOver(stateAfter(data));
}

/** The block that the events after `seq` continue, if there is one. */
async function resumedAt({ orm }: Pick<Deps, 'orm'>, jobId: JobId, seq: number) {
  const put = await lastPut(orm, jobId, seq);
  if (put === null) return [];
  const { id, after, html } = put;
  return [{ data: { type: 'resumed', id, after, html } as const }];
}

function messageOf(event: JobEventRow): SseMessage<GenerationEvent> {
  return { id: event.seq, data: event.data };
}
