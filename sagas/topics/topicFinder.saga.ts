/** The searches for topics: deletes one, marks favourites, saves a table as a file, and shows what a job has found. */
import { shownTopics, topicsCsv } from '#domain/topics/table.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { topicFinder } from '#store/topics/topicFinder.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, put, select } from '../lib/effects.ts';
import { sendInTurn, takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showAtOnce, shownFor, takeBackShown } from '../resources/showAtOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* topicFinderSaga() {
  yield* takeEvery(topicFinder.removeRequested, remove);
  yield* takeEvery(topicFinder.favouriteRequested, showMark);
  yield* fork(sendInTurn, topicFinder.favouriteRequested.type, mark);
  yield* takeEvery(topicFinder.exportRequested, exportTopics);
  yield* takeEvery(topicFinder.ended, readAgain);
}

function* readAgain() {
  yield* put(resources.invalidated({ name: 'topicSearches' }));
  yield* put(resources.invalidated({ name: 'topics' }));
}

function* remove({ payload: of }: ReturnType<typeof topicFinder.removeRequested>) {
  const { topic2 } = yield* services();
  const takeBack = yield* showAtOnce(
    'topicSearches',
    ({ workspaceId }) => workspaceId === of.workspaceId,
    (cached) => ({
      ...cached,
      searches: cached.searches.filter(({ id }) => id !== of.topicSearchId),
    }),
  );
  let isDeleted = false;
  try {
    yield* callApi(topic2.deleteTopicSearch, of);
    isDeleted = true;
    if (yield* showUndoable('topicSearchDeleted')) yield* callApi(topic2.restoreTopicSearch, of);
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (!isDeleted && status !== 404) yield* takeBack();
    if (status !== 402 && status !== 404) yield* showError('topicSearchNotDeleted');
  }
  yield* readAgain();
}

type Mark = ReturnType<typeof topicFinder.favouriteRequested>;

/** Shown at once; a refusal takes it back. */
function* showMark(asked: Mark) {
  const { workspaceId, topicSearchId, topicId, isFavourite } = asked.payload;
  const takeBack = yield* showAtOnce('topics', { workspaceId, topicSearchId }, (cached) => ({
    ...cached,
    topics: cached.topics.map((one) => (one.id === topicId ? { ...one, isFavourite } : one)),
  }));
  shownFor.set(asked, takeBack);
}

function* mark(asked: Mark) {
  const { workspaceId, topicId, isFavourite } = asked.payload;
  const { topic } = yield* services();
  try {
    yield* callApi(topic.patchTopic, { workspaceId, topicId, body: { isFavourite } });
  } catch (error) {
    const { status } = yield* reportFailure(error);
    yield* takeBackShown(asked);
    if (status !== 402) yield* showError('topicNotMarked');
    yield* put(resources.invalidated({ name: 'topics' }));
  }
}

const CSV = { name: 'topics.csv', type: 'text/csv;charset=utf-8' } as const;

function* exportTopics({ payload }: ReturnType<typeof topicFinder.exportRequested>) {
  const { downloads } = yield* services();
  const { view, ...of } = payload;
  const entry = yield* select(resources.selectEntry<'topics'>, 'topics', of);
  const text = topicsCsv(shownTopics(entry?.data?.topics ?? [], view));
  yield* call(downloads.saveText, { ...CSV, text });
}
