import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  API,
  draftRequest,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '../support/testServer.ts';

const MOST = 20;

let server: TestServer;
let user: TestUser;
let workspaceId: string;
/** Every session lookup waits for it, so the requests are slow. */
let held: PromiseWithResolvers<void>;
let waiting: number;
let sockets: Socket[];
beforeEach(async () => {
  server = await testServer({ works: false, app: { requestsAtOnce: MOST } });
  ({ user, workspaceId } = await userWithWorkspace(server));
  held = Promise.withResolvers();
  waiting = 0;
  sockets = [];
});
afterEach(async () => {
  held.resolve();
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Connections that have sent only the beginning of a request. */
async function beginMany(count: number, beginning: string): Promise<void> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const proof = Object.entries(user.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `host: localhost\r\n${proof.join('')}`;
  sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(beginning.replace('HEAD', head));
    return socket;
  });
}

function slowDown(): void {
  const { userOfApiKey } = server.deps.host;
  Object.assign(server.deps.host, {
    async userOfApiKey(key: string) {
      waiting += 1;
      await held.promise;
      return userOfApiKey(key);
    },
  });
}

const ask = (url = `${API}/limit`) => server.app.inject({ url, headers: user.headers });
const askMany = (count: number) => Array.from({ length: count }, () => ask());

// §d.bounds.7
test('of 500 slow requests, as many as allowed are handled at once; the others get 503 with Retry-After', async () => {
  slowDown();
  const answers = askMany(500);
  await until(() => waiting === MOST);
  const refused = await Promise.race(answers);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'overloaded' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  held.resolve();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST);
  expect(statuses.filter((status) => status === 503)).toHaveLength(500 - MOST);
  expect(waiting).toBe(MOST);
});

// §d.bounds.7
test('after an overload as many requests are handled as before, again and again', async () => {
  slowDown();
  for (const _round of [1, 2, 3]) {
    held = Promise.withResolvers();
    waiting = 0;
    const answers = askMany(3 * MOST);
    await until(() => waiting === MOST);
    held.resolve();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST);
  }
});

test('a request whose sender has left counts until it is handled', async () => {
  slowDown();
  await beginMany(MOST, `GET ${API}/limit HTTP/1.1\r\nHEAD\r\n`);
  await until(() => waiting === MOST);
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  expect((await ask()).statusCode).toBe(503);
  held.resolve();
  await until(async () => (await ask()).statusCode === 200);
});

test('slowly sent bodies do not block other requests', async () => {
  slowDown();
  held.resolve();
  const body = 'content-type: application/json\r\ncontent-length: 10\r\n\r\n{';
  await beginMany(MOST, `POST ${API}/user/config HTTP/1.1\r\nHEAD${body}`);
  await until(() => waiting === MOST);
  expect((await ask()).statusCode).toBe(200);
});

// §d.bounds.7
test('the number of arriving bodies is limited, because they take memory', async () => {
  slowDown();
  held.resolve();
  const body = 'content-type: application/json\r\ncontent-length: 10\r\n\r\n{';
  await beginMany(2 * MOST, `POST ${API}/user/config HTTP/1.1\r\nHEAD${body}`);
  await until(() => waiting === 2 * MOST);
  const save = () =>
    server.app.inject({
      method: 'POST',
      url: `${API}/user/config`,
      headers: user.headers,
      payload: {},
    });
  await until(async () => (await save()).statusCode === 503);
  expect((await ask()).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  await until(async () => (await save()).statusCode === 200);
});

test('a reader who leaves before the stream begins leaves nothing behind', async () => {
  const { body } = await server.call(
    user,
    'POST',
    `/content/${workspaceId}/drafts`,
    draftRequest(),
  );
  const url = `${API}/content/${workspaceId}/jobs/${body.jobId}/events`;
  const checks = jest.spyOn(globalThis, 'setInterval');
  const running = () => checks.mock.calls.filter(([, ms]) => ms === 5000).length;
  const stream = await server.app.inject({ url, headers: user.headers, payloadAsStream: true });
  expect(running()).toBe(1);
  stream.stream().destroy();
  slowDown();
  await beginMany(MOST, `GET ${url} HTTP/1.1\r\nHEAD\r\n`);
  await until(() => waiting === MOST);
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  held.resolve();
  await until(async () => (await ask()).statusCode === 200);
  expect(running()).toBe(1);
  checks.mockRestore();
});

// §d.bounds.7
test('running streams do not count', async () => {
  const { body } = await server.call(
    user,
    'POST',
    `/content/${workspaceId}/drafts`,
    draftRequest(),
  );
  const url = `${API}/content/${workspaceId}/jobs/${body.jobId}/events`;
  const open = () => server.app.inject({ url, headers: user.headers, payloadAsStream: true });
  const streams = [];
  for (let count = 0; count < 2 * MOST; count += 1) streams.push(await open());
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array(2 * MOST).fill(200));
  expect((await ask()).statusCode).toBe(200);
  for (const stream of streams) stream.stream().destroy();
});
