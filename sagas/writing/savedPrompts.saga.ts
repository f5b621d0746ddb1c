/** Saves, changes and deletes the writer's prompts. The list shows a change at once; a refusal takes it back. */
import type { SavedPrompt } from '#contract/user.schema.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { fork, put } from '../lib/effects.ts';
import { sendInTurn, takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showAtOnce, shownFor, takeBackShown } from '../resources/showAtOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* savedPromptsSaga() {
  yield* takeEvery(savedPrompts.saveRequested, save);
  yield* takeEvery(CHANGES, show);
  yield* fork(sendInTurn, [changeRequested.type, removeRequested.type], send);
}

const { changeRequested, removeRequested } = savedPrompts;
const CHANGES = [changeRequested, removeRequested];
type Change = ReturnType<(typeof CHANGES)[number]>;

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
    const { status, bound } = yield* reportFailure(error);
    if (status !== 402 && bound === undefined) yield* showError('promptNotSaved');
  }
}

function* show(asked: Change) {
  const { payload } = asked;
  const takeBack = yield* changeList(
    removeRequested.match(asked)
      ? without(payload.id)
      : (prompts) => prompts.map((one) => (one.id === payload.id ? payload : one)),
  );
  shownFor.set(asked, takeBack);
}

function* send(asked: Change) {
  yield* removeRequested.match(asked) ? remove(asked) : change(asked);
}

function* change(asked: Change) {
  const { user } = yield* services();
  const { id, text } = asked.payload;
  try {
    yield* callApi(user.patchPrompt, { promptId: id, body: { text } });
  } catch (error) {
    const { status } = yield* reportFailure(error);
    yield* takeBackShown(asked);
    if (status !== 402) yield* showError('promptNotSaved');
    yield* put(resources.invalidated({ name: 'prompts' }));
  }
}

function* remove(asked: Change) {
  const { user } = yield* services();
  try {
    yield* callApi(user.deletePrompt, { promptId: asked.payload.id });
    yield* fork(offerUndo, asked.payload);
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (status === 404) return; // it was deleted already
    yield* takeBackShown(asked);
    if (status !== 402) yield* showError('promptNotDeleted');
    yield* put(resources.invalidated({ name: 'prompts' }));
  }
}

function* offerUndo({ text }: SavedPrompt) {
  if (yield* showUndoable('promptDeleted')) yield* put(savedPrompts.saveRequested({ text }));
}
