/**
 * Texts that are proposed for a passage (store/writing/proposal.slice.ts). Any number of them are written at once. The
 * article does not change until the writer accepts one.
 */
import { htmlIn } from '#domain/article/body.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { articleSave } from '#store/article/save.slice.ts';
import {
  type Begun,
  type Proposal,
  type ProposalAsked,
  proposal,
} from '#store/writing/proposal.slice.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, fork, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';
import { acceptProposal, copyProposal } from './acceptProposal.ts';
import { followProposal, selectIsClosed, stopProposal } from './followProposal.ts';
import {
  type KeptProposal,
  keepLeft,
  keepUntilOver,
  keptOf,
  keptProposals,
} from './keepProposals.ts';

export function* proposalSaga() {
  yield* takeEvery(proposal.asked, propose);
  yield* takeEvery(articleSave.opened, restore);
  yield* takeEvery(proposal.acceptRequested, acceptProposal);
  yield* takeEvery(proposal.copyRequested, copyProposal);
  yield* takeEvery(proposal.stopRequested, stopProposal);
  yield* takeEvery([proposal.changeLeft.type, proposal.leftShown.type], keepLeft);
  yield* takeEvery(articleSave.left, discardAll);
}

function* propose({ payload: asked }: ReturnType<typeof proposal.asked>) {
  const { ids } = yield* services();
  const id = yield* call(ids.next);
  const begun = { ...asked, id, was: yield* blocksOf(asked) };
  const last = (yield* select(proposal.selectOf, asked.articleId)).find(isAskedAlready(begun));
  if (last === undefined) return yield* obtain({ ...begun, jobId: null }, false);
  if (last.status === 'asking') return; // a double click
  yield* put(proposal.askedAgain({ id: last.id }));
  yield* obtain(keptOf(last), true);
}

/** The same for the same text: what is being requested, or a request of which the page does not know whether it was accepted. */
const isAskedAlready = (begun: Begun) => (one: Proposal) =>
  (one.status === 'asking' || (one.status === 'failed' && one.isUnknown)) &&
  wishOf(one) === wishOf(begun);

const wishOf = ({ task, place, field, voiceId, was }: Begun): string =>
  JSON.stringify([task, place, field ?? null, voiceId ?? null, was]);

/** Goes on with the proposals that a reload has interrupted. */
function* restore({ payload: { articleId } }: ReturnType<typeof articleSave.opened>) {
  for (const kept of yield* keptProposals(articleId)) {
    const isKnown = (yield* select(proposal.select, kept.id)) !== null;
    if (!isKnown) yield* fork(obtain, kept, true);
  }
}

/** Follows the job of a proposal. One that has none yet is requested, which a limit may stop unless it may have counted already. */
function* obtain({ jobId, ...begun }: KeptProposal, isRepeated: boolean) {
  const { id, workspaceId, replaces } = begun;
  yield* put(proposal.begun(begun));
  yield* fork(keepUntilOver, begun);
  const { limit: counting, benefit } = PROPOSALS[begun.task.name];
  const limit = isRepeated ? null : counting;
  try {
    const started =
      jobId === null
        ? yield* spendUnit({ limit, benefit, requestId: id }, () => request(begun))
        : { jobId };
    if (started === null) return yield* put(notSent(id, isRepeated));
    if (replaces !== undefined) yield* put(proposal.discarded({ id: replaces }));
    yield* followProposal(id, workspaceId, started.jobId);
  } catch (error) {
    const failure = yield* reportFailure(error, benefit);
    const isUnknown = mayBeAccepted(failure, isRepeated);
    yield* put(proposal.failed({ id, failure: failure.code ?? failure.kind, isUnknown }));
  }
}

/** Nothing was sent now; of a request that is repeated the first answer is still unknown. */
const notSent = (id: string, isRepeated: boolean) =>
  isRepeated
    ? proposal.failed({ id, failure: 'network', isUnknown: true })
    : proposal.discarded({ id });

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
function* request({ id: requestId, articleId, workspaceId, task, place }: Begun) {
  const { content, meta } = yield* services();
  if (!(yield* flushSaves([articleId]))) {
    yield* showError('writingUnsaved');
    return null;
  }
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry === null || (yield* select(selectIsClosed, requestId))) return null;
  const body = { requestId, baseVersion: entry.queue.base.version, place };
  const of = { workspaceId, articleId };
  if (task.name === 'meta') return yield* callApi(meta.postMeta, { ...of, body });
  return yield* callApi(content.postProposal, { ...of, body: { ...body, task } });
}

function* discardAll({ payload: { articleId } }: ReturnType<typeof articleSave.left>) {
  for (const { id } of yield* select(proposal.selectOf, articleId))
    yield* put(proposal.discarded({ id }));
}
