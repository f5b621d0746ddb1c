import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestServer, testServer, type TestUser } from '#tests/server/support/testServer.ts';

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
    },
  });
  admin = server.user();
  admin.isAdmin = true;
});
afterAll(() => server.close());

const PATH = '/installation/models';

// §d.installation.2
test('models of the environment win, are shown without their secrets, and cannot be changed', async () => {
  const shown = {
    source: 'environment',
    models: {
      protocol: 'openai',
      address: 'http://127.0.0.1:9/v1',
      fast: 'small',
      best: 'large',
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
  for (const { status, body } of changes)
    expect([status, body.code]).toEqual([409, 'set_by_environment']);
  expect((await server.call(admin, 'GET', PATH)).body).toEqual(shown);
  expect((await server.deps.engines.engineFor('titles')).model).toBe('small');
});
