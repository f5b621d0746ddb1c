/** The models of the installation: listed, tested, saved and removed, one request at a time. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { modelSettingsSaga } from '#sagas/settings/modelSettings.saga.ts';
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { noNetwork } from '#tests/support/factories.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const KEY = 'sk-nobody-may-see-this';
const server = { protocol: 'openai', address: 'http://localhost:8080/v1', apiKey: KEY } as const;
const models = { ...server, fast: 'small', best: 'large' } as const;

test('an administrator lists the models of a server, tests two of them, and saves them', async () => {
  const { calls, state } = await planOf(modelSettingsSaga, { state: signedIn() })
    .put(modelSettings.listed({ found: { result: 'listed', names: ['large', 'small'] } }))
    .put(modelSettings.saved())
    .dispatch(modelSettings.listRequested(server))
    .dispatch(modelSettings.testRequested(models))
    .dispatch(modelSettings.saveRequested(models))
    .during(1000);
  const asked = calls.filter(({ op }) => op.startsWith('installation.'));
  expect(asked.map(({ op, args }) => [op, args])).toEqual([
    ['installation.listModels', [{ body: server }]],
    ['installation.testModels', [{ body: models }]],
    ['installation.putModels', [{ body: models }]],
  ]);
  expect(JSON.stringify(state)).not.toContain(KEY);
});

test('a second request while one is under way is ignored', async () => {
  const { callsOf } = await planOf(modelSettingsSaga, {
    state: signedIn(),
    ports: {
      installation: {
        async listModels() {
          await new Promise((resolve) => setTimeout(resolve, 500));
          return { result: 'listed', names: [] };
        },
      },
    },
  })
    .dispatch(modelSettings.listRequested(server))
    .dispatch(modelSettings.saveRequested(models))
    .during(1000);
  expect(callsOf('installation.putModels')).toEqual([]);
});

test('what fails is said in the form', async () => {
  const testModels = () => Promise.reject(noNetwork);
  await planOf(modelSettingsSaga, { state: signedIn(), ports: { installation: { testModels } } })
    .put(modelSettings.failed({ error: noNetwork }))
    .dispatch(modelSettings.testRequested(models))
    .during(1000);
});
