import type { GenerationEvent } from '#domain/contract/content.schema.ts';
import type { Deps } from '../../deps.ts';
import type { SseMessage } from '../../lib/sse.ts';
import { refund } from '../limit/limit.service.ts';
import { type JobRow, type JobState, lockJob, setState } from './generationJob.repo.ts';
import { eventsAfter, finalSeqOf, insertEvent, type JobEventRow } from './jobEvent.repo.ts';

/** The state that an event brings its job to. */
const STATE_AFTER: Readonly<Record<GenerationEvent['type'], JobState>> = {
  started: 'running',
  put: 'running',
  finished: 'finished',
  stopped: 'stopped',
  failed: 'failed',
};

/**
 * The one place that writes events: number `seq` of the job, with the state and, after a failure,
 * the refund, in one transaction. False when the job was already over.
 */
export async function appendEvent(
  deps: Pick<Deps, 'orm' | 'wakeups'>,
  jobId: string,
  seq: number,
  event: GenerationEvent,
): Promise<boolean> {
  const isWritten = await deps.orm.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job === null || isOver(job.state)) return false;
    await insertEvent(tx, jobId, seq, event);
    const state = STATE_AFTER[event.type];
    if (state !== job.state) await setState(tx, jobId, state);
    if (event.type === 'failed') await refund(tx, job.userId, 'article', job.chargedPeriod);
    return true;
  });
  deps.wakeups.ring(jobId);
  return isWritten;
}

export function isOver(state: JobRow['state']): boolean {
  return state !== 'queued' && state !== 'running';
}

/** How long a follower waits at most before it looks for itself. */
const LOOK_MS = 1000;
/** Signs of life on a quiet stream, so that no proxy gives it up. */
const ALIVE_EVERY_LOOKS = 15;
/** Events read ahead of a slow client. */
const READ_AHEAD = 64;

/** Every event of a job behind `after`, once and in order, until the one that ends it. */
export async function* followEvents(
  deps: Pick<Deps, 'orm' | 'wakeups'>,
  jobId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<SseMessage<GenerationEvent>> {
  const finalSeq = after > 0 ? await finalSeqOf(deps.orm, jobId) : null;
  if (finalSeq !== null && after >= finalSeq) return;
  const bell = deps.wakeups.listen(jobId);
  try {
    let seq = after;
    for (let quietLooks = 1; !signal.aborted; quietLooks += 1) {
      const events = await eventsAfter(deps.orm, jobId, seq, READ_AHEAD);
      yield* events.map(messageOf);
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

function messageOf(event: JobEventRow): SseMessage<GenerationEvent> {
  return { id: event.seq, data: event.data };
}
