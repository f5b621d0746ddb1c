import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ModelNames } from '#contract/installation/installation.schema.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { modelSettingsSaga } from '#sagas/settings/modelSettings.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAnswer, aUser, someModels } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const KEY = 'sk-nobody-may-see-this';
const server = { protocol: 'openai', address: 'http://localhost:8080/v1', apiKey: KEY } as const;
const models = { ...server, fast: 'small', best: 'large' } as const;

async function setup(installation: PortOverrides['installation'] = {}) {
  const workflows = {
    token: tokenSaga,
    resources: resourcesSaga,
    modelSettings: modelSettingsSaga,
  };
  const page = startWorkflows(workflows, { installation }, aUser({ isAdmin: true }));
  await page.pass();
  return {
    ...page,
    settings: () => modelSettings.select(page.state()),
    async ask(action: Parameters<typeof page.dispatch>[0]) {
      page.dispatch(action);
      await page.pass();
    },
  };
}

test('the models of a server are listed, and stay while the next thing is done', async () => {
  const page = await setup();
  await page.ask(modelSettings.listRequested(server));
  expect(page.callsOf('installation.listModels').map(({ args }) => args)).toEqual([
    [{ body: server }],
  ]);
  expect(page.settings()).toEqual({
    status: 'resting',
    names: ['large', 'small'],
    result: null,
  });
  await page.ask(modelSettings.testRequested(models));
  expect(page.settings().names).toEqual(['large', 'small']);
});

test('a server that lists nothing says why, and the names from before stay', async () => {
  let answer: ModelNames = { result: 'listed', names: ['a'] };
  const page = await setup({ listModels: async () => answer });
  await page.ask(modelSettings.listRequested(server));
  answer = { result: 'failed', failure: 'model_key_rejected' };
  await page.ask(modelSettings.listRequested(server));
  expect(page.settings()).toMatchObject({
    names: ['a'],
    result: { type: 'notListed', failure: 'model_key_rejected' },
  });
});

// §d.installation.4
test('a test has a result for each model, and changes nothing', async () => {
  const page = await setup();
  await page.ask(modelSettings.testRequested(models));
  expect(page.settings().result).toMatchObject({
    type: 'tested',
    tested: { tested: [{ name: 'large' }], embeddings: { name: 'large' }, image: null },
  });
  expect(page.callsOf('installation.putModels')).toEqual([]);
});

// §d.installation.2
test('saved models are shown at once, and the model that writes is read again', async () => {
  const page = await setup();
  const used = { name: 'engine', args: null } as const;
  await page.ask(resources.used(used));
  const reads = page.callsOf('content.getEngine').length;
  await page.ask(modelSettings.saveRequested(models));
  expect(page.settings()).toMatchObject({ status: 'resting', result: { type: 'saved' } });
  expect(resources.select(page.state(), 'installationModels')?.data).toMatchObject({
    models: { best: 'large', key: 'stored' },
  });
  expect(page.callsOf('content.getEngine')).toHaveLength(reads + 1);
});

// §d.installation.6
test('saved prices are seen in the ledger at once', async () => {
  const page = await setup();
  await page.ask(resources.used({ name: 'usage', args: { page: 0, limit: 20 } }));
  const reads = page.callsOf('limit.getUsage').length;
  await page.ask(modelSettings.saveRequested(models));
  expect(page.callsOf('limit.getUsage')).toHaveLength(reads + 1);
});

test.each([
  ['key', 'installation.deleteModelKey', someModels({ key: 'none' })],
  ['models', 'installation.deleteModels', { source: 'none', models: null }],
] as const)('what is removed is gone: %s', async (what, port, left) => {
  const page = await setup();
  await page.ask(modelSettings.removeRequested({ what }));
  expect(page.callsOf(port)).toHaveLength(1);
  expect(page.settings().result).toEqual({ type: 'removed' });
  expect(resources.select(page.state(), 'installationModels')?.data).toEqual(left);
});

test('a failure is data, and the next request is made', async () => {
  let isDown = true;
  const page = await setup({
    async putModels() {
      if (isDown) throw anAnswer(503);
      return someModels();
    },
  });
  await page.ask(modelSettings.saveRequested(models));
  expect(page.settings().result).toEqual({ type: 'failed', error: anAnswer(503) });
  isDown = false;
  await page.ask(modelSettings.saveRequested(models));
  expect(page.settings().result).toEqual({ type: 'saved' });
});

test('one thing is done at a time', async () => {
  const answer = deferred<ModelNames>();
  const page = await setup({ listModels: () => answer.promise });
  await page.ask(modelSettings.listRequested(server));
  await page.ask(modelSettings.saveRequested(models));
  expect(page.callsOf('installation.putModels')).toEqual([]);
  answer.resolve({ result: 'listed', names: [] });
  await page.pass();
  await page.ask(modelSettings.saveRequested(models));
  expect(page.callsOf('installation.putModels')).toHaveLength(1);
});

test('an answer that comes after the page was left changes nothing', async () => {
  const first = deferred<ModelNames>();
  const second = deferred<ModelNames>();
  const answers = [first, second];
  const page = await setup({ listModels: async () => answers.shift()?.promise ?? first.promise });
  await page.ask(modelSettings.listRequested(server));
  await page.ask(modelSettings.left());
  await page.ask(modelSettings.listRequested(server));
  first.resolve({ result: 'listed', names: ['of the first'] });
  await page.pass();
  expect(page.settings()).toEqual({ status: 'listing', names: [], result: null });
  second.resolve({ result: 'listed', names: ['of the second'] });
  await page.pass();
  expect(page.settings().names).toEqual(['of the second']);
});

// §d.installation.3
test('the key is never in the store', async () => {
  const page = await setup();
  for (const action of [
    modelSettings.listRequested(server),
    modelSettings.testRequested(models),
    modelSettings.saveRequested(models),
  ]) {
    page.dispatch(action);
    expect(JSON.stringify(page.state())).not.toContain(KEY);
    await page.pass();
    expect(JSON.stringify(page.state())).not.toContain(KEY);
  }
});
