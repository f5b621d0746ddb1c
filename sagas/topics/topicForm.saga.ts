/** Starts a search for topics (store/topics/topicForm.slice.ts). */
import { hostOf } from '#domain/seo/text/site.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { type TopicFormValues, topicForm } from '#store/topics/topicForm.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { keepForm } from '../session/keptForm.api.ts';
import { callApi } from '../session/session.api.ts';

const KEPT = {
  name: 'topicForm',
  shape: { fields: { seed: 'string', website: 'string', country: 'string', language: 'id' } },
  texts: ['seed', 'website'],
  edited: topicForm.edited,
  accepted: topicForm.accepted,
  selectValues: (state: RootState) => topicForm.select(state).values,
} as const;

export function* topicFormSaga() {
  yield* fork(keepForm<TopicFormValues>, KEPT);
  yield* takeEvery(topicForm.fileChosen, readHere);
  yield* takeLeading(topicForm.searchRequested, search);
}

/** What is read after the form was left is not of the form that is open then. */
function* readHere(chosen: ReturnType<typeof topicForm.fileChosen>) {
  yield* race({ read: readList(chosen), left: take(topicForm.left) });
}

function* readList({ payload: { name, ...file } }: ReturnType<typeof topicForm.fileChosen>) {
  const { documents, files } = yield* services();
  try {
    const read = yield* call(documents.keyphrases, file);
    if ('refusal' in read) yield* put(topicForm.listRefused(read));
    else yield* put(topicForm.listRead({ list: { ...read, name } }));
  } catch (error) {
    yield* put(topicForm.refused({ error: yield* reportFailure(error) }));
  } finally {
    yield* call(files.forget, { fileId: file.fileId });
  }
}

/** The same search again after a failure is the same request: the server may have accepted it. */
function* search() {
  const { ids } = yield* services();
  const { requestId } = yield* select(topicForm.select);
  yield* put(topicForm.submitted({ requestId: requestId ?? (yield* call(ids.next)) }));
  yield* race({ sent: send(), left: take(topicForm.left) });
}

function* send() {
  const { topic2 } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { values, list, requestId } = yield* select(topicForm.select);
  if (requestId === null) return;
  const { seed, country, language } = values;
  const rows = list && { source: list.source, rows: [...list.rows] };
  const body = {
    requestId,
    seed,
    website: addressOf(values.website),
    country,
    language,
    list: rows,
  };
  try {
    const { id } = yield* callApi(topic2.postTopicSearch, { workspaceId, body });
    yield* put(topicForm.accepted());
    yield* put(router.navigationRequested({ to: `/topic-finder/${id}` }));
  } catch (error) {
    yield* put(topicForm.refused({ error: yield* reportFailure(error) }));
  }
}

/** People leave out the protocol. */
function addressOf(website: string): string | null {
  const typed = website.trim();
  if (typed === '') return null;
  return hostOf(typed) === null ? `https://${typed}` : typed;
}
