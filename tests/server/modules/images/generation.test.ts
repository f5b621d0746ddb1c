/** Images that a model makes, with a scripted model server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { retentionJob } from '#server/modules/writing/retention.job.ts';
import {
  draftRequest,
  FREE,
  type Json,
  NEVER_READ_ONLY,
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { aPng, pngChunk } from '#tests/support/images.ts';

type Reply = { readonly status: number; readonly body: object } | 'never';
const IMAGE: Reply = {
  status: 200,
  body: { data: [{ b64_json: aPng(64, 48).toString('base64') }] },
};
const REFUSED: Reply = { status: 400, body: { error: { code: 'content_policy_violation' } } };

/** As large as all the room. */
const ROOM = 3 * aPng(64, 48).length;
const LARGE = Buffer.concat([
  aPng().subarray(0, 33),
  pngChunk('IDAT', Buffer.alloc(ROOM - aPng().length - 12)),
  aPng().subarray(33),
]);

let replies: Reply[] = [];
let asked: Json[] = [];
const provider = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!request.url?.includes('images')) return void response.writeHead(400).end(); // it writes no text
  asked.push(JSON.parse(Buffer.concat(chunks).toString()));
  const reply = replies.shift() ?? IMAGE;
  if (reply === 'never') return;
  response.writeHead(reply.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply.body));
});

const SETTINGS = {
  dates: NEVER_READ_ONLY,
  limits: { ...LIMIT_PLANS, free: { ...LIMIT_PLANS.free, aiImages: 2 } },
};

let server: TestServer;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  server = await testServer({
    ...SETTINGS,
    imageBytesPerWorkspace: ROOM,
    environmentModels: {
      protocol: 'openai',
      address: `http://127.0.0.1:${port}/v1`,
      key: null,
      fast: 'small',
      best: 'large',
      image: 'gpt-image-1',
    },
  });
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await server.close();
});
beforeEach(() => {
  [replies, asked] = [[], []];
});

async function writer() {
  const { user, workspaceId } = await userWithWorkspace(server);
  user.claims = FREE;
  const path = `/asset/${workspaceId}/generated`;
  const ask = (change: object = {}) =>
    server.call(user, 'POST', path, {
      requestId: nextRequestId(),
      prompt: ' A jar of beans ',
      shape: 'wide',
      ...change,
    });
  const requests = async (): Promise<Json[]> =>
    (await server.call(user, 'GET', path)).body.requests;
  const settled = async () => {
    await until(async () => (await requests()).every(({ state }) => isJobOver(state)));
    return requests();
  };
  const used = async () => (await server.call(user, 'GET', '/limit')).body.aiImages.used;
  const library = async () =>
    (await server.call(user, 'GET', `/asset/${workspaceId}`)).body.content as Json[];
  return { user, workspaceId, ask, requests, settled, used, library };
}

// §d.images.10 §d.images.11
test('an image is made once for a request id, charged once, and is in the library without alternative text', async () => {
  const { ask, settled, used, library } = await writer();
  const requestId = nextRequestId();
  const first = await ask({ requestId });
  expect(first).toMatchObject({ status: 200, body: { limits: { aiImages: { used: 1 } } } });
  expect((await ask({ requestId })).body.jobId).toBe(first.body.jobId);
  const [made, ...others] = await settled();
  expect(others).toEqual([]);
  const [image] = await library();
  expect(image).toMatchObject({
    name: 'A jar of beans',
    alt: null,
    type: 'image/png',
    width: 64,
    height: 48,
    origin: { kind: 'ai', model: 'gpt-image-1', prompt: 'A jar of beans' },
  });
  expect(made).toMatchObject({ state: 'finished', prompt: 'A jar of beans', shape: 'wide', image });
  expect(asked).toMatchObject([{ model: 'gpt-image-1', prompt: 'A jar of beans' }]);
  expect(await used()).toBe(1);
});

// §d.images.11
test('of more requests at once than units are left, the rest is 402, and a failure gives its unit back', async () => {
  const { ask, settled, used, library } = await writer();
  replies = [REFUSED, REFUSED];
  const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 402, 402]);
  const ended = await settled();
  expect(ended).toMatchObject([
    { state: 'failed', failure: 'model_refused_request {"status":400}', image: null },
    { state: 'failed', failure: 'model_refused_request {"status":400}', image: null },
  ]);
  expect(await used()).toBe(0);
  expect(await library()).toEqual([]);
});

// §d.images.11
test('a stop ends the request to the model, and is not counted', async () => {
  const { user, workspaceId, ask, settled, used } = await writer();
  replies = ['never'];
  const { jobId } = (await ask()).body;
  await until(async () => asked.length === 1);
  await server.call(user, 'POST', `/content/${workspaceId}/jobs/${jobId}/stop`);
  expect(await settled()).toMatchObject([{ state: 'stopped', image: null }]);
  expect(await used()).toBe(0);
});

test('a failure that may pass is tried again', async () => {
  const { ask, settled, used } = await writer();
  replies = [{ status: 503, body: {} }];
  await ask();
  expect(await settled()).toMatchObject([{ state: 'finished' }]);
  expect(asked.length).toBe(2);
  expect(await used()).toBe(1);
}, 30_000);

test('without room no model is asked, and nothing is charged', async () => {
  const { user, ask, settled, used } = await writer();
  user.claims = {};
  for (const _ of [1, 2, 3]) {
    await ask();
    await settled();
  }
  await ask();
  expect((await settled())[0]).toMatchObject({ state: 'failed', failure: 'images_full' });
  expect(asked.length).toBe(3);
  expect(await used()).toBe(3);
}, 30_000);

test('an image that finds no room any more is paid for once, and not charged', async () => {
  const { user, ask, settled, used, library } = await writer();
  user.claims = {};
  replies = [IMAGE, { status: 200, body: { data: [{ b64_json: LARGE.toString('base64') }] } }];
  await ask();
  await settled();
  await ask();
  expect((await settled())[0]).toMatchObject({ state: 'failed', failure: 'images_full' });
  expect(asked.length).toBe(2);
  expect(await used()).toBe(1);
  expect((await library()).length).toBe(1);
});

test('an image that takes too long is asked for once, and the reason is told', async () => {
  const real = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation((ms) => real(ms === 170_000 ? 100 : ms));
  const { ask, settled, used } = await writer();
  replies = ['never'];
  await ask();
  expect(await settled()).toMatchObject([{ state: 'failed', failure: 'model_timed_out' }]);
  expect(asked.length).toBe(1);
  expect(await used()).toBe(0);
  timeout.mockRestore();
});

test('images that hang hold at most three lanes of a process, and no other work waits for them', async () => {
  const { user, workspaceId, ask, settled } = await writer();
  user.claims = {};
  replies = ['never', 'never', 'never', 'never'];
  const jobs = [await ask(), await ask(), await ask(), await ask()];
  await until(async () => asked.length === 3);
  const sources = await server.call(user, 'POST', `/url/${workspaceId}/link-checks`, {
    requestId: nextRequestId(),
  });
  expect(sources.status).toBe(200);
  const jobsNow = async () =>
    (await server.call(user, 'GET', `/content/${workspaceId}/jobs`)).body.jobs as Json[];
  await until(async () =>
    (await jobsNow()).some(({ jobId, state }) => jobId === sources.body.jobId && isJobOver(state)),
  );
  expect(asked.length).toBe(3);
  for (const { body } of jobs)
    await server.call(user, 'POST', `/content/${workspaceId}/jobs/${body.jobId}/stop`);
  await settled();
});

test('an image is listed with its article, for the person who has asked alone, and not once it is deleted', async () => {
  const { user, workspaceId, ask, requests, settled } = await writer();
  const article = (await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Tea' }))
    .body;
  await ask({ articleId: article.id });
  const [{ image }] = (await settled()) as [Json];
  expect(await requests()).toMatchObject([{ articleId: article.id, image: { id: image.id } }]);
  await server.call(user, 'DELETE', `/asset/${workspaceId}/${image.id}`);
  expect(await requests()).toMatchObject([{ state: 'finished', image: null }]);
  const guest = server.user();
  user.folder.guests.set(guest.id, { canWrite: true });
  const seen = await server.call(guest, 'GET', `/asset/${workspaceId}/generated`);
  expect(seen.body.requests).toEqual([]);
  const other = await writer();
  expect((await other.ask({ articleId: article.id })).status).toBe(404);
});

test('without a model for images it is 409, and nothing is charged', async () => {
  const bare = await testServer({ works: false });
  const { user, workspaceId } = await userWithWorkspace(bare);
  const body = { requestId: nextRequestId(), prompt: 'Tea', shape: 'tall' };
  expect(await bare.call(user, 'POST', `/asset/${workspaceId}/generated`, body)).toMatchObject({
    status: 409,
    body: { code: 'no_image_model' },
  });
  await bare.close();
});

const tidyAfter = ({ deps }: TestServer, days: number) =>
  retentionJob.run(
    { ...deps, now: () => new Date(Date.now() + days * 86_400_000) },
    undefined,
    new AbortController().signal,
    { isLast: true },
  );

/** A draft that asks for an image, and what becomes of it. */
async function drafter(image: object, change: object = {}) {
  const { user, workspaceId, used, library } = await writer();
  const body = { ...draftRequest(), image, ...change };
  const draft = async () => server.call(user, 'POST', `/content/${workspaceId}/drafts`, body);
  const first = await draft();
  const articleId = first.body.article?.id ?? '';
  const path = `/asset/${workspaceId}/articles/${articleId}/image`;
  const awaited = async (): Promise<Json | null> =>
    (await server.call(user, 'GET', path)).body.awaited;
  const over = async () => {
    await until(async () => isJobOver((await awaited())?.state));
    return awaited();
  };
  return { user, workspaceId, used, library, draft, first, articleId, path, awaited, over };
}

// §d.images.16 §d.local.5
test('a draft with an image charges each once however often it is asked for; a failed image does not fail the draft', async () => {
  replies = [REFUSED, REFUSED];
  const its = await drafter(
    { kind: 'ai', prompt: '', shape: 'tall' },
    { title: 'Jars', location: 'PT', city: 'Porto', words: 900 },
  );
  expect(its.first).toMatchObject({
    status: 200,
    body: {
      limits: { aiImages: { used: 1 } },
      article: { fields: { place: 'PT', city: 'Porto', wantedWords: '900' } }, // §d.local.5 §d.wizard.14
    },
  });
  expect((await its.draft()).body.article.id).toBe(its.articleId);
  const prompt = 'An illustration for an article titled “Jars”, without any text in it.';
  const failed = {
    prompt,
    shape: 'tall',
    state: 'failed',
    failure: 'model_refused_request {"status":400}',
    image: null,
  };
  expect(await its.over()).toMatchObject(failed);
  expect(await its.used()).toBe(0);
  expect(asked.length).toBe(1);

  const requestId = nextRequestId();
  const again = () => server.call(its.user, 'POST', its.path, { requestId });
  const [one, two] = [await again(), await again()];
  expect(one).toMatchObject({ status: 200, body: { articleId: its.articleId } });
  expect(two.body.jobId).toBe(one.body.jobId);
  await its.over();
  expect(await its.used()).toBe(0);

  // Another attempt is awaited: neither its end nor a retry belongs to the one before.
  const third = { requestId: nextRequestId() };
  const last = (await server.call(its.user, 'POST', its.path, third)).body.jobId;
  const { body: left } = await server.call(its.user, 'DELETE', `${its.path}?job=${one.body.jobId}`);
  expect(left.awaited).toMatchObject({ jobId: last });
  expect(await its.over()).toMatchObject({
    state: 'finished',
    jobId: last,
    image: { alt: null, width: 64 },
  });
  expect(await its.used()).toBe(1);
  const refused = await server.call(its.user, 'POST', its.path, { requestId: nextRequestId() });
  expect(refused).toMatchObject({ status: 409, body: { code: 'job_running' } });
  expect((await server.call(its.user, 'POST', its.path, third)).body.jobId).toBe(last);
  expect(await its.used()).toBe(1);
  expect(asked.length).toBe(3);
  await tidyAfter(server, 91);
  expect(await its.awaited()).toMatchObject({ state: 'finished', image: { width: 64 } });
  expect((await server.call(its.user, 'DELETE', `${its.path}?job=${last}`)).body).toEqual({
    articleId: its.articleId,
    awaited: null,
  });
  expect(await its.awaited()).toBe(null);
  expect((await its.draft()).body.article.id).toBe(its.articleId);
  expect(await its.awaited()).toBe(null); // the same draft asks for nothing new
});

// §d.images.16
test('without a unit left the draft begins, and says why it has no image', async () => {
  const { user, workspaceId, settled, ask } = await writer();
  await ask();
  await ask();
  await settled();
  const image = { kind: 'ai', prompt: 'A jar', shape: 'wide' };
  const body = { ...draftRequest(), image };
  const { status, body: begun } = await server.call(
    user,
    'POST',
    `/content/${workspaceId}/drafts`,
    body,
  );
  expect(status).toBe(200);
  const path = `/asset/${workspaceId}/articles/${begun.article.id}/image`;
  expect((await server.call(user, 'GET', path)).body.awaited).toMatchObject({
    state: 'failed',
    failure: 'limit_reached',
    jobId: null,
    image: null,
  });
  expect((await server.call(user, 'POST', path, { requestId: nextRequestId() })).status).toBe(402);
});

// §d.images.16
test('without a model a draft gets a designed cover in the colours of the workspace, free and not called AI', async () => {
  const other = await testServer(SETTINGS);
  const { user, workspaceId } = await userWithWorkspace(other);
  const colours = { background: '#123456', accent: '#abcdef' };
  await other.call(user, 'PATCH', `/workspace/${workspaceId}`, { workspaceTagsDTO: { colours } });
  const drafts = `/content/${workspaceId}/drafts`;
  const wish = (image: object) =>
    other.call(user, 'POST', drafts, { ...draftRequest(), title: 'Jars', image });
  const image = async ({ body }: Awaited<ReturnType<typeof wish>>) =>
    (await other.call(user, 'GET', `/asset/${workspaceId}/articles/${body.article.id}/image`)).body;
  expect(await image(await wish({ kind: 'cover' }))).toMatchObject({
    awaited: {
      state: 'finished',
      jobId: null,
      failure: null,
      image: { alt: 'Jars', width: 1200, height: 630, origin: { kind: 'cover', ...colours } },
    },
  });
  expect(await image(await wish({ kind: 'ai', prompt: 'A jar', shape: 'wide' }))).toMatchObject({
    awaited: { state: 'failed', failure: 'no_image_model' },
  });
  expect((await other.call(user, 'GET', '/limit')).body.aiImages.used).toBe(0);
  await other.close();
});

// §d.images.16
test('a cover that could not be drawn is drawn again from the present title, free and never by a model', async () => {
  const full = await drafter({ kind: 'cover' }); // no cover fits there
  expect(await full.awaited()).toMatchObject({ kind: 'cover', failure: 'images_full' });
  const requestId = nextRequestId();
  expect(await server.call(full.user, 'POST', full.path, { requestId })).toMatchObject({
    status: 409,
    body: { code: 'images_full' },
  });
  expect(await full.used()).toBe(0);
  expect(asked.length).toBe(0);

  const other = await testServer({ ...SETTINGS, works: false });
  const { user, workspaceId } = await userWithWorkspace(other);
  const body = { ...draftRequest(), title: '日本', image: { kind: 'cover' } };
  const { article } = (await other.call(user, 'POST', `/content/${workspaceId}/drafts`, body)).body;
  const path = `/asset/${workspaceId}/articles/${article.id}/image`;
  const again = () => other.call(user, 'POST', path, { requestId: nextRequestId() });
  expect((await again()).body).toMatchObject({ code: 'invalid_input' });
  await other.call(user, 'PATCH', `/article/${workspaceId}/${article.id}`, {
    requestId: nextRequestId(),
    baseVersion: article.version,
    title: 'Jars',
    ops: [],
  });
  expect(await Promise.all([again(), again()])).toMatchObject([
    { status: 200, body: { jobId: null } },
    { status: 200, body: { jobId: null } },
  ]);
  expect((await other.call(user, 'GET', path)).body.awaited).toMatchObject({
    kind: 'cover',
    state: 'finished',
    failure: null,
    image: { alt: 'Jars' },
  });
  const { content } = (await other.call(user, 'GET', `/asset/${workspaceId}`)).body;
  expect(content).toHaveLength(1);
  await other.close();
});
