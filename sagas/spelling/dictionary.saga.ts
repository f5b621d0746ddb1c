/** The dictionary of the workspace: what others did is there when the page is looked at again. */
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { put } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';

export function* dictionarySaga() {
  yield* takeEvery(page.visible, readAgain);
}

function* readAgain() {
  yield* put(resources.invalidated({ name: 'dictionary' }));
}
