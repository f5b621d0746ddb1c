import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RequestOptions } from '#server/adapters/web/safeRequest.ts';
import { linksOfWeb } from '#server/adapters/web/webReader.ts';

let web: Server;
let origin: string;
let answer: RequestListener = () => undefined;

beforeAll(async () => {
  web = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(web, 'listening');
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});

const check = (path = '/', options: Partial<RequestOptions> = {}) =>
  linksOfWeb({ isAllowed: () => true, ...options } as never)(new URL(path, origin).href);

const status =
  (code: number): RequestListener =>
  (_request, response) => {
    response.writeHead(code).end();
  };

// §d.claims.5
test.each([
  [200, 'alive'],
  [204, 'alive'],
  [404, 'dead'],
  [410, 'dead'],
  [403, 'unknown'],
  [429, 'unknown'],
  [500, 'unknown'],
])('a link that answers %d is %s', async (code, state) => {
  answer = status(code);
  expect(await check()).toBe(state);
});

test('a server that knows no HEAD is asked for the page', async () => {
  const asked: (string | undefined)[] = [];
  answer = (request, response) => {
    asked.push(request.method);
    response.writeHead(request.method === 'HEAD' ? 404 : 200).end('<p>Here.</p>');
  };
  expect(await check()).toBe('alive');
  expect(asked).toEqual(['HEAD', 'GET']);
});

const failsWith = (code: string) => ({
  resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
});

test.each([
  ['ENOTFOUND', 'dead'],
  ['EAI_AGAIN', 'unknown'],
  ['ETIMEOUT', 'unknown'],
])('a name that cannot be resolved (%s) is %s', async (code, state) => {
  expect(await check('http://gone.example/', failsWith(code))).toBe(state);
});

test('nothing is said of an address that may not be asked, or that does not answer', async () => {
  answer = status(404);
  expect(await check('/', { isAllowed: () => false })).toBe('unknown');
  answer = (request) => request.socket.destroy();
  expect(await check()).toBe('unknown');
  answer = () => undefined;
  expect(await check('/', { limits: { totalMs: 50, idleMs: 50 } })).toBe('unknown');
});
