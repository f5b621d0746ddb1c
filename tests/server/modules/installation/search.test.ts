/** The search service in the settings, and analyses that use it, against a scripted server on this machine. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { installationSetting } from '#db/schema/installation.ts';
import { snapshot } from '#db/schema/seo.ts';
import {
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
} from '#tests/server/support/testServer.ts';

let web: Server;
let origin: string;
let keys: (string | string[] | undefined)[] = [];
let status = 200;
const RESULT = { url: 'https://a.example/', title: 'One' };

beforeAll(async () => {
  web = createServer(({ headers }: IncomingMessage, response) => {
    keys.push(headers['x-subscription-token'] ?? headers.authorization);
    response.writeHead(status, { 'x-ratelimit-remaining': '1, 9' });
    response.end(JSON.stringify({ type: 'search', web: { results: [RESULT] }, results: [RESULT] }));
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  const text = {
    title: 'One',
    language: 'en',
    blocks: ['<p>Text.</p>'],
    schemaTypes: [],
    searchTitle: null,
    description: null,
  };
  const page = { text: { ...text, publishedAt: null, modifiedAt: null } };
  const copy = { etag: null, lastModified: null, freshForMs: 0 };
  server = await testServer({
    search: { origins: { brave: origin, serpApi: origin } },
    collector: { collect: async () => ({ ...page, ...copy }) },
  });
  admin = server.user();
  admin.isAdmin = true;
});
beforeEach(() => {
  keys = [];
  status = 200;
});
afterAll(async () => {
  web.close();
  await server.close();
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', body?: object, path = '') =>
  server.call(admin, method, `/installation/search${path}`, body);
/** Null: the service that is set. */
const tested = (search: object | null) => call('POST', { search }, '/test');
const storedSecret = async () =>
  (
    await server.database.orm
      .select()
      .from(installationSetting)
      .where(eq(installationSetting.name, 'search'))
  )[0]?.secret;

// §d.search.1 §d.search.2
test('a key is stored encrypted, never shown, and kept for the service that it was entered for', async () => {
  expect((await call('GET')).body).toEqual({ source: 'none', search: null });
  const saved = await call('PUT', { provider: 'brave', apiKey: 'secret-token' });
  expect(saved.body).toEqual({
    source: 'settings',
    search: { provider: 'brave', address: null, key: 'stored', updatedAt: expect.any(String) },
  });
  expect(await storedSecret()).not.toContain('secret-token');
  expect((await call('PUT', { provider: 'brave' })).body.search.key).toBe('stored');
  expect((await tested({ provider: 'brave' })).body).toEqual({
    result: 'worked',
    ms: expect.any(Number),
    results: 1,
    left: { amount: 9, unit: 'searches' },
  });
  await tested({ provider: 'serpApi' });
  const searxng = { provider: 'searxng', address: `${origin}/` };
  await tested(searxng);
  expect(keys).toEqual(['secret-token', undefined, undefined]);
  status = 403;
  expect((await tested(searxng)).body).toEqual({
    result: 'failed',
    failure: 'search_json_disabled',
  });
  expect((await call('PUT', searxng)).body.search).toMatchObject({ address: origin, key: 'none' });
  expect(await storedSecret()).toBeNull();
  status = 200;
  expect((await tested(null)).body).toMatchObject({ result: 'worked', results: 1 });
  expect((await call('DELETE')).body).toEqual({ source: 'none', search: null });
  expect((await tested(null)).status).toBe(404);
  const { status: refused } = await server.call(server.user(), 'GET', '/installation/search');
  expect(refused).toBe(403);
});

// §d.search.1 §d.competitors.3
test('an analysis asks the service once; a failure of it is an analysis without pages that says why', async () => {
  await call('PUT', { provider: 'searxng', address: origin, apiKey: 'k' });
  const workspaceId = await server.workspaceOf(admin);
  const { body } = await server.call(admin, 'POST', `/article/${workspaceId}`, { title: 'Shoes' });
  const analysed = async () => {
    const topic = { topic: 'shoes', country: 'US', location: '', language: 'en' };
    const sent = { ...topic, articleId: body.id, requestId: nextRequestId() };
    const group = `/competitorsCollector/${workspaceId}`;
    const { jobId } = (await server.call(admin, 'POST', `${group}/competitors`, sent)).body;
    const path = `/content/${workspaceId}/jobs/${jobId}`;
    await until(async () => {
      const { job } = (await server.call(admin, 'GET', path)).body;
      return !['queued', 'running'].includes(job.state);
    });
    return (await server.call(admin, 'GET', `${group}/articles/${body.id}/competitors`)).body;
  };
  expect(await analysed()).toMatchObject({
    provider: 'searxng',
    state: 'frozen',
    doneCount: 1,
    pages: [{ url: RESULT.url, title: 'One', state: 'read' }],
  });
  expect(keys).toEqual(['Bearer k']);
  status = 429;
  expect(await analysed()).toMatchObject({ state: 'frozen', doneCount: 1 });
  const rows = await server.database.orm.select({ problem: snapshot.problem }).from(snapshot);
  expect(rows.map(({ problem }) => problem).toSorted()).toEqual([null, 'search_busy']);
});

// §d.search.1
test('environment variables win, and cannot be changed in the settings', async () => {
  const environmentSearch = { provider: 'brave', address: null, key: 'k' } as const;
  const deps = { ...server.deps, environmentSearch };
  const { readSearch, removeSearch, testSearch } = await import(
    '#server/modules/installation/search.service.ts'
  );
  expect(await readSearch(deps)).toEqual({
    source: 'environment',
    search: { provider: 'brave', address: null, key: 'stored', updatedAt: null },
  });
  await expect(removeSearch(deps)).rejects.toMatchObject({ code: 'set_by_environment' });
  expect(await testSearch(deps, null)).toMatchObject({ result: 'worked' });
  expect(keys).toEqual(['k']);
});
