import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { putSetting } from '#server/modules/installation/installationSetting.repo.ts';
import { priceList } from '#server/modules/installation/models.service.ts';
import { type TestServer, type TestUser, testServer } from '#tests/server/support/testServer.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await testServer({
    works: false,
    environmentModels: {
      protocol: 'openai',
      address: 'http://me:secret@127.0.0.1:9/v1',
      key: 'sk-of-the-environment',
      fast: 'small',
      best: 'large',
      image: 'painter',
    },
  });
  admin = server.user();
  admin.isAdmin = true;
});
afterAll(() => server.close());

const PATH = '/installation/models';

// §d.installation.2 §d.installation.6
test('prices that were stored before the environment set the models are of no model that writes', async () => {
  const { orm, newId, now } = server.deps;
  const price = { input: '2.5', output: '10' };
  await putSetting(orm, {
    name: 'models',
    value: {
      protocol: 'openai',
      address: 'http://127.0.0.1:9/v1',
      fast: 'small',
      best: 'large',
      prices: { currency: 'EUR', best: price, fast: price },
    },
    secret: null,
    revision: newId(),
    updatedBy: admin.id,
    updatedAt: now(),
  });
  expect(await priceList({ orm, environmentModels: null })).not.toBeNull();
  expect(await priceList(server.deps)).toBeNull();
});

// §d.installation.2
test('models of the environment win, are shown without their secrets, and cannot be changed', async () => {
  const shown = {
    source: 'environment',
    models: {
      protocol: 'openai',
      address: 'http://127.0.0.1:9/v1',
      fast: 'small',
      best: 'large',
      image: 'painter',
      key: 'stored',
      prices: null,
      updatedAt: null,
    },
  };
  expect((await server.call(admin, 'GET', PATH)).body).toEqual(shown);
  const request = { protocol: 'ollama', address: 'http://127.0.0.1:9', fast: 'x', best: 'x' };
  const changes = [
    await server.call(admin, 'PUT', PATH, request),
    await server.call(admin, 'DELETE', PATH),
    await server.call(admin, 'DELETE', `${PATH}/key`),
  ];
  for (const { status, body } of changes) {
    expect(status).toBe(409);
    expect(body.code).toBe('set_by_environment');
  }
  expect((await server.call(admin, 'GET', PATH)).body).toEqual(shown);
  expect((await server.deps.engines.engineFor('titles')).model).toBe('small');
});
