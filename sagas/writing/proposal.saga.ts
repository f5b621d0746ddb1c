/**
 * Texts that are proposed for a passage (store/writing/proposal.slice.ts). Any number of them are written at once. The
 * article does not change until the writer accepts one.
 */
import type { GenerationEvent } from '#contract/content.schema.ts';
import { htmlIn } from '#domain/article/body.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import type { RootState } from '#store/subjects.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { type Alternative, proposal, type ProposalAsked } from '#store/writing/proposal.slice.ts';
import { reportFailure, requestSettled, spendUnit } from '../access/access.api.ts';
import { call, delay, put, race, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';
import { acceptProposal } from './acceptProposal.ts';
import { followEvents } from './followEvents.ts';

/** How long a stopped job is given to end. */
const STOP_END_MS = 10_000;

export function* proposalSaga() {
  yield* takeEvery(proposal.asked, propose);
  yield* takeEvery(proposal.acceptRequested, acceptProposal);
  yield* takeEvery(proposal.stopRequested, stop);
  yield* takeEvery(articleSave.left, discardAll);
}

function* propose({ payload: asked }: ReturnType<typeof proposal.asked>) {
  const { ids } = yield* services();
  const id = yield* call(ids.next);
  yield* put(proposal.begun({ ...asked, id, was: yield* blocksOf(asked) }));
  const { limit, benefit } = PROPOSALS[asked.task.name];
  try {
    const spending = { limit, benefit, requestId: id };
    const started = yield* spendUnit(spending, () => request(id, asked));
    if (started === null) return yield* put(proposal.discarded({ id }));
    yield* follow(id, asked.workspaceId, started.jobId);
  } catch (error) {
    const { code, kind } = yield* reportFailure(error, benefit);
    yield* put(proposal.failed({ id, failure: code ?? kind }));
  }
}

/** The blocks to be replaced, as they are now. */
function* blocksOf({ articleId, place }: ProposalAsked) {
  if (place.type !== 'blocks') return [];
  const { editor } = yield* services();
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  return place.blockIds.map((id) => ({ id, html: (body && htmlIn(body, id)) ?? '' }));
}

/** Starts the job; null if the article could not be saved before, or the proposal was discarded meanwhile. */
function* request(requestId: string, { articleId, workspaceId, task, place }: ProposalAsked) {
  const { content } = yield* services();
  if (!(yield* flushSaves([articleId]))) {
    yield* showError('writingUnsaved');
    return null;
  }
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry === null || (yield* select(selectIsClosed, requestId))) return null;
  const body = { requestId, baseVersion: entry.queue.base.version, task, place };
  return yield* callApi(content.postProposal, { workspaceId, articleId, body });
}

function* follow(id: string, workspaceId: string, jobId: string) {
  yield* put(proposal.followed({ id, jobId }));
  const { error } = yield* race({
    error: followEvents({ workspaceId, jobId }, (events) => receive(id, events)),
    closed: stopOnceClosed(id, workspaceId, jobId),
  });
  if (error) yield* put(proposal.failed({ id, failure: error.code ?? error.kind }));
}

/** Stops a job whose proposal is closed before it is done. It is followed a little longer: its end may refund the unit. */
function* stopOnceClosed(id: string, workspaceId: string, jobId: string) {
  yield* waitUntil(selectIsClosed, id);
  yield* stopJob(workspaceId, jobId);
  yield* delay(STOP_END_MS);
}

const selectIsClosed = (state: RootState, id: string) => proposal.select(state, id) === null;

/** Returns true once the job is over. */
function* receive(id: string, events: readonly GenerationEvent[]) {
  const before = (yield* select(proposal.select, id))?.alternatives ?? [];
  const alternatives = withEvents(before, events);
  if (alternatives !== before) yield* put(proposal.grew({ id, alternatives }));
  const end = events.at(-1);
  // A failed job is not charged, nor one that was stopped before its first alternative.
  if (end?.type === 'failed' || end?.type === 'stopped') yield* requestSettled(end.limits ?? null);
  if (end?.type === 'failed') {
    yield* put(proposal.failed({ id, failure: end.code }));
    return true;
  }
  const isOver = end?.type === 'finished' || end?.type === 'stopped';
  if (isOver) yield* put(proposal.ended({ id }));
  return isOver;
}

function withEvents(before: readonly Alternative[], events: readonly GenerationEvent[]) {
  return events.reduce((alternatives, event) => {
    if (event.type !== 'proposed') return alternatives;
    const { at, blocks, isComplete } = event;
    return [...alternatives.slice(0, at), { blocks, isComplete }, ...alternatives.slice(at + 1)];
  }, before);
}

function* stop({ payload: { id } }: ReturnType<typeof proposal.stopRequested>) {
  const found = yield* select(proposal.select, id);
  if (found?.status === 'writing' && found.jobId !== null)
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

function* discardAll({ payload: { articleId } }: ReturnType<typeof articleSave.left>) {
  for (const { id } of yield* select(proposal.selectOf, articleId))
    yield* put(proposal.discarded({ id }));
}
