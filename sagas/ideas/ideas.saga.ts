/** The ideas of a week: keeps and dismisses them, shown at once; a refusal takes it back. And whether they come by e-mail. */
import { resources } from '#store/resources/resources.slice.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select, takeEvery, takeLeading } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { showAtOnce } from '../resources/showAtOnce.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* ideasSaga() {
  yield* takeEvery(ideas.changeRequested, change);
  yield* takeLeading(ideas.mailRequested, changeMail);
}

type Request = ReturnType<typeof ideas.changeRequested>;

function* change({ payload }: Request) {
  const { workspaceId, ideaId, state } = payload;
  const { topic2 } = yield* services();
  const entry = yield* select(resources.selectEntry<'ideas'>, 'ideas', { workspaceId });
  const before = entry?.data?.ideas.find(({ id }) => id === ideaId)?.state ?? 'new';
  const takeBack = yield* showAtOnce('ideas', { workspaceId }, (cached) => ({
    ...cached,
    ideas: cached.ideas
      .map((one) => (one.id === ideaId ? { ...one, state } : one))
      .filter((one) => one.state !== 'dismissed'),
  }));
  try {
    yield* callApi(topic2.patchIdea, { workspaceId, ideaId, body: { state } });
    if (state === 'dismissed' && (yield* showUndoable('ideaDismissed')))
      yield* put(ideas.changeRequested({ workspaceId, ideaId, state: before }));
  } catch (error) {
    const { status } = yield* reportFailure(error);
    yield* takeBack();
    if (status !== 402) yield* showError('ideaNotChanged');
  }
  yield* put(resources.invalidated({ name: 'ideas' }));
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
