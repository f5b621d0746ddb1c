/** The dictionary of the workspace: what is added or removed here is shown at once, what others did when the page is looked at again. */
import { page } from '#store/session/page.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { fork, put } from '../lib/effects.ts';
import { sendInTurn, takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { reportFailure } from '../access/access.api.ts';
import { showAtOnce, shownFor, takeBackShown } from '../resources/showAtOnce.api.ts';
import { callApi, showError } from '../session/session.api.ts';

export function* dictionarySaga() {
  yield* takeEvery(page.visible, readAgain);
  yield* takeEvery(CHANGES, show);
  yield* fork(sendInTurn, [spelling.addRequested.type, spelling.removeRequested.type], send);
}

const CHANGES = [spelling.addRequested, spelling.removeRequested];
type Change = ReturnType<(typeof CHANGES)[number]>;

function* readAgain() {
  yield* put(resources.invalidated({ name: 'dictionary' }));
}

function* show(asked: Change) {
  const { workspaceId, words } = asked.payload;
  const changed = (before: readonly string[]) =>
    spelling.addRequested.match(asked)
      ? [...new Set([...before, ...words])]
      : before.filter((word) => !words.includes(word));
  const takeBack = yield* showAtOnce('dictionary', { workspaceId }, (data) => ({
    ...data,
    words: changed(data.words),
  }));
  shownFor.set(asked, takeBack);
}

/** Reads the dictionary again after every change: its answer may be older than what others, or a later change, have added. */
function* send(asked: Change) {
  const { dictionary } = yield* services();
  const { workspaceId, words } = asked.payload;
  const port = spelling.addRequested.match(asked) ? dictionary.postWords : dictionary.removeWords;
  try {
    yield* callApi(port, { workspaceId, body: { words: [...words] } });
  } catch (error) {
    const { status, bound } = yield* reportFailure(error, 'editArticle');
    yield* takeBackShown(asked);
    // A 402 has a message of its own, and so has a full dictionary.
    if (status !== 402 && bound === undefined) yield* showError('dictionaryFailed');
  }
  yield* readAgain();
}
