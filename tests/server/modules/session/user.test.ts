import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestServer, testServer } from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

// §3.config.1 §7.calls.8
test('the config of a user is empty at first, and then the last one sent, as a whole', async () => {
  const [user, other] = [server.user(), server.user()];
  expect((await server.call(user, 'GET', '/user/config')).body).toEqual({});
  const first = { banner: 1, deep: { list: [1, null, 'x'] } };
  expect((await server.call(user, 'POST', '/user/config', first)).body).toEqual(first);
  expect((await server.call(user, 'POST', '/user/config', { modal: true })).body).toEqual({
    modal: true,
  });
  expect((await server.call(user, 'GET', '/user/config')).body).toEqual({ modal: true });
  expect((await server.call(other, 'GET', '/user/config')).body).toEqual({});
});

test('a config that is not an object of JSON values is 422', async () => {
  const answer = await server.call(server.user(), 'POST', '/user/config', ['a']);
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
});
