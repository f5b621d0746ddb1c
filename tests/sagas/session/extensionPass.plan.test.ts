/** A browser extension is let in when the person says so (docs/extension.md). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { extensionPassSaga } from '#sagas/session/extensionPass.saga.ts';
import { extensionPass } from '#store/session/extensionPass.slice.ts';
import { noNetwork } from '#tests/support/factories.ts';
import { OPEN_ARTICLE, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { workspaceId } = OPEN_ARTICLE;
const state = '4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a3';
const asked = { origin: `chrome-extension://${'a'.repeat(32)}`, state, workspaceId };

test.each(['connected', 'copied', 'unanswered'] as const)(
  'what came of it is shown: %s',
  async (outcome) => {
    const ports = { extension: { connect: async () => ({ outcome }) } };
    const plan = await planOf(extensionPassSaga, { state: withArticle(), ports })
      .put(extensionPass[outcome]({ state }))
      .dispatch(extensionPass.allowed(asked))
      .during(1000);
    expect(plan.callsOf('extension.connect').map(({ args }) => args)).toEqual([[asked]]);
    expect(extensionPass.select(plan.state)).toEqual({ status: outcome, state });
  },
);

test('after a failure it can be tried again', async () => {
  const answers = [Promise.reject(noNetwork), Promise.resolve({ outcome: 'connected' } as const)];
  const connect = () => answers.shift() ?? Promise.reject(noNetwork);
  await planOf(extensionPassSaga, { state: withArticle(), ports: { extension: { connect } } })
    .put(extensionPass.failed({ state, error: noNetwork }))
    .put(extensionPass.connected({ state }))
    .dispatch(extensionPass.allowed(asked))
    .delay(100)
    .dispatch(extensionPass.allowed(asked))
    .during(1000);
});
