import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { PROBLEM_TITLES } from '#contract/lib/problem.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/lib/problems.ts';
import { rateWindow } from '#db/schema/access.ts';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import { newTestServer } from '#tests/server/support/newTestServer.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  API,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from './support/testServer.ts';

let server: TestServer;
let user: TestUser;
let workspaceId: string;

beforeAll(async () => {
  server = await testServer({ works: false });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const inject = (url: string, more: object = {}) =>
  server.app.inject({ url, headers: user.headers, ...more });

/** A refusal as problem details: media type, status, code and log id. */
async function expectProblem(answer: ReturnType<typeof inject>, code: ProblemCode) {
  const { statusCode, headers, body } = await answer;
  expect(JSON.parse(body)).toMatchObject({
    code,
    status: PROBLEM_STATUS[code],
    title: PROBLEM_TITLES[code],
    logId: headers['sm-log-id'],
  });
  expect(statusCode).toBe(PROBLEM_STATUS[code]);
  expect(headers['content-type']).toBe('application/problem+json');
  return JSON.parse(body);
}

// §d.api.4
test('a request with a missing key or token, or with those of two users, gets 401', async () => {
  const other = server.user();
  const url = `${API}/workspace`;
  const headersOf: Record<string, string>[] = [
    {},
    { 'x-api-key': user.headers['x-api-key'] },
    { authorization: user.headers.authorization },
    { ...user.headers, 'x-api-key': 'key-unknown' },
    { ...user.headers, authorization: 'Bearer token-unknown' },
    { ...user.headers, authorization: user.headers.authorization.replace('Bearer', 'Basic') },
    { ...user.headers, authorization: other.headers.authorization },
  ];
  for (const headers of headersOf) await expectProblem(inject(url, { headers }), 'not_signed_in');
  expect((await inject(url)).statusCode).toBe(200);
});

test('a request has five minutes to arrive', () => {
  expect(server.app.server.requestTimeout).toBe(5 * 60_000);
});

test('broken JSON is 400', async () => {
  const headers = { ...user.headers, 'content-type': 'application/json' };
  for (const payload of ['{"folderId":', '', '{"__proto__":{"x":1}}']) {
    await expectProblem(
      inject(`${API}/workspace`, { method: 'POST', headers, payload }),
      'bad_request',
    );
  }
});

const BROKEN = ['%E0%A4%A', '%', '%zz', 'x/%FF/y', '%C0%80'];

test.each(BROKEN)(
  'an API address with %s is 400; a page address with it gets the page',
  async (part) => {
    for (const path of [API, `${API}/article`, '/content/api', '/host/api', '/assets', '']) {
      await expectProblem(inject(`${path}/${part}?a=%E0`), 'bad_request');
    }
    for (const path of ['/content', '/content/articles', '/content/free-user/articles']) {
      const answer = await inject(`${path}/${part}?a=%E0`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toEqual(expect.stringMatching(/^(index|article)\.html /));
    }
    const shared = await inject(`/content/share/${part.replaceAll('/', '')}`);
    expect(shared.headers['content-type']).toMatch('text/html');
    expect(shared.statusCode).toBe(404);
  },
);

test('the page is served for an address of any length; the API answers 404', async () => {
  const long = 'x'.repeat(5000);
  expect((await inject(`/content/articles/${long}`)).body).toMatch(/^article\.html /);
  await expectProblem(inject(`${API}/article/${long}`), 'not_found');
  await expectProblem(inject(`${API}/${long}`), 'not_found');
});

test('a body that is not JSON is 415', async () => {
  const headers = { ...user.headers, 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method: 'POST', headers, payload: 'folderId=1' };
  await expectProblem(inject(`${API}/workspace`, request), 'unsupported_media_type');
});

test('a wrong field is 422 and is named by its path', async () => {
  const payload = {
    requestId: nextRequestId(),
    baseVersion: 1,
    ops: [{ op: 'put', id: 'not an id', after: null, html: '' }],
  };
  const url = `${API}/article/${workspaceId}/${crypto.randomUUID()}`;
  const problem = await expectProblem(inject(url, { method: 'PATCH', payload }), 'invalid_input');
  expect(Object.keys(problem.fields)).toEqual(['ops.0.id']);
});

test('an unknown address is 404, an unknown method 405 with the allowed ones', async () => {
  await expectProblem(inject(`${API}/nothing`), 'not_found');
  await expectProblem(inject('/nothing'), 'not_found');
  const answer = inject(`${API}/workspace`, { method: 'DELETE' });
  await expectProblem(answer, 'method_not_allowed');
  expect((await answer).headers['allow']).toBe('GET, POST');
});

test('an internal error is logged in full and reveals nothing in its answer', async () => {
  const broken = await newTestServer({ works: false }, await testDatabase());
  const who = await userWithWorkspace(broken);
  await broken.database.orm.execute('drop table article cascade');
  const { status, body } = await broken.call(who.user, 'GET', `/article/${who.workspaceId}`);
  expect(status).toBe(500);
  expect(body).toEqual({
    type: 'urn:content-toolkit:problem:internal',
    title: PROBLEM_TITLES.internal,
    status: 500,
    code: 'internal',
    logId: body.logId,
  });
  const line = broken.log.find(
    (one) => one['msg'] === 'request failed' && one['logId'] === body.logId,
  );
  expect(line?.['err']).toMatchObject({ query: expect.stringContaining('article') });
  expect(JSON.stringify(line)).not.toContain(who.workspaceId); // parameters are people's data
  await broken.close();
});

test('a change requested by another site is refused, even with valid credentials', async () => {
  const post = (headers: Record<string, string>) =>
    inject(`${API}/user/config`, {
      method: 'POST',
      headers: { ...user.headers, host: 'toolkit.localhost', ...headers },
      payload: {},
    });
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://toolkit.localhost.evil.example' },
    { origin: 'http://toolkit.localhost:8080' },
    { origin: 'https://toolkit.localhost' },
    { origin: 'https://toolkit.localhost:80' },
    { origin: 'ftp://toolkit.localhost' },
    { origin: 'https://toolkit.localhost', 'x-forwarded-proto': 'https' }, // not sent by a trusted proxy
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) await expectProblem(post(headers), 'foreign_origin');
  const ours: Record<string, string>[] = [
    { origin: 'http://toolkit.localhost' },
    { origin: 'http://toolkit.localhost:80' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ];
  for (const headers of ours) expect((await post(headers)).statusCode).toBe(200);
});

test('behind a proxy only the public address counts as ours', async () => {
  const proxied = await testServer({
    works: false,
    app: { publicUrl: 'https://content.localhost/' },
  });
  const { headers } = proxied.user();
  const post = (origin: string) =>
    proxied.app.inject({
      method: 'POST',
      url: `${API}/user/config`,
      headers: { ...headers, host: '127.0.0.1:3000', origin },
      payload: {},
    });
  expect((await post('https://content.localhost')).statusCode).toBe(200);
  expect((await post('http://127.0.0.1:3000')).statusCode).toBe(403);
  expect((await post('http://content.localhost')).statusCode).toBe(403);
  await proxied.close();
});

test('behind a trusted proxy the scheme that people use counts', async () => {
  const proxied = await testServer({ works: false, app: { trustedProxies: 1 } });
  const { headers } = proxied.user();
  const post = async (origin: string, scheme: string) => {
    const proxy = { host: 'content.localhost', 'x-forwarded-proto': scheme };
    const url = `${API}/user/config`;
    const sent = { ...headers, ...proxy, origin };
    return (await proxied.app.inject({ method: 'POST', url, headers: sent, payload: {} }))
      .statusCode;
  };
  expect(await post('https://content.localhost', 'https')).toBe(200);
  expect(await post('http://content.localhost', 'https')).toBe(403);
  expect(await post('https://content.localhost', 'http')).toBe(403);
  expect(await post('https://content.localhost', 'https, http')).toBe(403); // the last value is the proxy's
  await proxied.close();
});

describe('the rate limit', () => {
  let limited: TestServer;
  beforeEach(async () => {
    limited = await testServer({ works: false, app: { requestsPerMinute: 3 } });
  });
  afterEach(() => limited.close());

  const ask = async (headers: Record<string, string>, remoteAddress = '10.0.0.1') => {
    const answer = await limited.app.inject({ url: `${API}/limit`, headers, remoteAddress });
    return answer.statusCode;
  };
  const askFourTimes = async (headers: Record<string, string>, addresses: string[] = []) => {
    const statuses: number[] = [];
    for (const at of [0, 1, 2, 3]) statuses.push(await ask(headers, addresses[at]));
    return statuses;
  };

  // §d.bounds.6
  test('the rate limit counts by account: colleagues behind one address do not share it', async () => {
    for (let count = 0; count < 3; count += 1)
      expect(await askFourTimes({ ...limited.user().headers })).toEqual([200, 200, 200, 429]);
  });

  test('the rate limit follows an account from address to address', async () => {
    const addresses = ['10.0.0.1', '10.0.0.2', '2001:db8::1', '10.0.0.4'];
    const { headers } = limited.user();
    expect(await askFourTimes({ ...headers }, addresses)).toEqual([200, 200, 200, 429]);
  });

  // §d.bounds.6
  test('the rate limit counts by address without a sign-in, and does not affect signed-in accounts', async () => {
    const { headers } = limited.user();
    const forged = { ...headers, authorization: 'Bearer token-of-nobody' };
    expect(await askFourTimes({})).toEqual([401, 401, 401, 429]);
    expect(await ask(forged)).toBe(429);
    expect(await ask({}, '10.0.0.2')).toBe(401);
    expect(await ask({ ...headers })).toBe(200);
  });

  test('the rate limit counts the addresses of one IPv6 network as one', async () => {
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::1', '2001:db8::4'];
    expect(await askFourTimes({}, network)).toEqual([401, 401, 401, 429]);
    expect(await ask({}, '2001:db8:0:1::1')).toBe(401);
  });

  test('the rate limit limits attempts to guess the key for a token', async () => {
    const { authorization } = limited.user().headers;
    expect(await askFourTimes({ authorization, 'x-api-key': 'guess' })).toEqual([
      401, 401, 401, 429,
    ]);
  });

  test('the rate limit says how long to wait, and counts each request once', async () => {
    const headers = { ...limited.user().headers };
    await askFourTimes(headers);
    const answer = await limited.app.inject({ url: `${API}/limit`, headers });
    expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const counted = async () => {
      const windows = await limited.database.orm.select().from(rateWindow);
      return windows.reduce((sum, { hits }) => sum + hits, 0);
    };
    await until(async () => (await counted()) === 5);
  });
});

const OTHER_HOSTS = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.1.2.3',
  '[2001:db8::1]',
  'evil.example@localhost',
  'localhost/',
  'localhost:80:80',
];

// §d.bounds.2
test('another site whose name resolves to this machine can neither read nor change anything', async () => {
  const asks: [method: string, url: string][] = [
    ['GET', '/content/'],
    ['GET', `${API}/workspace`],
    ['POST', `${API}/user/config`],
    ['GET', '/host/sdk.js'],
  ];
  for (const host of OTHER_HOSTS) {
    const origin = `http://${host}`;
    for (const [method, url] of asks) {
      const headers = { ...user.headers, host, origin, 'x-forwarded-host': 'localhost' };
      await expectProblem(inject(url, { method, headers }), 'other_host');
    }
  }
});

test('with a public address any host name is accepted, because the proxy checks it', async () => {
  const proxied = await testServer({
    works: false,
    app: { publicUrl: 'https://content.localhost/' },
  });
  const answer = await proxied.app.inject({ url: '/content/', headers: { host: 'backend:3000' } });
  expect(answer.statusCode).toBe(200);
  await proxied.close();
});

test('the log id of a request is echoed and logged; one unfit for a log is replaced', async () => {
  const url = `${API}/limit`;
  const given = await inject(url, { headers: { ...user.headers, 'sm-log-id': 'page-1' } });
  expect(given.headers['sm-log-id']).toBe('page-1');
  expect(server.log).toContainEqual(expect.objectContaining({ logId: 'page-1', url, status: 200 }));
  const unfit = await inject(url, { headers: { ...user.headers, 'sm-log-id': 'a b"}' } });
  expect(unfit.headers['sm-log-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the page is served for each of its addresses, with a nonce that its policy names', async () => {
  for (const path of ['/content', '/content/', '/content/articles/1?fid=2', '/content/nowhere']) {
    const answer = await inject(path);
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(answer.body) ?? [];
    expect(answer.body).toContain(`.html <!-- sm-log-id: ${answer.headers['sm-log-id']} -->`);
    expect(answer.body).toContain(`<script nonce="${nonce}" src="/host/sdk.js"></script>`);
    expect(nonce).not.toBe('');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const nonces = await Promise.all([inject('/content'), inject('/content')]);
  expect(nonces[0]?.body).not.toBe(nonces[1]?.body);
});

const HOST_PAGES = [
  '/sign-in?redirect_to=%2Fcontent%2F',
  '/sign-up',
  '/projects/',
  '/billing',
  '/account',
  '/admin',
  '/multilogin',
  '/free-app-activation-after-login?on_success=x',
];

test('the pages of the host, its SDK and the redirect from / are served', async () => {
  for (const path of HOST_PAGES) {
    const { body, headers } = await inject(path);
    expect(body).toMatch(/^host\.html /);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await inject('/projects')).headers['location']).toBe('/projects/');
  const worker = await inject('/content/offline.js');
  expect(worker.body).toContain("'fetch'");
  expect(worker.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringContaining('max-age=0'),
  });
  const sdk = await inject('/host/sdk.js');
  expect(sdk.body).toBe('window.contentHost = {};');
  expect(sdk.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await inject('/')).headers['location']).toBe('/content/');
});

// §d.offline.2
test('where it is switched off, the service worker of earlier visits removes itself', async () => {
  const off = await testServer({ works: false, app: { hasOfflinePage: false } });
  const { body, headers } = await off.app.inject('/content/offline.js');
  await off.close();
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cache-control']).toBe('no-store');
  const did: string[] = [];
  runInNewContext(body, {
    addEventListener(name: string, act: () => void) {
      did.push(name);
      act();
    },
    skipWaiting: () => did.push('taken over'),
    registration: { unregister: () => did.push('removed') },
  });
  expect(did).toEqual(['install', 'taken over', 'activate', 'removed']);
});

// §d.host.1
test('with a remote host platform the pages of the embedded host do not exist', async () => {
  const elsewhere = await testServer({ works: false, hostPlatform: 'elsewhere' });
  const paths = [...HOST_PAGES, '/projects', '/host/sdk.js'];
  const answers = await Promise.all(paths.map((path) => elsewhere.app.inject(path)));
  const own = await elsewhere.app.inject('/content/');
  await elsewhere.close();
  for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'not_found' });
  expect(own.body).toMatch(/^dashboard\.html /);
});

const PAGE: PageConfig = {
  supportEmail: '"><img src=x onerror=alert(1)>&amp;</script>$&@example.org',
  hostHomeUrl: 'https://host.example/home?a=1&b=2',
  hostSignupUrl: '/sign-up',
  hostMultiloginUrl: '__NONCE__',
  hostOrigins: ['https://host.example', 'https://cdn.example'],
  dates: ACCOUNT_DATES,
  limits: LIMIT_PLANS,
  invitation: { version: '2', text: '</script><b>', url: 'https://host.example/i' },
  news: { repurposingUrl: 'https://host.example/"><b>' },
  analytics: 'log',
  errorReports: null,
};

test('the page gets its configuration word for word, and nothing in it becomes markup', async () => {
  const told = await testServer({ works: false, app: { page: PAGE } });
  const { body } = await told.app.inject('/content/');
  await told.close();
  const { window } = new JSDOM(body);
  const meta = window.document.querySelector('meta[name="page-config"]');
  expect(JSON.parse(meta?.getAttribute('content') ?? '')).toEqual(PAGE);
  expect(window.document.querySelectorAll('img')).toHaveLength(0);
  expect(window.document.querySelectorAll('script')).toHaveLength(1);
});

// §d.host.5
test('the content security policy allows the origins of the host, and no others', async () => {
  const told = await testServer({ works: false, app: { page: PAGE } });
  const { headers } = await told.app.inject('/healthz');
  await told.close();
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources.filter((one) => one.startsWith('https:'))]),
  );
  expect(policy).toMatchObject({
    'default-src': [],
    'script-src': PAGE.hostOrigins,
    'connect-src': PAGE.hostOrigins,
    'frame-ancestors': PAGE.hostOrigins,
    'style-src': [],
    'object-src': [],
  });
});

test('every answer has the security headers', async () => {
  const asked: [url: string, headers?: Record<string, string>][] = [
    ...['/content', '/content/%E0%A4%A', '/healthz', '/nothing', `${API}/limit`].map(
      (url): [string] => [url],
    ),
    [`${API}/%E0%A4%A`],
    ['/content/', { host: 'evil.example' }],
  ];
  for (const [url, more] of asked) {
    const { headers } = await inject(url, more && { headers: more });
    expect(headers).toMatchObject({
      'permissions-policy': expect.stringContaining('camera=(), '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringMatching(
        /frame-ancestors 'self'.*; require-trusted-types-for 'script'; trusted-types default /,
      ),
    });
  }
});

test('health and readiness answer without a sign-in', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a stopping server answers pending requests, and later ones with 503', async () => {
  const ending = await testServer({ works: false });
  const { userOfApiKey } = ending.deps.host;
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  Object.assign(ending.deps.host, {
    async userOfApiKey(key: string) {
      arrived.resolve();
      await held.promise;
      return userOfApiKey(key);
    },
  });
  await ending.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = ending.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  const { 'x-api-key': key, authorization } = ending.user().headers;
  const get = `GET ${API}/limit HTTP/1.1\r\nhost: localhost\r\nx-api-key: ${key}\r\nauthorization: ${authorization}\r\n\r\n`;
  socket.write(get);
  await arrived.promise;
  const closed = ending.close();
  await until(() => !ending.app.server.listening);
  socket.write(get); // on the same connection: the server takes no new ones
  await until(() => ending.log.some((line) => line['code'] === 'unavailable'));
  held.resolve();
  await Promise.all([once(socket, 'close'), closed]);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
  expect(answers).toContain('"code":"unavailable"');
});
