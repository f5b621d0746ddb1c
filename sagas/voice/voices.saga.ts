/** The voices of a workspace: deletes one, and chooses one for an article. */
import { resources } from '#store/resources/resources.slice.ts';
import { brandVoice } from '#store/voice/brandVoice.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { fork, put } from '../lib/effects.ts';
import { sendInTurn, takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showAtOnce, shownFor, takeBackShown } from '../resources/showAtOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* voicesSaga() {
  yield* takeEvery(brandVoice.removeRequested, remove);
  yield* takeEvery(brandVoice.chooseRequested, showChoice);
  yield* fork(sendInTurn, brandVoice.chooseRequested.type, choose);
}

function* remove({ payload }: ReturnType<typeof brandVoice.removeRequested>) {
  const { brandVoice: ports } = yield* services();
  const { workspaceId, voiceId } = payload;
  const takeBack = yield* showAtOnce('brandVoices', { workspaceId }, (cached) => ({
    ...cached,
    voices: cached.voices.filter(({ id }) => id !== voiceId),
  }));
  try {
    yield* callApi(ports.deleteVoice, { workspaceId, voiceId });
    if (yield* showUndoable('voiceDeleted')) yield* restore({ workspaceId, voiceId });
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (status !== 404) yield* takeBack();
    if (status !== 402 && status !== 404) yield* showError('voiceNotDeleted');
  }
  yield* put(resources.invalidated({ name: 'brandVoices' }));
}

function* restore(of: { readonly workspaceId: string; readonly voiceId: string }) {
  const { brandVoice: ports } = yield* services();
  try {
    yield* callApi(ports.restoreVoice, of);
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (status !== 402) yield* showError('voiceNotRestored');
  }
}

type Choice = ReturnType<typeof brandVoice.chooseRequested>;

/** The article shows the choice at once; a refusal takes it back. */
function* showChoice(asked: Choice) {
  const { workspaceId, articleId, ...choice } = asked.payload;
  const takeBack = yield* showAtOnce('articleVoice', { workspaceId, articleId }, (cached) => ({
    ...cached,
    ...choice,
  }));
  shownFor.set(asked, takeBack);
}

function* choose(asked: Choice) {
  const { brandVoice: ports } = yield* services();
  const { workspaceId, articleId, ...choice } = asked.payload;
  try {
    yield* callApi(ports.putArticleVoice, { workspaceId, articleId, body: choice });
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    yield* takeBackShown(asked);
    if (status !== 402) yield* showError('voiceNotChosen');
  }
  yield* put(resources.invalidated({ name: 'articleVoice' }));
}
