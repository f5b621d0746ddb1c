/** An article in another language: one job, tied to its original. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Engine } from '#server/adapters/model/engine.ts';
import {
  eventsOf,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';

let allowed = Number.POSITIVE_INFINITY;
/** Translates a block at a time, and waits for the test in between. */
const engine: Engine = {
  model: 'a model',
  ...NO_PROPOSALS,
  async *write(task, { written, signal }) {
    if (task.kind !== 'translation') return;
    const { title, fields, blocks } = task.original;
    const named = { seoTitle: 'Neu', description: fields.description, slug: fields.slug };
    const total = blocks.length;
    if (written.translated === undefined)
      yield { type: 'named', title: `${title} (neu)`, fields: named };
    for (let done = written.translated?.done ?? 0; done < total; done += 1) {
      await until(() => allowed > done || signal.aborted);
      signal.throwIfAborted();
      yield { type: 'block', at: done, html: `<p>${task.language} ${done}</p>` };
      yield { type: 'translated', done: done + 1, total, blocks: done + 1 };
    }
  },
};

let server: TestServer;
let user: TestUser;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer({ engine });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const anOriginal = async (change: object = {}) => {
  const blocks = ['a', 'b', 'c'].map((id) => ({ id, html: `<p>${id}</p>` }));
  const body = { title: 'Jars', language: 'en', blocks, ...change };
  return (await server.call(user, 'POST', `/article/${workspaceId}`, body)).body;
};

const translate = (articleId: string, change: object = {}, who = user) =>
  server.call(who, 'POST', `/translation/${workspaceId}/${articleId}`, {
    requestId: nextRequestId(),
    language: 'de',
    ...change,
  });

const jobEvents = async (jobId: string) =>
  (await eventsOf(server, user, `/content/${workspaceId}/jobs/${jobId}`)).map(({ data }) => data);

const translationsOf = async (articleId: string) =>
  (await server.call(user, 'GET', `/translation/${workspaceId}/${articleId}`)).body.translations;

const used = async () => (await server.call(user, 'GET', '/limit')).body.aiFeatures.used;

// §d.translation.1 §d.translation.2
test('a translation is a new article in the language, with a job that writes it; it counts once', async () => {
  const original = await anOriginal({ fields: { slug: 'jars' } });
  const before = await used();
  const requestId = nextRequestId();
  const [first, second] = await Promise.all([
    translate(original.id, { requestId }),
    translate(original.id, { requestId }),
  ]);
  expect(first.status).toBe(200);
  const { article, jobId } = first.body;
  expect(second.body).toMatchObject({ jobId, article: { id: article.id } });
  expect(article).toMatchObject({
    title: 'Jars (German)',
    language: 'de',
    type: original.type,
    blocks: [],
    generation: { kind: 'translation' },
  });
  const events = await jobEvents(jobId);
  expect(events[1]).toEqual({
    type: 'named',
    was: 'Jars (German)',
    title: 'Jars (neu)',
    fields: { seoTitle: 'Neu', description: '', slug: 'jars' },
  });
  expect(events.filter(({ type }) => type === 'put')).toMatchObject([
    { html: '<p>de 0</p>', source: { model: 'a model', prompt: 'translation', version: 1 } },
    { html: '<p>de 1</p>' },
    { html: '<p>de 2</p>' },
  ]);
  expect(events.slice(-2)).toEqual([
    { type: 'translated', done: 3, total: 3, blocks: 3 },
    { type: 'finished' },
  ]);
  expect(await used()).toBe(before + 1);
});

// §d.translation.6
test('original and translations know each other; a deleted one is not named, and is again once it is restored', async () => {
  const original = await anOriginal();
  const german = (await translate(original.id)).body.article;
  const french = (await translate(german.id, { language: 'fr' })).status;
  expect(french).toBe(409); // it is being written
  const dutch = (await translate(original.id, { language: 'nl' })).body.article;
  const named = { isOriginal: false, hasChanged: false };
  const bothOthers = [
    { id: german.id, title: 'Jars (German)', language: 'de', ...named },
    { id: dutch.id, title: 'Jars (Dutch)', language: 'nl', ...named },
  ];
  expect(await translationsOf(original.id)).toEqual(bothOthers);
  expect(await translationsOf(german.id)).toEqual([
    { id: original.id, title: 'Jars', language: 'en', isOriginal: true, hasChanged: false },
    bothOthers[1],
  ]);
  await server.call(user, 'PATCH', `/article/${workspaceId}/${original.id}`, {
    requestId: nextRequestId(),
    baseVersion: original.version,
    ops: [],
    title: 'More jars',
  });
  expect((await translationsOf(german.id))[0]).toMatchObject({
    title: 'More jars',
    hasChanged: true,
  });
  await server.call(user, 'DELETE', `/article/${workspaceId}/${original.id}`);
  expect(await translationsOf(german.id)).toEqual([bothOthers[1]]);
  expect((await server.call(user, 'GET', `/article/${workspaceId}/${german.id}`)).status).toBe(200);
  await server.call(user, 'POST', `/article/${workspaceId}/${original.id}/restore`);
  expect(await translationsOf(german.id)).toHaveLength(2);
});

// §d.translation.5
test('a stopped translation keeps what it has, shows how far it is, and goes on behind it', async () => {
  const original = await anOriginal();
  allowed = 1;
  const { jobId } = (await translate(original.id)).body;
  const path = `/content/${workspaceId}/jobs`;
  const listed = async () =>
    (await server.call(user, 'GET', path)).body.jobs.find(
      (job: { jobId: string }) => job.jobId === jobId,
    );
  await until(async () => (await listed()).done === 1);
  expect(await listed()).toMatchObject({ kind: 'translation', done: 1, total: 3 });
  const before = await used();
  await server.call(user, 'POST', `${path}/${jobId}/stop`);
  expect((await jobEvents(jobId)).at(-1)).toMatchObject({ type: 'stopped' });
  allowed = Number.POSITIVE_INFINITY;
  await server.call(user, 'POST', `${path}/${jobId}/continue`);
  const events = await jobEvents(jobId);
  expect(events.filter(({ type }) => type === 'put').map(({ html }) => html)).toEqual([
    '<p>de 0</p>',
    '<p>de 1</p>',
    '<p>de 2</p>',
  ]);
  expect(events.filter(({ type }) => type === 'named')).toHaveLength(1);
  expect(await used()).toBe(before);
});

test.each([
  ['without text', { blocks: [] }, 'de'],
  ['in that language already', {}, 'en'],
])('an article %s is not translated, and nothing is counted', async (_what, change, language) => {
  const original = await anOriginal(change);
  const before = await used();
  expect(await translate(original.id, { language })).toMatchObject({
    status: 422,
    body: { code: 'nothing_to_translate' },
  });
  expect(await used()).toBe(before);
});

// §d.translation.6
test('who may only read the folder cannot translate, and sees where the others are', async () => {
  const original = await anOriginal();
  await translate(original.id);
  const guest = server.user();
  user.folder.guests.set(guest.id, { canWrite: false });
  expect((await translate(original.id, {}, guest)).status).toBe(403);
  const path = `/translation/${workspaceId}/${original.id}`;
  expect((await server.call(guest, 'GET', path)).body.translations).toHaveLength(1);
  const stranger = server.user();
  expect((await server.call(stranger, 'GET', path)).status).toBe(404);
});

// §d.translation.7
test('without a model there is no translation', async () => {
  const plain = await testServer();
  try {
    const who = await userWithWorkspace(plain);
    const body = { title: 'Jars', blocks: [{ id: 'a', html: '<p>a</p>' }] };
    const { id } = (await plain.call(who.user, 'POST', `/article/${who.workspaceId}`, body)).body;
    const path = `/translation/${who.workspaceId}/${id}`;
    const asked = { requestId: nextRequestId(), language: 'de' };
    expect(await plain.call(who.user, 'POST', path, asked)).toMatchObject({
      status: 409,
      body: { code: 'no_model' },
    });
  } finally {
    await plain.close();
  }
});
