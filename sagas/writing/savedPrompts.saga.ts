/** Saves the writer's prompts, and offers to bring back one that is deleted. */
import { promptWrites } from '#store/writing/prompts.writes.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { written } from '../resources/writes.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* savedPromptsSaga() {
  yield* takeEvery(savedPrompts.saveRequested, save);
  yield* takeEvery(savedPrompts.removeRequested, remove);
}

function* save({ payload: { text } }: ReturnType<typeof savedPrompts.saveRequested>) {
  const { user } = yield* services();
  try {
    const saved = yield* callApi(user.postPrompt, { body: { text } });
    yield* updateCached('prompts', null, ({ prompts }) => ({
      prompts: [saved, ...prompts.filter(({ id }) => id !== saved.id)],
    }));
  } catch (error) {
    const { status, bound } = yield* reportFailure(error);
    if (status !== 402 && bound === undefined) yield* showError('promptNotSaved');
  }
}

function* remove({ payload: { id, text } }: ReturnType<typeof savedPrompts.removeRequested>) {
  if ((yield* written(promptWrites.remove({ promptId: id }))) !== 'kept') return;
  if (yield* showUndoable('promptDeleted')) yield* put(savedPrompts.saveRequested({ text }));
}
