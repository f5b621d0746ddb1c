/**
 * Texts that are proposed for a passage (store/writing/proposal.slice.ts). Any number of them are written at once. The
 * article does not change until the writer accepts one.
 */
import { htmlIn } from '#domain/article/body.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { proposal, type ProposalAsked } from '#store/writing/proposal.slice.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';
import { acceptProposal, copyProposal } from './acceptProposal.ts';
import { followProposal, selectIsClosed, stopProposal } from './followProposal.ts';

export function* proposalSaga() {
  yield* takeEvery(proposal.asked, propose);
  yield* takeEvery(proposal.acceptRequested, acceptProposal);
  yield* takeEvery(proposal.copyRequested, copyProposal);
  yield* takeEvery(proposal.stopRequested, stopProposal);
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
    if (asked.replaces !== undefined) yield* put(proposal.discarded({ id: asked.replaces }));
    yield* followProposal(id, asked.workspaceId, started.jobId);
  } catch (error) {
    const { code, kind } = yield* reportFailure(error, benefit);
    yield* put(proposal.failed({ id, failure: code ?? kind }));
  }
}

/** The blocks of the place, as they are now. */
function* blocksOf({ articleId, place }: ProposalAsked) {
  if (place.type === 'behind') return [];
  const { editor } = yield* services();
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  const blockIds = place.type === 'blocks' ? place.blockIds : [place.blockId];
  return blockIds.map((id) => ({ id, html: (body && htmlIn(body, id)) ?? '' }));
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

function* discardAll({ payload: { articleId } }: ReturnType<typeof articleSave.left>) {
  for (const { id } of yield* select(proposal.selectOf, articleId))
    yield* put(proposal.discarded({ id }));
}
