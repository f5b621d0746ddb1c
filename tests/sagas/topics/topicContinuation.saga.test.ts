import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fork } from '#sagas/lib/effects.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { topicContinuationSaga } from '#sagas/topics/topicContinuation.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { topicContinuation } from '#store/topics/topicContinuation.slice.ts';
import { anAnswer, aTopicSearch, aUser, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';
import { closePages } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const of = { workspaceId: WORKSPACE_ID, topicSearchId: idOf(60) };
function* withTokens() {
  yield* fork(tokenSaga);
  yield* topicContinuationSaga();
}
const asked = (topic2: NonNullable<PortOverrides['topic2']>) =>
  planOf(withTokens, {
    state: stateAfter(host.settled({ user: aUser() })),
    ports: { topic2 },
  })
    .dispatch(topicContinuation.continueRequested(of))
    .dispatch(topicContinuation.continueRequested(of));

// §d.topics.1
test('a search is asked to go on once, however often the button is pressed', async () => {
  const continueTopicSearch = () =>
    new Promise<ReturnType<typeof aTopicSearch>>((resolve) => {
      setTimeout(resolve, 100, aTopicSearch({ state: 'searching' }));
    });
  const outcome = await asked({ continueTopicSearch })
    .put(topicContinuation.started())
    .put(resources.invalidated({ name: 'topics' }))
    .put(resources.invalidated({ name: 'jobs' }))
    .during(1000);
  expect(outcome.callsOf('topic2.continueTopicSearch')).toHaveLength(1);
});

test('a refusal says why, and can be tried again', async () => {
  const refused = anAnswer(409, { code: 'work_running' });
  const outcome = await asked({ continueTopicSearch: () => Promise.reject(refused) })
    .delay(100)
    .dispatch(topicContinuation.continueRequested(of))
    .during(1000);
  expect(topicContinuation.select(outcome.state)).toMatchObject({
    status: 'failed',
    topicSearchId: of.topicSearchId,
    error: { code: 'work_running' },
  });
});

test('who has left is shown no late answer', async () => {
  const continueTopicSearch = () =>
    new Promise<never>((_, reject) => {
      setTimeout(reject, 100, anAnswer(500));
    });
  const outcome = await asked({ continueTopicSearch })
    .dispatch(topicContinuation.left())
    .during(1000);
  expect(topicContinuation.select(outcome.state)).toEqual({ status: 'idle' });
});
