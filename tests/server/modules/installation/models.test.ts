import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { installationSetting } from '#db/schema/installation.ts';
import { secretBoxOf } from '#db/secrets/secretBox.ts';
import { type TestServer, type TestUser, testServer } from '#tests/server/support/testServer.ts';
import {
  type Asked,
  type TestServer as HttpServer,
  startServer,
} from '#tests/support/httpServer.ts';
import { aPng } from '#tests/support/images.ts';
import { tinyModel } from '#tests/support/tinyModel.ts';

const KEY = 'sk-nobody-may-see-this';
const PATH = '/installation/models';

let server: TestServer;
let admin: TestUser;
let model: HttpServer;
let answer: (response: ServerResponse, asked: Asked) => void;
beforeAll(async () => {
  server = await testServer({ works: false });
  model = await startServer((response, asked) => answer(response, asked));
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  admin = server.user();
  admin.isAdmin = true;
  answer = answersWell;
  await server.deps.orm.delete(installationSetting);
  server.deps.engines.changed();
});

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** A model that does all that is tried. */
function answersWell(response: ServerResponse, { url, body }: Asked): void {
  if (url.startsWith('/v1/models')) {
    json(response, { data: ['small', 'large', 'small'].map((id) => ({ id })) });
    return;
  }
  if (url === '/v1/embeddings') {
    json(response, { data: [{ embedding: [0.1, -2] }, { embedding: [3, 4] }] });
    return;
  }
  if (url === '/v1/images/generations') {
    json(response, { data: [{ b64_json: aPng().toString('base64') }] });
    return;
  }
  const { stream, response_format: form } = body as { stream?: boolean; response_format?: unknown };
  if (stream === true) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (delta: object, finish: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    chunk({ role: 'assistant', content: 'Hello.' }, null);
    chunk({}, 'stop');
    response.end('data: [DONE]\n\n');
    return;
  }
  const content = form === undefined ? 'Hello.' : '{"numbers":[1,2,3]}';
  const message = { role: 'assistant', content };
  json(response, { id: 'c', choices: [{ index: 0, message, finish_reason: 'stop' }] });
}

const request = (change: Record<string, unknown> = {}) => ({
  protocol: 'openai',
  address: `${model.url}/v1`,
  apiKey: KEY,
  fast: 'small',
  best: 'large',
  ...change,
});
const works = { result: 'worked', ms: expect.any(Number) };
const broken = (failure: unknown, said: unknown = {}) => ({ result: 'failed', failure, said });
const put = (change: Record<string, unknown> = {}) =>
  server.call(admin, 'PUT', PATH, request(change));
const read = async () => (await server.call(admin, 'GET', PATH)).body;
const keysSent = () => model.asked.map(({ headers }) => headers.authorization ?? null);
const withoutKey = (change: Record<string, unknown> = {}) => {
  const { apiKey: _apiKey, ...rest } = request(change);
  return rest;
};

// §d.installation.2
test('models are stored and read without their key, and the engine is theirs', async () => {
  expect(await read()).toEqual({ source: 'none', models: null });
  const saved = await put();
  expect(saved.body).toEqual({
    source: 'settings',
    models: {
      protocol: 'openai',
      address: `${model.url}/v1`,
      fast: 'small',
      best: 'large',
      image: null,
      key: 'stored',
      prices: null,
      updatedAt: expect.any(String),
    },
  });
  expect(await read()).toEqual(saved.body);
  const modelOf = async (task: 'draft' | 'rephrase') =>
    (await server.deps.engines.engineFor(task)).model;
  expect(await modelOf('draft')).toBe('large');
  expect(await modelOf('rephrase')).toBe('small');
  const engine = await server.call(server.user(), 'GET', '/content/engine');
  expect(engine.body).toMatchObject({ model: 'large' });
});

// §d.installation.3
test('the key is in no answer, in no log and, readable, in no table', async () => {
  answer = (response) => json(response, { error: { message: `Wrong key: ${KEY}` } }, 401);
  const answers = [
    await put(),
    await server.call(admin, 'GET', PATH),
    await server.call(admin, 'POST', `${PATH}/list`, request()),
    await server.call(admin, 'POST', `${PATH}/test`, request()),
    await put({ fast: '' }),
    await server.call(admin, 'DELETE', `${PATH}/key`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 422, 200]);
  await put();
  const rows = await rowsOf(server.deps.orm, sql`select * from installation_setting`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([answers, rows, server.log])).not.toContain(KEY);
});

// §d.installation.3
test('a key that is not entered again stays for the same server, and goes to no other', async () => {
  await put();
  const kept = await server.call(admin, 'PUT', PATH, withoutKey({ best: 'other' }));
  expect(kept.body.models).toMatchObject({ key: 'stored', best: 'other' });
  const { address } = withoutKey();
  const elsewhere = await startServer(answersWell);
  const away = withoutKey({ address: `${elsewhere.url}/v1` });
  await server.call(admin, 'POST', `${PATH}/list`, away);
  await server.call(admin, 'POST', `${PATH}/test`, away);
  await server.call(admin, 'POST', `${PATH}/list`, withoutKey());
  expect(elsewhere.asked.length).toBeGreaterThan(3);
  expect(elsewhere.asked.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  expect(keysSent().at(-1)).toBe(`Bearer ${KEY}`);
  const moved = await server.call(admin, 'PUT', PATH, away);
  expect(moved.body.models).toMatchObject({ key: 'none' });
  const back = await server.call(admin, 'PUT', PATH, withoutKey({ address }));
  expect(back.body.models).toMatchObject({ key: 'none' });
  await elsewhere.close();
});

// §d.installation.3
test('a redirect is not followed: it would carry the key to another server', async () => {
  const elsewhere = await startServer(answersWell);
  answer = (response, { url }) => {
    response.writeHead(307, { location: elsewhere.url + url });
    response.end();
  };
  expect((await server.call(admin, 'POST', `${PATH}/list`, request())).body).toEqual(
    broken('model_unavailable'),
  );
  const { tested } = (await server.call(admin, 'POST', `${PATH}/test`, request())).body;
  expect(tested[0].text).toEqual(broken('model_unavailable'));
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.close();
});

test('a key that cannot be decrypted here says so, is not sent, and can be entered again', async () => {
  await put();
  const { secrets } = server.deps;
  const other = secretBoxOf({
    SECRETS_KEY_OLD: null,
    SECRETS_KEY: Buffer.alloc(32, 8),
    DATA_DIR: '',
  });
  Object.assign(server.deps, { secrets: other });
  try {
    expect((await read()).models.key).toBe('unreadable');
    await server.call(admin, 'POST', `${PATH}/list`, withoutKey());
    expect(keysSent().at(-1)).toBeNull();
    expect((await put()).body.models.key).toBe('stored');
  } finally {
    Object.assign(server.deps, { secrets });
  }
});

test('without a place for the key nothing is stored', async () => {
  const { secrets } = server.deps;
  const none = secretBoxOf({ SECRETS_KEY_OLD: null, SECRETS_KEY: null, DATA_DIR: '/dev/null' });
  Object.assign(server.deps, { secrets: none });
  try {
    expect((await put()).body).toMatchObject({ code: 'secrets_unavailable' });
    expect(await read()).toMatchObject({ source: 'none' });
  } finally {
    Object.assign(server.deps, { secrets });
  }
});

test('models and their key can be removed, twice too', async () => {
  await put();
  for (const _ of [1, 2]) {
    const answered = await server.call(admin, 'DELETE', `${PATH}/key`);
    expect(answered.body.models).toMatchObject({ key: 'none', best: 'large' });
  }
  for (const _ of [1, 2]) {
    const answered = await server.call(admin, 'DELETE', PATH);
    expect(answered.body).toEqual({ source: 'none', models: null });
  }
  expect((await server.deps.engines.engineFor('draft')).model).toBeNull();
  expect((await server.call(admin, 'DELETE', `${PATH}/key`)).body.source).toBe('none');
});

test.each([
  ['http://localhost:11434', 'http://localhost:11434/v1'],
  ['http://192.168.0.7:8080/', 'http://192.168.0.7:8080/v1'],
  ['https://models.example.com/openai/v1/', 'https://models.example.com/openai/v1'],
])('%s is stored as %s', async (address, stored) => {
  expect((await put({ address, protocol: 'ollama' })).body.models.address).toBe(stored);
});

test.each([
  ['address', 'ftp://models.example.com'],
  ['address', 'file:///etc/passwd'],
  ['address', 'localhost:11434'],
  ['address', 'https://me:secret@models.example.com/v1'],
  ['address', 'https://models.example.com/v1?key=1'],
  ['address', 'https://models.example.com/v1#x'],
  ['protocol', 'grpc'],
  ['apiKey', 'two words'],
  ['apiKey', 'schlüssel'],
  ['apiKey', ''],
  ['best', ' '],
  ['fast', 'x'.repeat(201)],
])('%s cannot be %s', async (field, value) => {
  for (const [method, path] of [
    ['PUT', PATH],
    ['POST', `${PATH}/test`],
  ] as const) {
    const { status, body } = await server.call(admin, method, path, request({ [field]: value }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  }
});

test('the names of the models come from the server, sorted and each once', async () => {
  const list = async () => (await server.call(admin, 'POST', `${PATH}/list`, request())).body;
  expect(await list()).toEqual({ result: 'listed', names: ['large', 'small'] });
  const wrong: readonly [unknown, number, string][] = [
    [{ error: 'no' }, 401, 'model_key_rejected'],
    [{ error: 'no' }, 404, 'model_not_found'],
    [{ error: 'no' }, 429, 'model_busy'],
    [{ error: 'no' }, 500, 'model_unavailable'],
    [{ models: [] }, 200, 'model_answer_unusable'],
    ['hello', 200, 'model_answer_unusable'],
  ];
  for (const [body, status, failure] of wrong) {
    answer = (response) => json(response, body, status);
    const said = status === 200 ? {} : { status, text: 'no' };
    expect(await list()).toEqual(broken(failure, said));
  }
  answer = (response) => response.end('<html>');
  expect(await list()).toEqual(broken('model_answer_unusable'));
  answer = (response) => response.destroy();
  expect(await list()).toEqual(broken('model_unavailable'));
});

test('Anthropic gets the key in its own header, Ollama none', async () => {
  const list = (body: object) => server.call(admin, 'POST', `${PATH}/list`, body);
  const sent = () => model.asked.at(-1)?.headers ?? {};
  await list(request({ protocol: 'anthropic' }));
  expect(sent()).toMatchObject({ 'x-api-key': KEY, 'anthropic-version': '2023-06-01' });
  expect(sent().authorization).toBeUndefined();
  await list(withoutKey({ protocol: 'ollama' }));
  expect(sent().authorization ?? sent()['x-api-key']).toBeUndefined();
});

test('an endless answer is cut off', async () => {
  answer = (response) => {
    const more = () => {
      if (!response.destroyed && response.write('x'.repeat(1_000_000))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  };
  const { body } = await server.call(admin, 'POST', `${PATH}/list`, request());
  expect(body).toEqual(broken('model_unavailable'));
});

// §d.installation.4
test('a test says what works and how fast, for each model once', async () => {
  const test = async (change = {}) =>
    (await server.call(admin, 'POST', `${PATH}/test`, request(change))).body;
  const result = (name: string) => ({ name, text: works, streaming: works, structured: works });
  const embeddings = { name: 'large', outcome: works };
  expect(await test()).toEqual({
    tested: [result('large'), result('small')],
    embeddings,
    image: null,
  });
  expect(model.asked.map(({ url }) => url)).not.toContain('/v1/images/generations');
  expect(await test({ fast: 'large', withImage: true })).toEqual({
    tested: [result('large')],
    embeddings,
    image: { name: 'large', outcome: works },
  });
  expect(await read()).toMatchObject({ source: 'none' }); // it stores nothing
});

// §d.installation.4
test('a test says what does not work, and why', async () => {
  const test = async () =>
    (await server.call(admin, 'POST', `${PATH}/test`, request({ fast: 'large' }))).body.tested[0];
  answer = (response) => json(response, { error: { message: 'no' } }, 401);
  const rejected = broken('model_key_rejected', { status: 401, text: 'no' });
  expect(await test()).toEqual({
    name: 'large',
    text: rejected,
    streaming: rejected,
    structured: rejected,
  });
  const message = { role: 'assistant', content: 'Hello.' };
  const plain = { id: 'c', choices: [{ index: 0, message, finish_reason: 'stop' }] };
  answer = (response) => json(response, plain);
  expect(await test()).toMatchObject({
    text: works,
    streaming: broken(expect.stringMatching(/^model_/)), // JSON instead of events
    structured: { result: 'failed', failure: 'model_answer_unusable' },
  });
  answer = (response) => json(response, { choices: [] });
  expect((await test()).text).toEqual(broken(expect.stringMatching(/^model_/)));
});

// §d.installation.7
test('a file is stored by its path, without a key, and its test says what is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolkit-gguf-'));
  const [file, page] = ['model.gguf', 'page.gguf'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  writeFileSync(file, tinyModel());
  writeFileSync(page, '<html>');
  const gguf = (address: string) =>
    request({ protocol: 'gguf', address, fast: 'model.gguf', best: 'model.gguf' });
  const list = async (address: string) =>
    (await server.call(admin, 'POST', `${PATH}/list`, gguf(address))).body;
  try {
    const saved = await server.call(admin, 'PUT', PATH, gguf(file));
    expect(saved.body.models).toMatchObject({ protocol: 'gguf', address: file, key: 'none' });
    expect((await server.deps.engines.engineFor('draft')).model).toBe('model.gguf');
    expect(await list(file)).toEqual({ result: 'listed', names: ['model.gguf'] });
    for (const wrong of [page, join(folder, 'none.gguf')])
      expect(await list(wrong)).toEqual(broken('model_file_unusable'));
    const { tested, embeddings } = (await server.call(admin, 'POST', `${PATH}/test`, gguf(file)))
      .body;
    expect(tested).toMatchObject([{ text: broken('model_library_missing') }]);
    expect(embeddings.outcome).toEqual({ result: 'notOffered' });
    for (const address of [
      'model.gguf',
      '/etc/passwd',
      'https://example.com/model.gguf',
      '/a\n.gguf',
    ])
      expect((await server.call(admin, 'PUT', PATH, gguf(address))).body.fields).toEqual({
        address: expect.stringMatching(/^Enter the whole path/),
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('testing is limited in rate', async () => {
  answer = (response) => json(response, {}, 401);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    const { status } = await server.call(admin, 'POST', `${PATH}/test`, request());
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});
