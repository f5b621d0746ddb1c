import { isStepped } from '#contract/lib/tasks.ts';
import type { GenerationEvent, Resumed } from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import { isDatabaseAway } from '#db/databaseAway.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { JobEventRow } from '#db/schema/work.ts';
import { isJobOver, stateAfter } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import type { SseMessage } from '../../http/sse.ts';
import { refund } from '../access/limit.service.ts';
import { changeJob, type LockedJob, lockJob, NOT_CHARGED } from './job.api.ts';
import {
  eventsAfter,
  finalSeqOf,
  hasWritten,
  headingsOf,
  insertEvent,
  lastOf,
} from './jobEvent.api.ts';

/** `over`: the job had already ended. `stopping`: it was asked to stop, so only a final event is written. */
export type Appended = 'written' | 'over' | 'stopping';

type EventDeps = Pick<Deps, 'now' | 'orm' | 'wakeups'>;

/** Writes number `seq` of the job, and what follows from it, in one transaction. */
export async function appendEvent(
  deps: EventDeps,
  jobId: JobId,
  seq: number,
  event: GenerationEvent,
): Promise<Appended> {
  const isFinal = isJobOver(stateAfter(event));
  return telling(deps, jobId, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job === null || isJobOver(job.state)) return { result: 'over' };
    if (job.isStopRequested && !isFinal) return { result: 'stopping' };
    return { result: 'written', told: await writeEvent(deps, tx, { job, seq, event }) };
  });
}

interface NewEvent {
  /** Locked. */
  readonly job: LockedJob;
  readonly seq: number;
  readonly event: GenerationEvent;
}

/** What followers have to hear of. */
interface Told {
  readonly workspaceId: WorkspaceId;
  /** Whether the list of work shows it. */
  readonly isListed: boolean;
}

/** The only function that writes events: the event, the state and progress of its job, and after a failure the refund. */
export async function writeEvent(
  deps: Pick<Deps, 'now'>,
  tx: Orm,
  { job, seq, event }: NewEvent,
): Promise<Told> {
  const state = stateAfter(event);
  const isFinal = isJobOver(state);
  await insertEvent(tx, job.id, seq, event, isFinal);
  const change = {
    ...(await progressAfter(tx, job, event)),
    ...(state === job.state ? {} : { state, failure: codeOf(event) }),
    ...(event.type === 'started' ? { startedAt: deps.now() } : {}),
    ...(isFinal ? { finishedAt: deps.now(), doing: null } : {}),
  };
  const isListed = Object.keys(change).length > 0;
  if (isListed) await changeJob(tx, job.id, change);
  if (await isToBeRefunded(tx, job, event)) await giveBack(deps, tx, job);
  return { workspaceId: job.workspaceId, isListed };
}

const codeOf = (event: GenerationEvent) => (event.type === 'failed' ? event.code : null);

/** Runs a transaction; if it has written an event, wakes those who follow the job, and the lists that show it. */
export async function telling<Result>(
  { orm, wakeups }: Pick<Deps, 'orm' | 'wakeups'>,
  jobId: JobId,
  change: (tx: Orm) => Promise<{ readonly result: Result; readonly told?: Told }>,
): Promise<Result> {
  const { result, told } = await orm.transaction(change);
  if (told) wakeups.ring(jobId);
  if (told?.isListed) wakeups.ring(workTopic(told.workspaceId));
  return result;
}

/** Rung when the list of running work of a workspace changes. */
export const workTopic = (workspaceId: WorkspaceId): string => `work/${workspaceId}`;

/** What an event says of the progress of its job. */
async function progressAfter(
  tx: Orm,
  job: LockedJob,
  event: GenerationEvent,
): Promise<Partial<Pick<LockedJob, 'done' | 'failed' | 'total' | 'doing'>>> {
  if (event.type === 'outlined') return { total: event.outline.length || null };
  if (event.type === 'proposed') return event.isComplete ? { done: event.at + 1 } : {};
  if (event.type === 'translated') return { done: event.done, total: event.total || null };
  const isSection = event.type === 'put' && event.html.startsWith('<h2>');
  if (isSection && job.kind !== 'translation') return { done: await headingsOf(tx, job.id) };
  if (event.type !== 'progress') return {};
  const { done, failed, total, doing } = event;
  return { done, failed, total, doing };
}

/** A failure is free, and so is a job that was stopped before it had done anything (docs/spec.md §d.limits.16). */
async function isToBeRefunded(
  tx: Orm,
  job: LockedJob,
  { type }: GenerationEvent,
): Promise<boolean> {
  if (type !== 'stopped') return type === 'failed';
  return isStepped(job.kind) ? job.done === 0 : !(await hasWritten(tx, job.id));
}

async function giveBack(deps: Pick<Deps, 'now'>, tx: Orm, job: LockedJob): Promise<void> {
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

/** The block that the events after `seq` continue, if there is one, and how far a translation is. */
async function resumedAt({ orm }: Pick<Deps, 'orm'>, jobId: JobId, seq: number) {
  const put = await lastOf(orm, jobId, seq, 'put');
  if (put === null) return [];
  const { id, after, html } = put;
  const translated = await lastOf(orm, jobId, seq, 'translated');
  const progress = translated && { translated: { done: translated.done, total: translated.total } };
  return [{ data: { type: 'resumed', id, after, html, ...progress } as const }];
}

function messageOf(event: JobEventRow): SseMessage<GenerationEvent> {
  return { id: event.seq, data: event.data };
}
