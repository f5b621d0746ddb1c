/** The searches for topics: saves a table as a file, and shows what a job has found. */
import { exampleFileName } from '#domain/examples/example.ts';
import { shownTopics, topicsCsv } from '#domain/topics/table.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { topicFinder } from '#store/topics/topicFinder.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';

export function* topicFinderSaga() {
  yield* takeEvery(topicFinder.exportRequested, exportTopics);
  yield* takeEvery(topicFinder.ended, readAgain);
}

/** The job has written what it has found. */
function* readAgain() {
  yield* put(resources.invalidated({ name: 'topicSearches' }));
  yield* put(resources.invalidated({ name: 'topics' }));
}

const CSV = { name: 'topics.csv', type: 'text/csv;charset=utf-8' } as const;

function* exportTopics({ payload }: ReturnType<typeof topicFinder.exportRequested>) {
  const { downloads } = yield* services();
  const { view, ...of } = payload;
  const entry = yield* select(resources.selectEntry<'topics'>, 'topics', of);
  const text = topicsCsv(shownTopics(entry?.data?.topics ?? [], view));
  const name = entry?.data?.search.isExample ? exampleFileName(CSV.name) : CSV.name;
  yield* call(downloads.saveText, { ...CSV, name, text });
}
