/** A search for topics: from what is typed, or a file, to the search that the server has accepted. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import type { KeyphraseList } from '#domain/topics/keyphraseFile.ts';
import { topicFormSaga } from '#sagas/topics/topicForm.saga.ts';
import { router } from '#store/session/router.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { aTopicSearch, idOf, noNetwork } from '#tests/support/factories.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const started = aTopicSearch({ id: idOf(61), state: 'searching' });
const ports = { topic2: { postTopicSearch: async () => started } };
const page = () => inWorkspace({ pathname: '/topic-finder', route: 'topics' });
const LIST: KeyphraseList = { source: 'file', rows: [], columns: ['phrase'], notes: NO_NOTES };

test('a search that the server accepts opens, and the form is empty again', async () => {
  const { callsOf, state } = await planOf(topicFormSaga, { state: page(), ports })
    .put(topicForm.accepted())
    .put(router.navigationRequested({ to: `/topic-finder/${started.id}` }))
    .dispatch(topicForm.edited({ seed: 'coffee', website: 'cafe.example' }))
    .dispatch(topicForm.searchRequested())
    .during(1000);
  expect(callsOf('topic2.postTopicSearch').map(({ args }) => args)).toMatchObject([
    [{ body: { seed: 'coffee', website: 'https://cafe.example', list: null } }],
  ]);
  expect(topicForm.select(state).values.seed).toBe('');
});

test('the same search again after a lost answer is the same request', async () => {
  const postTopicSearch = () => Promise.reject(noNetwork);
  const { callsOf } = await planOf(topicFormSaga, {
    state: page(),
    ports: { topic2: { postTopicSearch } },
  })
    .put(topicForm.refused({ error: noNetwork }))
    .dispatch(topicForm.edited({ seed: 'coffee' }))
    .dispatch(topicForm.searchRequested())
    .delay(100)
    .dispatch(topicForm.searchRequested())
    .during(1000);
  const [first, again] = callsOf('topic2.postTopicSearch').map(({ args }) => args);
  expect(first).toBeDefined();
  expect(again).toEqual(first);
});

test('a file of keyphrases is read on the device, and forgotten', async () => {
  const { callsOf } = await planOf(topicFormSaga, {
    state: page(),
    ports: { documents: { keyphrases: async () => LIST } },
  })
    .put(topicForm.listRead({ list: { ...LIST, name: 'phrases.csv' } }))
    .dispatch(topicForm.fileChosen({ fileId: 'file-1', name: 'phrases.csv' }))
    .during(1000);
  expect(callsOf('files.forget').map(({ args }) => args)).toEqual([[{ fileId: 'file-1' }]]);
});

test('a search that is accepted after the form was left opens no page', async () => {
  await planOf(topicFormSaga, {
    state: page(),
    ports: {
      topic2: {
        async postTopicSearch() {
          await new Promise((resolve) => setTimeout(resolve, 500));
          return started;
        },
      },
    },
  })
    .not.put(router.navigationRequested({ to: `/topic-finder/${started.id}` }))
    .dispatch(topicForm.edited({ seed: 'coffee' }))
    .dispatch(topicForm.searchRequested())
    .delay(100)
    .dispatch(topicForm.left())
    .during(2000);
});
