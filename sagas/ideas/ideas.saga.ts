/** The ideas of a week: keeps and dismisses them, and has them sent by e-mail. */
import { ideas } from '#store/ideas/ideas.slice.ts';
import { ideaWrites } from '#store/ideas/ideas.writes.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { written } from '../resources/writes.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* ideasSaga() {
  yield* takeEvery(ideas.changeRequested, change);
  yield* takeLeading(ideas.mailRequested, changeMail);
}

function* change({ payload }: ReturnType<typeof ideas.changeRequested>) {
  const { workspaceId, ideaId, state } = payload;
  const cached = yield* select(resources.selectEntry<'ideas'>, 'ideas', { workspaceId });
  const was = cached?.data?.ideas.find(({ id }) => id === ideaId)?.state ?? 'new';
  const end = yield* written(ideaWrites.change({ workspaceId, ideaId, body: { state } }));
  if (end !== 'kept' || state !== 'dismissed') return;
  if (yield* showUndoable('ideaDismissed'))
    yield* put(ideas.changeRequested({ workspaceId, ideaId, state: was }));
}

/** The host platform is asked first: it may have its own conditions (spec §7, request email reports). */
function* changeMail({ payload }: ReturnType<typeof ideas.mailRequested>) {
  const { workspaceId, isWanted } = payload;
  const { paywall, topic2 } = yield* services();
  try {
    if (isWanted) yield* call(paywall.requestEmailReports);
    const { workspaceId: _workspaceId, ...mail } = yield* callApi(topic2.putIdeaMail, {
      workspaceId,
      body: { isWanted },
    });
    yield* updateCached('ideas', { workspaceId }, (cached) => ({ ...cached, mail }));
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (status !== 402) yield* showError('ideaMailNotChanged');
  }
}
