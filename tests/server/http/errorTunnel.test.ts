/** Reports of errors of the page are passed on to the project of SENTRY_DSN, and to no other. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ERROR_TUNNEL } from '#contract/session/errorTunnel.ts';
import { envelopeUrl } from '#server/http/errorTunnel.scope.ts';
import { type TestServer, testServer } from '#tests/server/support/testServer.ts';
import { aConfig } from '#tests/support/factories.ts';

const received: { readonly path: string; readonly body: string }[] = [];
let sentry: Server;
let server: TestServer;
let off: TestServer;
let dsn: string;
beforeAll(async () => {
  sentry = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', body });
    response.end('{}');
  });
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve));
  dsn = `http://key1@127.0.0.1:${(sentry.address() as AddressInfo).port}/42`;
  const page = aConfig({ errorReports: { dsn, release: '1' } });
  server = await testServer({ works: false, app: { page } });
  off = await testServer({ works: false });
});
beforeEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await server.close();
  await off.close();
  sentry.close();
});

const send = (body: string, { app } = server, from = '10.0.0.1', type = 'text/plain') =>
  app.inject({
    method: 'POST',
    url: ERROR_TUNNEL,
    headers: { 'content-type': type },
    remoteAddress: from,
    payload: body,
  });
const envelope = (of: string) => `${JSON.stringify({ dsn: of })}\n{"type":"event"}\n{"a":1}`;

test('an envelope of ours arrives word for word', async () => {
  expect((await send(envelope(dsn))).statusCode).toBe(204);
  expect(received).toEqual([{ path: '/api/42/envelope/', body: envelope(dsn) }]);
});

test.each([
  ['another project', () => envelope(dsn.replace('/42', '/43'))],
  ['another server', () => envelope('http://key1@169.254.169.254/42')],
  ['no DSN', () => '{}\n{"type":"event"}\n{}'],
  ['no JSON', () => 'x'],
  ['a list', () => '[1]'],
  ['nothing', () => ''],
])('an envelope for %s is refused and goes nowhere', async (_what, body) => {
  expect((await send(body())).statusCode).toBe(400);
  expect(received).toEqual([]);
});

test('a large one, another type and too many are refused', async () => {
  expect((await send(envelope(dsn) + 'x'.repeat(210_000))).statusCode).toBe(413);
  expect((await send(envelope(dsn), server, '10.0.0.1', 'application/json')).statusCode).toBe(415);
  const statuses = [];
  for (let at = 0; at < 31; at += 1)
    statuses.push((await send(envelope(dsn), server, '10.0.0.2')).statusCode);
  expect(statuses.slice(-2)).toEqual([204, 429]);
});

test('a Sentry that is away is no error of the page', async () => {
  const gone = 'http://key1@127.0.0.1:9/42';
  const page = aConfig({ errorReports: { dsn: gone, release: '1' } });
  const alone = await testServer({ works: false, app: { page } });
  expect((await send(envelope(gone), alone)).statusCode).toBe(204);
  await alone.close();
});

test('without SENTRY_DSN nothing is taken in', async () => {
  expect((await send(envelope(dsn), off)).statusCode).toBe(404);
});

test('the address of a project is made of its DSN', () => {
  expect(envelopeUrl('https://k@sentry.example/base/7')).toBe(
    'https://sentry.example/base/api/7/envelope/',
  );
});
