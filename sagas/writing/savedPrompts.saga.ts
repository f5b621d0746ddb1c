/** Saves, changes and deletes the writer's prompts. The list shows a change at once; a refusal takes it back. */
import { SAVED_PROMPTS_MAX } from '#contract/user.route.ts';
import type { SavedPrompt } from '#contract/user.schema.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { showAtOnce } from '../resources/showAtOnce.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* savedPromptsSaga() {
  yield* takeEvery(savedPrompts.saveRequested, save);
  yield* takeEvery(savedPrompts.changeRequested, change);
  yield* takeEvery(savedPrompts.removeRequested, remove);
}

type Prompts = readonly SavedPrompt[];

function* changeList(to: (prompts: Prompts) => Prompts) {
  return yield* showAtOnce('prompts', null, ({ prompts }) => ({ prompts: [...to(prompts)] }));
}

const without =
  (id: string) =>
  (prompts: Prompts): Prompts =>
    prompts.filter((one) => one.id !== id);

function* save({ payload: { text } }: ReturnType<typeof savedPrompts.saveRequested>) {
  const { user } = yield* services();
  try {
    const saved = yield* callApi(user.postPrompt, { body: { text } });
    yield* changeList((prompts) => [saved, ...without(saved.id)(prompts)]);
  } catch (error) {
    const { code, status } = yield* reportFailure(error);
    if (status === 402) return;
    if (code === 'prompts_full') yield* showError('promptsFull', { most: SAVED_PROMPTS_MAX });
    else yield* showError('promptNotSaved');
  }
}

function* change({ payload: { id, text } }: ReturnType<typeof savedPrompts.changeRequested>) {
  const { user } = yield* services();
  const takeBack = yield* changeList((prompts) =>
    prompts.map((one) => (one.id === id ? { id, text } : one)),
  );
  try {
    yield* callApi(user.patchPrompt, { promptId: id, body: { text } });
  } catch (error) {
    const { status } = yield* reportFailure(error);
    yield* takeBack();
    if (status !== 402) yield* showError('promptNotSaved');
    yield* put(resources.invalidated({ name: 'prompts' }));
  }
}

function* remove({ payload: prompt }: ReturnType<typeof savedPrompts.removeRequested>) {
  const { user } = yield* services();
  const takeBack = yield* changeList(without(prompt.id));
  try {
    yield* callApi(user.deletePrompt, { promptId: prompt.id });
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (status === 404) return; // it was deleted already
    yield* takeBack();
    if (status !== 402) yield* showError('promptNotDeleted');
    return yield* put(resources.invalidated({ name: 'prompts' }));
  }
  if (yield* showUndoable('promptDeleted')) {
    yield* put(savedPrompts.saveRequested({ text: prompt.text }));
  }
}
