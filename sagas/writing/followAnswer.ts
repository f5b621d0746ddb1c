import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import type { RootState } from '#store/subjects.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { answeredNow } from '#store/writing/chatState.ts';
import { reportFailure, requestSettled } from '../access/access.api.ts';
import { put, race, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { followEvents } from './followEvents.ts';

/** Follows the answers that are being written, until they end or another conversation is shown. Two tabs may have asked. */
export function* followAnswer(articleId: string) {
  while (true) {
    const job = yield* select(selectJob, articleId);
    if (job === null) return;
    const { jobId } = job;
    const { error } = yield* race({
      error: followEvents(job, (events) => receive(articleId, jobId, events)),
      left: waitUntil(selectHasLeft, articleId, jobId),
    });
    const isOpen = error !== undefined && (yield* select(selectIsAnswering, articleId, jobId));
    if (isOpen)
      yield* put(chat.lost({ articleId, failure: error?.code ?? error?.kind ?? 'network' }));
  }
}

/** The job of the answer to follow; null: there is none. */
function selectJob(state: RootState, articleId: string) {
  const now = chat.select(state, articleId);
  const turn = now?.status === 'answering' ? answeredNow(now) : undefined;
  return now && turn ? { workspaceId: now.workspaceId, jobId: turn.jobId } : null;
}

const selectHasLeft = (state: RootState, articleId: string, jobId: string): boolean =>
  !selectIsAnswering(state, articleId, jobId);

const selectIsAnswering = (state: RootState, articleId: string, jobId: string): boolean =>
  selectJob(state, articleId)?.jobId === jobId;

/** Returns true once the answer has ended. */
function* receive(articleId: string, jobId: string, events: readonly GenerationEvent[]) {
  const end = events.at(-1);
  // A failure is not charged, nor an answer that was stopped before its first word.
  if (end?.type === 'failed' || end?.type === 'stopped') yield* requestSettled(end.limits ?? null);
  yield* put(chat.grew({ articleId, jobId, events }));
  return !(yield* select(selectIsAnswering, articleId, jobId));
}

export function* stopAnswer({ payload: { articleId } }: ReturnType<typeof chat.stopRequested>) {
  const { content } = yield* services();
  const now = yield* select(chat.select, articleId);
  const jobId = now === null ? undefined : answeredNow(now)?.jobId;
  if (now === null || jobId === undefined) return;
  try {
    yield* callApi(content.stopJob, { workspaceId: now.workspaceId, jobId });
  } catch (error) {
    yield* reportFailure(error, 'editArticle'); // it ends by itself, a little later
  }
}
