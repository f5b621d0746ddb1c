/** The ideas of a week: keeps and dismisses them, shown at once; a refusal takes it back. And whether they come by e-mail. */
import type { Task } from 'redux-saga';
import { resources } from '#store/resources/resources.slice.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, join, put, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { showAtOnce } from '../resources/showAtOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* ideasSaga() {
  yield* takeEvery(ideas.dismissed, offerUndo);
  yield* takeLeading(ideas.mailRequested, changeMail);
  let last: Task | undefined;
  while (true) {
    const { payload } = yield* take(ideas.changeRequested);
    last = yield* fork(change, payload, last);
  }
}

type Change = ReturnType<typeof ideas.changeRequested>['payload'];

/** Shown at once, and sent when the change before it is answered. */
function* change(asked: Change, before: Task | undefined) {
  const { workspaceId, ideaId, state } = asked;
  const { topic2 } = yield* services();
  const { was, takeBack } = yield* show(asked);
  if (before !== undefined) yield* join(before);
  try {
    yield* callApi(topic2.patchIdea, { workspaceId, ideaId, body: { state } });
    if (state === 'dismissed') yield* put(ideas.dismissed({ workspaceId, ideaId, was }));
  } catch (error) {
    const { status } = yield* reportFailure(error);
    yield* takeBack();
    if (status !== 402) yield* showError('ideaNotChanged');
  }
  yield* put(resources.invalidated({ name: 'ideas' }));
}

/** Returns what the idea was. */
function* show({ workspaceId, ideaId, state }: Change) {
  const entry = yield* select(resources.selectEntry<'ideas'>, 'ideas', { workspaceId });
  const was = entry?.data?.ideas.find(({ id }) => id === ideaId)?.state ?? 'new';
  const takeBack = yield* showAtOnce('ideas', { workspaceId }, (cached) => ({
    ...cached,
    ideas: cached.ideas
      .map((one) => (one.id === ideaId ? { ...one, state } : one))
      .filter((one) => one.state !== 'dismissed'),
  }));
  return { was, takeBack };
}

function* offerUndo({ payload: { was, ...idea } }: ReturnType<typeof ideas.dismissed>) {
  if (yield* showUndoable('ideaDismissed'))
    yield* put(ideas.changeRequested({ ...idea, state: was }));
}

/** The host platform is asked first: it may have its own conditions (spec §7, request email reports). */
function* changeMail({ payload }: ReturnType<typeof ideas.mailRequested>) {
  const { workspaceId, isWanted } = payload;
  const { paywall, topic2 } = yield* services();
  try {
    if (isWanted) yield* call(paywall.requestEmailReports);
    const { workspaceId: _, ...mail } = yield* callApi(topic2.putIdeaMail, {
      ...{ workspaceId, body: { isWanted } },
    });
    yield* updateCached('ideas', { workspaceId }, (cached) => ({ ...cached, mail }));
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (status !== 402) yield* showError('ideaMailNotChanged');
    yield* put(resources.invalidated({ name: 'ideas' }));
  }
}
