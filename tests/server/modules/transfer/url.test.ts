import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { webReader } from '#server/adapters/web/webReader.ts';
import {
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

const SENTENCE = 'The quick brown fox jumps over the lazy dog, and nobody knows why it does that. ';
const PAGE = `<html lang="en"><head><title>Foxes and dogs</title></head><body>
  <article><p>${SENTENCE.repeat(8)}</p><p>${SENTENCE.repeat(8)}</p></article>
  <footer>All rights</footer></body></html>`;

let web: Server;
let address: string;
let server: TestServer;

beforeAll(async () => {
  web = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  address = `http://127.0.0.1:${(web.address() as AddressInfo).port}/post`;
  server = await testServer({ works: false, readWebPage: webReader({ isAllowed: () => true }) });
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await server.close();
});

test('a page is read for people who may write in the workspace', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { status, body } = await server.call(user, 'POST', `/url/${workspaceId}`, { url: address });
  expect(status).toBe(200);
  expect(body).toEqual({
    url: address,
    title: 'Foxes and dogs',
    siteName: null,
    byline: null,
    language: 'en',
    html: expect.stringContaining('quick brown fox'),
    around: { words: 2, example: 'All rights' },
  });
});

test('each account can read ten pages a minute', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const other = await userWithWorkspace(server);
  const ask = () => server.call(user, 'POST', `/url/${workspaceId}`, { url: 'ftp://x' });
  for (let count = 0; count < 10; count += 1)
    expect((await ask()).body.code).toBe('address_not_allowed');
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  const theirs = await server.call(other.user, 'POST', `/url/${other.workspaceId}`, {
    url: 'ftp://x',
  });
  expect(theirs.body.code).toBe('address_not_allowed');
});

test('by default, a server does not read from its own network', async () => {
  const strict = await testServer({ works: false });
  const { user, workspaceId } = await userWithWorkspace(strict);
  const { status, body } = await strict.call(user, 'POST', `/url/${workspaceId}`, { url: address });
  await strict.close();
  expect(status).toBe(422);
  expect(body.code).toBe('address_not_allowed');
});
