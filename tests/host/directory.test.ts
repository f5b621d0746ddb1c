import { afterEach, expect, test } from '@jest/globals';
import { type TestHost, testHost } from '#tests/host/support/testServer.ts';

const SECRET = 'between servers';
const AUTHORIZED = { authorization: `Bearer ${SECRET}` };

let it: TestHost;
afterEach(() => it.close());

// §d.host.1
test('an API server elsewhere gets over HTTP the same answers as the one in process', async () => {
  it = await testHost({ apiSecret: SECRET });
  const ann = await it.newPerson('ann@example.org');
  const bob = await it.newPerson('bob@example.org');
  const folder = (
    await ann.ask('POST', '/host/api/folders', { requestId: crypto.randomUUID(), name: 'Mine' })
  ).body;
  const { apiKey } = (await ann.ask('GET', '/host/api/session')).body.session;
  const asked = (url: string, headers: Record<string, string> = {}) =>
    it.app.inject({ url, headers: { ...AUTHORIZED, ...headers } });
  const session = await asked('/host/directory/session', { 'x-api-key': apiKey });
  expect(session.json()).toEqual(await it.host.directory.userOfApiKey(apiKey));
  const own = await asked(`/host/directory/folders/${folder.id}?userId=${ann.id}`);
  expect(own.json()).toEqual(await it.host.directory.folder(folder.id, ann.id));
  const flags = await asked(`/host/directory/flags?userId=${ann.id}`);
  expect(flags.json()).toEqual({ flags: await it.host.directory.flags(ann.id) });
  const foreign = await asked(`/host/directory/folders/${folder.id}?userId=${bob.id}`);
  const unknown = await asked('/host/directory/session', { 'x-api-key': `${apiKey}x` });
  const incomplete = await asked(`/host/directory/folders/${folder.id}`);
  expect([foreign, unknown, incomplete].map(({ statusCode }) => statusCode)).toEqual([
    404, 404, 422,
  ]);
});

// §d.host.1
test('without the secret every request is refused, and without a configured secret nothing is found', async () => {
  const url = '/host/directory/session';
  const statuses = async () => {
    const headers = [
      {},
      { authorization: 'Bearer guessed' },
      AUTHORIZED,
      { authorization: 'Bearer null' },
    ];
    const asked = headers.map((one) =>
      it.app.inject({ url, headers: { 'x-api-key': 'x', ...one } }),
    );
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  };
  it = await testHost({ apiSecret: SECRET });
  expect(await statuses()).toEqual([401, 401, 404, 401]);
  await it.close();
  it = await testHost();
  expect(await statuses()).toEqual([404, 404, 404, 404]);
});

// §d.host.1
test('the OpenAPI document lists every address of /host/api and /host/directory', async () => {
  const routes: string[] = [];
  it = await testHost({
    before: (app) =>
      app.addHook('onRoute', ({ method, path }) => {
        const isDescribed = /^\/host\/(api|directory)\//.test(path) && method !== 'HEAD';
        if (isDescribed) routes.push(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
      }),
  });
  const document = (await it.app.inject({ url: '/host/openapi.json' })).json();
  const operations = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(document.openapi).toBe('3.1.0');
  expect(operations).toContain('PATCH /host/api/accounts/{id}');
  expect(operations.sort()).toEqual(routes.sort());
  expect(document.paths['/host/api/projects/{id}/guests'].post).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['email', 'canWrite'] } } },
    },
  });
});
