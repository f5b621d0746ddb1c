/**
 * Texts that are proposed for a passage (store/writing/proposal.slice.ts). Any number of them are written at once. The
 * article does not change until the writer accepts one.
 */
import type { GenerationEvent } from '#contract/content.schema.ts';
import { htmlIn } from '#domain/article/body.ts';
import type { RootState } from '#store/subjects.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { type Alternative, proposal, type ProposalAsked } from '#store/writing/proposal.slice.ts';
import { reportFailure, requestSettled } from '../access/access.api.ts';
import { call, put, race, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';
import { acceptProposal } from './acceptProposal.ts';
import { followEvents } from './followEvents.ts';

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
  try {
    const jobId = yield* request(asked);
    if (jobId === null) return yield* put(proposal.discarded({ id }));
    yield* follow(id, asked.workspaceId, jobId);
  } catch (error) {
    const { code, kind } = yield* reportFailure(error, 'editArticle');
    yield* requestSettled(null);
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

/** Starts the job and returns its id; null if the article could not be saved before. */
function* request({ articleId, workspaceId, task, place }: ProposalAsked) {
  const { content, ids } = yield* services();
  if (!(yield* flushSaves([articleId]))) {
    yield* showError('writingUnsaved');
    return null;
  }
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry === null) return null;
  const requestId = yield* call(ids.next);
  const body = { requestId, baseVersion: entry.queue.base.version, task, place };
  const { jobId, limits } = yield* callApi(content.postProposal, { workspaceId, articleId, body });
  yield* requestSettled(limits);
  return jobId;
}

/** A job whose proposal is closed before it is done is stopped. */
function* follow(id: string, workspaceId: string, jobId: string) {
  yield* put(proposal.followed({ id, jobId }));
  const { error } = yield* race({
    error: followEvents({ workspaceId, jobId }, (events) => receive(id, events)),
    closed: waitUntil(selectIsClosed, id),
  });
  if (error === undefined) yield* stopJob(workspaceId, jobId);
  else if (error !== null) yield* put(proposal.failed({ id, failure: error.code ?? error.kind }));
}

const selectIsClosed = (state: RootState, id: string) => proposal.select(state, id) === null;

/** Returns true once the job is over. */
function* receive(id: string, events: readonly GenerationEvent[]) {
  const before = (yield* select(proposal.select, id))?.alternatives ?? [];
  const alternatives = withEvents(before, events);
  if (alternatives !== before) yield* put(proposal.grew({ id, alternatives }));
  const end = events.at(-1);
  if (end?.type === 'failed') {
    yield* requestSettled(end.limits ?? null); // a failed job is not charged
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
