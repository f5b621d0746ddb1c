/** Browser extensions at the API: who is let in, with what, for how long, and where (docs/extension.md). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_PREFIX as API } from '#contract/lib/route.ts';
import { PASS_LIFETIME_MS } from '#contract/session/extensionPass.route.ts';
import {
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../support/testServer.ts';

const ORIGIN = `chrome-extension://${'a'.repeat(32)}`;
const OTHER = `chrome-extension://${'b'.repeat(32)}`;
const UNKNOWN = `chrome-extension://${'c'.repeat(32)}`;

let server: TestServer;
let closed: TestServer;
let time = Date.parse('2026-12-01T08:00:00Z');
beforeAll(async () => {
  server = await testServer({
    works: false,
    extensionOrigins: [ORIGIN, OTHER],
    now: () => new Date(time),
  });
  closed = await testServer({ works: false, extensionOrigins: [] });
});
afterAll(async () => {
  await server.close();
  await closed.close();
});

const passFor = (user: TestUser, origin = ORIGIN, on = server) =>
  on.call(user, 'POST', '/user/extension-passes', { origin });

const preflight = (origin: string, url = `${API}/content/engine`, on = server) =>
  on.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });

/** A request as the extension sends it. */
const ask = (
  pass: string,
  {
    origin = ORIGIN,
    path = '/content/engine',
    method = 'GET',
    payload = undefined as object | undefined,
  } = {},
) =>
  server.app.inject({
    method: method as 'GET',
    url: `${API}${path}`,
    headers: { origin, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${pass}` },
    ...(payload && { payload }),
  });

// §d.extension.1
test('CORS opens the API for the extensions that are named, without cookies, and for nobody else', async () => {
  const { statusCode, headers } = await preflight(ORIGIN);
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-origin']).toBe(ORIGIN);
  expect(headers['access-control-allow-headers']).toContain('authorization');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  for (const answer of [
    await preflight(UNKNOWN),
    await preflight('https://evil.example'),
    await preflight(ORIGIN, '/host/api/session'),
    await preflight(ORIGIN, `${API}/content/engine`, closed),
  ])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

// §d.extension.1
test('a pass opens what is marked for extensions, and nothing else', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { pass } = (await passFor(user)).body;
  const opened = await ask(pass);
  expect(opened.statusCode).toBe(200);
  expect(opened.headers['access-control-allow-origin']).toBe(ORIGIN);
  for (const path of [`/article/${workspaceId}`, '/user/config', '/limit'])
    expect([path, (await ask(pass, { path })).statusCode]).toEqual([path, 403]);
  const again = { path: '/user/extension-passes', method: 'POST', payload: { origin: ORIGIN } };
  expect((await ask(pass, again)).statusCode).toBe(403);
});

// §d.extension.1
test('a pass is for one extension, and worthless in any other hands', async () => {
  const { user } = await userWithWorkspace(server);
  const { pass } = (await passFor(user)).body;
  for (const origin of [OTHER, UNKNOWN, 'https://evil.example', 'http://127.0.0.1'])
    expect([origin, (await ask(pass, { origin })).statusCode]).toEqual([origin, 401]);
  expect((await ask(`${pass.slice(0, -4)}AAAA`)).statusCode).toBe(401);
});

// §d.extension.1
test('a pass is over after eight hours', async () => {
  const { user } = await userWithWorkspace(server);
  const { pass, until } = (await passFor(user)).body;
  expect(Date.parse(until)).toBe(time + PASS_LIFETIME_MS);
  time += PASS_LIFETIME_MS - 1000;
  expect((await ask(pass)).statusCode).toBe(200);
  time += 1000;
  expect((await ask(pass)).statusCode).toBe(401);
});

// §d.extension.1
test('a pass ends with the session that it was made in', async () => {
  const { user } = await userWithWorkspace(server);
  const { pass } = (await passFor(user)).body;
  expect((await ask(pass)).statusCode).toBe(200);
  const { host } = server.deps;
  const { userOfApiKey } = host;
  const isOver = user.headers['x-api-key'];
  host.userOfApiKey = async (key) => (key === isOver ? null : userOfApiKey(key));
  expect((await ask(pass)).statusCode).toBe(401);
});

// §d.extension.1
test('no pass is made for an extension that is not named, and none where none is', async () => {
  const { user } = await userWithWorkspace(server);
  expect(await passFor(user, UNKNOWN)).toMatchObject({
    status: 403,
    body: { code: 'extension_closed' },
  });
  expect(await passFor(user, 'https://evil.example')).toMatchObject({ status: 422 });
  const { user: other } = await userWithWorkspace(closed);
  expect(await passFor(other, ORIGIN, closed)).toMatchObject({
    status: 403,
    body: { code: 'extension_closed' },
  });
});

test('an extension may change what its endpoints change, though it is another site', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { pass } = (await passFor(user)).body;
  const html = '<p>Glass jars keep coffee fresh for a week.</p>';
  const payload = { requestId: nextRequestId(), name: 'Jars', url: 'https://jars.example/', html };
  const path = `/url/${workspaceId}/pages/text`;
  expect((await ask(pass, { path, method: 'POST', payload })).json()).toMatchObject({
    title: 'Jars',
    words: 8,
  });
  const foreign = await ask(pass, { path, method: 'POST', payload, origin: UNKNOWN });
  expect(foreign.json()).toMatchObject({ code: 'foreign_origin' });
});
