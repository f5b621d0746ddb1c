/** Which answers are compressed: checked for every endpoint of the product and of the host. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { acceptedEncoding } from '#server/http/compressed.scope.ts';
import { STYLE_URL } from '#server/modules/sharing/shareStyle.routes.ts';
import { type EveryCall, everyCall, requestOf, wholeServer } from '../support/everyCall.ts';
import { API, nextRequestId, type TestServer, type TestUser } from '../support/testServer.ts';

let server: TestServer;
let calls: readonly EveryCall[];
let user: TestUser;
let article: string;
beforeAll(async () => {
  server = await wholeServer();
  calls = await everyCall(server);
  user = server.user();
  const workspaceId = await server.workspaceOf(user);
  const articles = `/article/${workspaceId}`;
  const { body } = await server.call(user, 'POST', articles, {});
  const path = `${articles}/${body.id}`;
  article = API + path;
  const html = `<p>${'Tea is a drink. '.repeat(100)}</p>`;
  const ops = [{ op: 'put', id: 'a', after: null, html }];
  await server.call(user, 'PATCH', path, { baseVersion: 1, requestId: nextRequestId(), ops });
});
afterAll(() => server.close());

const decoded: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
};
const textOf = ({ headers, rawPayload }: Answer): string =>
  decoded[String(headers['content-encoding'] ?? 'none')]?.(rawPayload).toString() ?? '';
type Answer = Awaited<ReturnType<TestServer['app']['inject']>>;

const ask = (accepted: string | null, url = article, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({
    method,
    url,
    headers: { ...user.headers, ...(accepted !== null && { 'accept-encoding': accepted }) },
  });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['*;q=0', undefined],
  ['nonsense;;q=', undefined],
  [null, undefined],
])('a long answer to %p is encoded as %p, with the same content', async (accepted, encoding) => {
  const answer = await ask(accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('accept-encoding');
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(textOf(answer)).toBe((await ask(null)).body);
  const head = await ask(accepted, article, 'HEAD');
  expect(head.headers['content-encoding']).toEqual(encoding);
  expect(head.rawPayload.length).toBe(0);
});

test('only endpoints of the API compress long answers, not the host and not streams', async () => {
  const wrong: unknown[] = [];
  for (const call of calls) {
    const headers = { ...call.headers, 'accept-encoding': 'br, gzip' };
    const answer = await server.app.inject(requestOf(call, { headers }));
    const isLong = textOf(answer).length > 1024;
    const isOurs = requestOf(call).url?.toString().startsWith(API) === true;
    const wanted = isOurs && isLong && !call.isStream ? 'br' : undefined;
    const { 'content-encoding': encoding } = answer.headers;
    if (encoding !== wanted) wrong.push([call.name, encoding, wanted]);
  }
  expect(wrong).toEqual([]);
});

test('files are sent as the build has compressed them, or uncompressed', async () => {
  const seen: unknown[] = [];
  for (const accepted of ['br, gzip', 'gzip', 'br;q=0, *', 'identity', null]) {
    const { headers, body } = await ask(accepted, '/assets/main.0123.js');
    seen.push([headers['content-encoding'], body]);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  }
  expect(seen).toEqual([
    ['br', 'as br'],
    ['gzip', 'as gz'],
    ['gzip', 'as gz'],
    [undefined, 'export {};'],
    [undefined, 'export {};'],
  ]);
  const part = await server.app.inject({
    url: '/assets/main.0123.js',
    headers: { range: 'bytes=0-5' },
  });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('export');
  const head = await ask('br', '/assets/main.0123.js', 'HEAD');
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-encoding']).toBe('br');
  expect(head.body).toBe('');
});

test('a known file is not sent again, in any encoding', async () => {
  for (const accepted of ['br', 'identity']) {
    const { headers } = await ask(accepted, '/assets/main.0123.js');
    const again = await server.app.inject({
      url: '/assets/main.0123.js',
      headers: { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  }
});

test('a page preloads its files, and is not compressed itself', async () => {
  const files: unknown[] = [];
  for (const path of [
    '/',
    '/articles/1b4e28ba-2fa1-4ef1-883f-0016d3cca427',
    '/articles',
    '/none',
  ]) {
    const { headers, body } = await ask('br', `/content${path}`);
    expect(headers.link).toBe('</host/api/start>; rel=preload; as=fetch; crossorigin');
    expect(headers['content-encoding']).toBeUndefined();
    files.push(body.split(' ')[0]);
  }
  expect(files).toEqual(['dashboard.html', 'article.html', 'index.html', 'index.html']);
  expect((await ask('br', '/sign-in')).headers.link).toBeUndefined();
});

test('the style sheet of shared articles is compressed too', async () => {
  const answer = await ask('br', STYLE_URL);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(textOf(answer)).toContain('@font-face');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br ; q = 0.001', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0.000, *;q=0.1', null],
  ['gzip;q=2', null],
  ['br;q=much, gzip', 'gzip'],
  ['identity', null],
  ['deflate', null],
  [';;,,=', null],
  ['', null],
  [undefined, null],
])('the header %p selects %p', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
