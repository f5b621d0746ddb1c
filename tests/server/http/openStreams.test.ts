import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openStreams, STREAMS_PER_ACCOUNT } from '#server/http/openStreams.ts';
import {
  API,
  draftRequest,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '../support/testServer.ts';

let server: TestServer;
let readers: ClientRequest[];
beforeEach(async () => {
  server = await testServer({ works: false, app: { requestsAtOnce: 1000 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  readers = [];
});
afterEach(async () => {
  for (const reader of readers) reader.destroy();
  await server.close();
});

async function follow({ user, workspaceId }: { user: TestUser; workspaceId: string }) {
  const { port } = server.app.server.address() as AddressInfo;
  const path = `${API}/content/${workspaceId}/jobs/changes`;
  const reader = request({ port, path, headers: user.headers, agent: false }).end();
  readers.push(reader);
  const [answer]: IncomingMessage[] = await once(reader, 'response');
  if (answer === undefined) throw new Error('there is an answer');
  return answer;
}

/** Their list of work is followed for as long as the job waits. */
async function personWithWork() {
  const person = await userWithWorkspace(server);
  const path = `/content/${person.workspaceId}/drafts`;
  await server.call(person.user, 'POST', path, draftRequest());
  return person;
}

// §d.bounds.8
test('an account has a hundred streams; the next one is told when to ask again, and finds the place of one that has ended', async () => {
  const person = await personWithWork();
  for (let open = 0; open < STREAMS_PER_ACCOUNT; open += 1)
    expect((await follow(person)).statusCode).toBe(200);
  const refused = await follow(person);
  expect(refused.headers['retry-after']).toBe('30');
  expect(await json(refused)).toMatchObject({ status: 429, code: 'too_many_streams' });
  expect((await follow(await personWithWork())).statusCode).toBe(200);
  readers[0]?.destroy();
  await until(async () => (await follow(person)).statusCode === 200);
});

test('a stream that is refused for another reason takes no place', async () => {
  const person = await personWithWork();
  const elsewhere = { ...person, workspaceId: crypto.randomUUID() };
  for (let tries = 0; tries <= STREAMS_PER_ACCOUNT; tries += 1)
    expect((await follow(elsewhere)).statusCode).toBe(404);
});

test('a reader who has gone before the stream begins takes no place', () => {
  const streams = openStreams(1);
  streams.add('a', AbortSignal.abort());
  streams.add('a', new AbortController().signal);
});

test('a process has a bound for all accounts', () => {
  const streams = openStreams(2);
  const first = new AbortController();
  const { signal } = new AbortController();
  streams.add('a', first.signal);
  streams.add('b', signal);
  expect(() => streams.add('c', signal)).toThrow(expect.objectContaining({ code: 'overloaded' }));
  first.abort();
  streams.add('c', signal);
});
