import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import { withProposed } from '#domain/writing/proposals.ts';
import type { RootState } from '#store/subjects.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { reportFailure, requestSettled } from '../access/access.api.ts';
import { delay, put, race, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { followEvents } from './followEvents.ts';

/** How long a stopped job is given to end. */
const STOP_END_MS = 10_000;

/** Follows the job of a proposal to its end. */
export function* followProposal(id: string, workspaceId: string, jobId: string) {
  yield* put(proposal.followed({ id, jobId }));
  const { error } = yield* race({
    error: followEvents({ workspaceId, jobId }, (events) => receive(id, events)),
    closed: stopOnceClosed(id, workspaceId, jobId),
  });
  const failed = (failure: string, isUnknown: boolean) =>
    put(proposal.failed({ id, failure, isUnknown }));
  // A job that is refused to be read goes on.
  if (error) yield* failed(error.code ?? error.kind, mayBeAccepted(error, true));
  // The server closes the stream of a job that is over; this one has not said so.
  else if ((yield* select(proposal.select, id))?.status === 'writing')
    yield* failed('network', true);
}

/** Stops a job whose proposal is closed before it is done. It is followed a little longer: its end may refund the unit. */
function* stopOnceClosed(id: string, workspaceId: string, jobId: string) {
  yield* waitUntil(selectIsClosed, id);
  yield* stopJob(workspaceId, jobId);
  yield* delay(STOP_END_MS);
}

export const selectIsClosed = (state: RootState, id: string) => proposal.select(state, id) === null;

/** Returns true once the job is over. */
function* receive(id: string, events: readonly GenerationEvent[]) {
  const before = (yield* select(proposal.select, id))?.alternatives ?? [];
  const alternatives = withProposed(before, events);
  if (alternatives !== before) yield* put(proposal.grew({ id, alternatives }));
  const end = events.at(-1);
  // A failed job is not charged, nor one that was stopped before its first alternative.
  if (end?.type === 'failed' || end?.type === 'stopped') yield* requestSettled(end.limits ?? null);
  if (end?.type === 'failed') {
    yield* put(proposal.failed({ id, failure: end.code, isUnknown: false }));
    return true;
  }
  const isOver = end?.type === 'finished' || end?.type === 'stopped';
  if (isOver) yield* put(proposal.ended({ id }));
  return isOver;
}

export function* stopProposal({ payload: { id } }: ReturnType<typeof proposal.stopRequested>) {
  const found = yield* select(proposal.select, id);
  if (found?.status === 'asking') yield* put(proposal.discarded({ id }));
  else if (found?.status === 'writing' && found.jobId !== null)
    yield* stopJob(found.workspaceId, found.jobId);
}

function* stopJob(workspaceId: string, jobId: string) {
  const { content } = yield* services();
  try {
    yield* callApi(content.stopJob, { workspaceId, jobId });
  } catch (error) {
    yield* reportFailure(error, 'editArticle'); // it ends by itself, a little later
  }
}
