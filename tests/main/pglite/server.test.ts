/** The server as a process, with the real embedded host, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { draftRequest, parseSse, until } from '#tests/server/support/asking.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { newServerProcess, serverArgs } from '#tools/lib/serverProcess.ts';

let args: readonly string[];
beforeAll(async () => {
  args = await serverArgs();
});

let files: TestDatabase;
beforeEach(async () => {
  files = await testDatabase();
});
afterEach(() => files.dispose().catch(() => undefined)); // where the test has closed it

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: '0',
      ...files.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

async function addressOf({ child, output }: Run): Promise<string> {
  for (;;) {
    const url = /is ready: (http\S+)\//.exec(output())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a bad configuration is refused before anything is touched', async () => {
  const refused = run({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/^The configuration is not usable: PORT .*; LOG_LEVEL .*\.\n$/);
});

// §d.installation.7
test('a file that cannot be a model is refused at the start', async () => {
  await files.database.close();
  const refused = run({ MODEL_GGUF: '/nowhere/model.gguf' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toBe('MODEL_GGUF: /nowhere/model.gguf does not exist.\n');
});

/** The beginning of a request: a server that is asked to stop waits for its end. */
async function unfinishedRequest(address: string) {
  const url = new URL(address);
  const busy = connect(Number(url.port), url.hostname);
  busy.on('error', () => undefined); // a server that stops at once cuts it off
  busy.write('POST /host/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
  await once(busy, 'connect');
  await pause(100);
  return busy;
}

/** Two signals within a moment are one request to stop, as when npm passes on what the terminal sends, too. */
async function stopPolitely({ child, ended }: Run, url: string): Promise<number | null> {
  const busy = await unfinishedRequest(url);
  child.kill('SIGINT');
  await pause(20);
  child.kill('SIGTERM');
  return ended.finally(() => busy.destroy());
}

async function kill({ child, ended }: Run): Promise<number | null> {
  child.kill('SIGKILL');
  return ended;
}

/** A second request to stop, later, stops at once. */
async function stopTwice({ child, ended, output }: Run, url: string): Promise<number | null> {
  const busy = await unfinishedRequest(url);
  child.kill('SIGTERM');
  await until(() => output().includes('"msg":"stopping"'));
  await pause(600);
  child.kill('SIGINT');
  return ended.finally(() => busy.destroy());
}

test('a port in use is refused with a sentence', async () => {
  await files.database.close();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const refused = run({ PORT: String(port), LOG_LEVEL: 'silent' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is in use`));
  other.close();
});

test('a second process on the same data folder is refused with a sentence', async () => {
  const second = await newServerProcess(files.env);
  await expect(second.start()).rejects.toThrow(
    `The data folder ${files.dataDir} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
  );
  expect(second.log().trim().split('\n')).toHaveLength(1);
  await second.dispose();
});

test('from sign-up to a draft that is there after a stop and after a kill; who asks twice to stop need not wait', async () => {
  await files.database.close();
  let server = run({});
  let url = await addressOf(server);
  const json = async (path: string, init: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json', origin: url, ...init.headers };
    const answer = await fetch(`${url}${path}`, { ...init, headers });
    return { answer, body: await answer.json() };
  };
  const post = (path: string, body: unknown, headers = {}) =>
    json(path, { method: 'POST', body: JSON.stringify(body), headers });

  const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
  const { answer } = await post('/host/auth/sign-up/email', account);
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const proof = async () => ({
    'x-api-key': (await json('/host/api/session', { headers: { cookie } })).body.session.apiKey,
    authorization: `Bearer ${(await json('/host/api/token', { headers: { cookie } })).body.token}`,
  });
  const folder = (
    await post(
      '/host/api/folders',
      { requestId: crypto.randomUUID(), name: 'My Folder' },
      { cookie },
    )
  ).body;
  const api = '/content/api/v1';
  const asked = { requestId: crypto.randomUUID(), folderId: folder.id };
  const workspace = (await post(`${api}/workspace`, asked, await proof())).body;
  const draft = (await post(`${api}/content/${workspace.id}/drafts`, draftRequest(), await proof()))
    .body;
  const events = async () => {
    const path = `${api}/content/${workspace.id}/jobs/${draft.jobId}/events`;
    return parseSse(await (await fetch(`${url}${path}`, { headers: await proof() })).text());
  };
  const written = await events();
  expect(written.at(-1)?.data).toEqual({ type: 'finished' });

  for (const [end, code] of [
    [stopPolitely, 0],
    [kill, null],
  ] as const) {
    expect(await end(server, url)).toBe(code);
    server = run({ LOG_LEVEL: 'info' });
    url = await addressOf(server);
    expect(await events()).toEqual(written);
  }
  const limits = (await json(`${api}/limit`, { headers: await proof() })).body;
  expect(limits.article).toMatchObject({ used: 1, total: 500 }); // the first account is paid
  await post('/host/auth/sign-out', {}, { cookie });
  expect(await stopTwice(server, url)).toBe(1);
  expect(server.output()).not.toMatch(/"level":[56]0/);
});
