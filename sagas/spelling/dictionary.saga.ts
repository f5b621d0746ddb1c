/** The dictionary of the workspace: what is added or removed here is shown at once, what others did when the page is looked at again. */
import type { Services } from '#services/services.ts';
import { page } from '#store/session/page.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { put, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { reportFailure } from '../access/access.api.ts';
import { updateCached } from '../resources/resources.api.ts';
import { callApi, showError } from '../session/session.api.ts';

export function* dictionarySaga() {
  yield* takeEvery(page.visible, readAgain);
  yield* takeEvery(spelling.addRequested, add);
  yield* takeEvery(spelling.removeRequested, remove);
}

function* readAgain() {
  yield* put(resources.invalidated({ name: 'dictionary' }));
}

function* add({ payload: { workspaceId, words } }: ReturnType<typeof spelling.addRequested>) {
  const { dictionary } = yield* services();
  yield* shown(workspaceId, (before) => [...new Set([...before, ...words])]);
  yield* change(dictionary.postWords, workspaceId, words);
}

function* remove({ payload: { workspaceId, words } }: ReturnType<typeof spelling.removeRequested>) {
  const { dictionary } = yield* services();
  yield* shown(workspaceId, (before) => before.filter((word) => !words.includes(word)));
  yield* change(dictionary.removeWords, workspaceId, words);
}

type Change = Services['dictionary']['postWords'] | Services['dictionary']['removeWords'];

/** Reads the dictionary again after every change: its answer may be older than what others, or a later change, have added. */
function* change(port: Change, workspaceId: string, words: readonly string[]) {
  try {
    yield* callApi(port, { workspaceId, body: { words: [...words] } });
  } catch (error) {
    const { code, status } = yield* reportFailure(error, 'editArticle');
    // A 402 has a message of its own.
    if (status !== 402)
      yield* showError(code === 'dictionary_full' ? 'dictionaryFull' : 'dictionaryFailed');
  }
  yield* readAgain();
}

function* shown(workspaceId: string, change: (words: readonly string[]) => string[]) {
  yield* updateCached('dictionary', { workspaceId }, (data) => ({
    ...data,
    words: change(data.words),
  }));
}
