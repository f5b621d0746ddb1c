import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import type { Article } from '#contract/article/article.schema.ts';
import { articleBlock } from '#db/schema/article.ts';
import { purgeDeletedArticles } from '#server/modules/article/article.service.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../../support/testServer.ts';

let server: TestServer;
let user: TestUser;
let workspaceId: string;
let clock = Date.parse('2026-11-20T10:00:00Z');
const nextSecond = () => {
  clock += 1000;
  return new Date(clock);
};

beforeAll(async () => {
  server = await testServer({ now: nextSecond, works: false });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

async function newArticle(title = 'Draft'): Promise<Article> {
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { title });
  return body;
}

const put = (id: string, after: string | null, html: string) => ({ op: 'put', id, after, html });

function save(article: { readonly id: string }, baseVersion: number, change: object) {
  return server.call(user, 'PATCH', `/article/${workspaceId}/${article.id}`, {
    requestId: nextRequestId(),
    baseVersion,
    ops: [],
    ...change,
  });
}

const read = async (article: { readonly id: string }): Promise<Article> =>
  (await server.call(user, 'GET', `/article/${workspaceId}/${article.id}`)).body;

// §3.article.1 §3.article.2
test('a new article is empty and at version 1', async () => {
  const article = await newArticle('Stored');
  expect(article).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'ARTICLE',
    targetKeywords: [],
    title: 'Stored',
    storedTitle: 'Stored',
    version: 1,
    blocks: [],
    generation: null,
    meta: { isEmptyArticle: true, setupStatus: 'none' },
  });
  expect(await read(article)).toEqual(article);
});

// §3.article.4
test('the displayed title is the first top-level heading, else the stored title', async () => {
  const article = await newArticle('Stored');
  const saved = await save(article, 1, {
    ops: [put('a', null, '<h1>Fish &amp; <em>chips</em></h1>')],
  });
  expect(saved.body).toEqual({ version: 2, title: 'Fish & chips', changedIds: ['a'] });
  const after = await save(article, 2, { title: 'New', ops: [{ op: 'remove', id: 'a' }] });
  expect(after.body).toEqual({ version: 3, title: 'New', changedIds: ['a'] });
});

// §7.calls.18
test('operations put, move, replace and remove blocks, and survive a fresh read', async () => {
  const article = await newArticle();
  await save(article, 1, {
    ops: [put('a', null, '<p>a</p>'), put('b', 'a', '<p>b</p>'), put('c', 'b', '<p>c</p>')],
  });
  await save(article, 2, {
    ops: [put('c', null, '<p>c</p>'), put('a', 'c', '<p>A</p>'), { op: 'remove', id: 'b' }],
  });
  expect((await read(article)).blocks).toEqual([
    { id: 'c', html: '<p>c</p>' },
    { id: 'a', html: '<p>A</p>' },
  ]);
});

// §d.origins.3 §d.origins.8
test('origins stay with their block until a save names others, and go with it', async () => {
  const article = await newArticle();
  const ai = [{ kind: 'ai', model: 'm', prompt: 'draft-section', version: 2, text: 'a' }];
  const pasted = [{ kind: 'pasted', text: null }];
  await save(article, 1, {
    ops: [{ ...put('a', null, '<p>a</p>'), origins: ai }, put('b', 'a', '<p>b</p>')],
  });
  expect((await read(article)).blocks).toEqual([
    { id: 'a', html: '<p>a</p>', origins: ai },
    { id: 'b', html: '<p>b</p>' },
  ]);
  await save(article, 2, {
    ops: [put('a', 'b', '<p>A</p>'), { ...put('b', null, '<p>b</p>'), origins: pasted }],
  });
  const versions = `/article/${workspaceId}/${article.id}/versions`;
  await server.call(user, 'POST', versions, { name: 'Kept' });
  await save(article, 3, {
    ops: [
      { op: 'remove', id: 'a' },
      { ...put('b', null, '<p>b</p>'), origins: [] },
    ],
  });
  await save(article, 4, { ops: [put('a', 'b', '<p>A</p>')] });
  expect((await read(article)).blocks).toEqual([
    { id: 'b', html: '<p>b</p>' },
    { id: 'a', html: '<p>A</p>' },
  ]);
  expect((await server.call(user, 'GET', `${versions}/3`)).body.blocks).toEqual([
    { id: 'b', html: '<p>b</p>', origins: pasted },
    { id: 'a', html: '<p>A</p>', origins: ai },
  ]);
});

// §d.origins.8
test('an origin without a text is that of all that the block says', async () => {
  const article = await newArticle();
  const pasted = [{ kind: 'pasted' }];
  const long = `<p>${'x'.repeat(20_001)}</p>`;
  await save(article, 1, {
    ops: [
      { ...put('a', null, '<p>a <strong>b</strong><script>c</script></p>'), origins: pasted },
      { ...put('b', 'a', long), origins: pasted },
    ],
  });
  expect((await read(article)).blocks).toMatchObject([
    { origins: [{ kind: 'pasted', text: 'a b' }] },
    { origins: [{ kind: 'pasted', text: null }] },
  ]);
});

// §d.origins.6
test('an origin that is too long, or one too many, is refused', async () => {
  const article = await newArticle();
  const origin = { kind: 'pasted', text: 'a' };
  for (const origins of [[{ ...origin, text: 'a'.repeat(20_001) }], Array(9).fill(origin)]) {
    const { status } = await save(article, 1, {
      ops: [{ ...put('a', null, '<p>a</p>'), origins }],
    });
    expect(status).toBe(422);
  }
});

test('a save writes the rows it changes and no others', async () => {
  const article = await newArticle();
  await save(article, 1, { ops: [put('a', null, '<p>a</p>'), put('b', 'a', '<p>b</p>')] });
  const place = async (id: string) => {
    const [row] = await server.database.orm
      .select({ ctid: sql<string>`ctid::text` })
      .from(articleBlock)
      .where(and(eq(articleBlock.articleId, checkedId(article.id)), eq(articleBlock.id, id)));
    return row?.ctid;
  };
  const [a, b] = [await place('a'), await place('b')];
  await save(article, 2, { ops: [put('b', 'a', '<p>B</p>')] });
  expect(await place('a')).toBe(a);
  expect(await place('b')).not.toBe(b);
});

// §d.tenants.2
test('the same request id of another person is another save', async () => {
  const article = await newArticle();
  const guest = server.user();
  user.folder.guests.set(guest.id, { canWrite: true });
  const save = (who: TestUser, baseVersion: number, html: string) =>
    server.call(who, 'PATCH', `/article/${workspaceId}/${article.id}`, {
      requestId: 'the-same-request',
      baseVersion,
      ops: [put('a', null, html)],
    });
  expect((await save(user, 1, '<p>owner</p>')).body).toMatchObject({ version: 2 });
  expect((await save(guest, 2, '<p>guest</p>')).body).toMatchObject({ version: 3 });
  expect((await save(user, 1, '<p>owner</p>')).body).toMatchObject({ version: 2 });
  expect((await read(article)).blocks).toEqual([{ id: 'a', html: '<p>guest</p>' }]);
});

test('the same request id twice is one save with one answer', async () => {
  const article = await newArticle();
  const request = { requestId: nextRequestId(), ops: [put('a', null, '<p>once</p>')] };
  const first = await save(article, 1, request);
  await save(article, 2, { ops: [put('a', null, '<p>later</p>')] });
  const again = await save(article, 1, request);
  expect(again.body).toEqual(first.body);
  expect(await read(article)).toMatchObject({ version: 3, blocks: [{ html: '<p>later</p>' }] });
});

test('the same save sent twice at the same time is done once and answered twice', async () => {
  const article = await newArticle();
  const request = { requestId: nextRequestId(), ops: [put('a', null, '<p>once</p>')] };
  const answers = await Promise.all([save(article, 1, request), save(article, 1, request)]);
  expect(answers.map((answer) => answer.body.version)).toEqual([2, 2]);
  expect((await read(article)).version).toBe(2);
});

test('a save against any other version is 409 and changes nothing', async () => {
  const article = await newArticle();
  await save(article, 1, { ops: [put('a', null, '<p>theirs</p>')] });
  const stale = await save(article, 1, { ops: [put('a', null, '<p>mine</p>')] });
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect(await read(article)).toMatchObject({ version: 2, blocks: [{ html: '<p>theirs</p>' }] });
});

test('every block is sanitised before it is stored', async () => {
  const article = await newArticle();
  await save(article, 1, {
    ops: [put('a', null, '<p onclick="x()">Hi<script>alert(1)</script></p>')],
  });
  expect((await read(article)).blocks).toEqual([{ id: 'a', html: '<p>Hi</p>' }]);
});

test('characters that the database cannot store do not fail the save', async () => {
  const article = await newArticle();
  const saved = await save(article, 1, {
    title: 'a\u0000b',
    ops: [put('a', null, '<p>x\u0000y\ud800z</p>')],
  });
  expect(saved.status).toBe(200);
  expect((await read(article)).blocks).toEqual([{ id: 'a', html: '<p>xy\ufffdz</p>' }]);
});

test('blocks may have ids that are also properties of every object', async () => {
  const article = await newArticle();
  await save(article, 1, { ops: [put('constructor', null, '<p>a</p>')] });
  await save(article, 2, { ops: [{ op: 'remove', id: 'toString' }] });
  expect((await read(article)).blocks).toEqual([{ id: 'constructor', html: '<p>a</p>' }]);
  expect(await save(article, 3, { ops: [put('__proto__', null, '<p>b</p>')] })).toMatchObject({
    status: 422,
  });
});

// §4.article.1
test('an article stops being empty with its first text, for good', async () => {
  const article = await newArticle();
  await save(article, 1, { ops: [put('a', null, '<p> </p>')] });
  expect((await read(article)).meta.isEmptyArticle).toBe(true);
  await save(article, 2, { ops: [put('a', null, '<p>Text</p>')] });
  expect((await read(article)).meta.isEmptyArticle).toBe(false);
  await save(article, 3, { ops: [{ op: 'remove', id: 'a' }] });
  expect((await read(article)).meta.isEmptyArticle).toBe(false);
});

test('a body beyond the limit of a request is 413, and so is an article that has grown too large', async () => {
  const article = await newArticle();
  const megabyte = 'x'.repeat(1024 * 1024);
  const tooLarge = await save(article, 1, { ops: [put('a', null, megabyte.repeat(3))] });
  expect(tooLarge).toMatchObject({ status: 413, body: { code: 'too_large' } });
  for (const version of [1, 2, 3]) {
    const grown = await save(article, version, { ops: [put(`b${version}`, null, megabyte)] });
    expect(grown.status).toBe(200);
  }
  const full = await save(article, 4, { ops: [put('b4', null, megabyte)] });
  expect(full).toMatchObject({ status: 413, body: { code: 'too_large' } });
  expect((await read(article)).version).toBe(4);
});

test('a block that is too long or nested too deeply is refused before anything reads it, and nothing is saved', async () => {
  const article = await newArticle();
  const deep = '<ul><li>'.repeat(100_000);
  expect(await save(article, 1, { ops: [put('a', null, deep)] })).toMatchObject({
    status: 422,
    body: {
      code: 'block_too_deep',
      fields: { 'ops.0.html': expect.stringMatching(/100 .* 200000/) },
    },
  });
  const long = `<p>${'x'.repeat(1024 * 1024)}</p>`;
  expect(await save(article, 1, { ops: [put('a', null, long)] })).toMatchObject({
    status: 422,
    body: { code: 'block_too_long' },
  });
  const blocks = [{ id: 'a', html: deep }];
  expect(await server.call(user, 'POST', `/article/${workspaceId}`, { blocks })).toMatchObject({
    status: 422,
    body: { code: 'block_too_deep' },
  });
  expect((await read(article)).version).toBe(1);
});

test('an article has at most 20,000 blocks', async () => {
  const article = await newArticle();
  const some = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => put(`${name}${at}`, null, '<p></p>'));
  expect((await save(article, 1, { ops: some('a', 15_000) })).status).toBe(200);
  expect(await save(article, 2, { ops: some('b', 5001) })).toMatchObject({
    status: 422,
    body: { code: 'too_many_blocks' },
  });
  expect((await save(article, 2, { ops: some('b', 5000) })).status).toBe(200);
});

// §3.article.3 §7.calls.12
test('the list is newest first, ends with `last`, and holds no deleted article', async () => {
  const own = await userWithWorkspace(server);
  const list = async (page: number) =>
    (await server.call(own.user, 'GET', `/article/${own.workspaceId}?limit=2&page=${page}`)).body;
  expect(await list(0)).toEqual({ content: [], page: 0, last: true });
  const ids: string[] = [];
  for (const title of ['one', 'two', 'three', 'four', 'five']) {
    const { body } = await server.call(own.user, 'POST', `/article/${own.workspaceId}`, { title });
    ids.unshift(body.id);
  }
  const pages = [await list(0), await list(1), await list(2)];
  expect(pages.flatMap((page) => page.content.map((one: Article) => one.id))).toEqual(ids);
  expect(pages.map((page) => page.last)).toEqual([false, false, true]);
  await server.call(own.user, 'DELETE', `/article/${own.workspaceId}/${ids[0]}`);
  expect((await list(1)).last).toBe(true);
  expect((await list(0)).content[0].id).toBe(ids[1]);
});

test('a deleted article is gone until it is restored, text and place in the list included', async () => {
  const article = await newArticle();
  await save(article, 1, { ops: [put('a', null, '<p>kept</p>')] });
  const path = `/article/${workspaceId}/${article.id}`;
  expect(await server.call(user, 'DELETE', path)).toMatchObject({
    status: 200,
    body: { id: article.id },
  });
  expect((await server.call(user, 'DELETE', path)).status).toBe(200);
  expect((await server.call(user, 'GET', path)).status).toBe(404);
  expect((await save(article, 2, {})).status).toBe(404);
  const restored = await server.call(user, 'POST', `${path}/restore`);
  expect(restored).toMatchObject({
    status: 200,
    body: { id: article.id, createdAt: article.createdAt },
  });
  expect((await read(article)).blocks).toEqual([{ id: 'a', html: '<p>kept</p>' }]);
});

test('an article that was deleted too long ago to be restored is removed for good, with its blocks', async () => {
  const [kept, gone] = [await newArticle(), await newArticle()];
  await save(gone, 1, { ops: [put('a', null, '<p>gone</p>')] });
  await server.call(user, 'DELETE', `/article/${workspaceId}/${gone.id}`);
  const inDays = (days: number) => ({
    orm: server.deps.orm,
    now: () => new Date(clock + days * 24 * 60 * 60 * 1000),
  });
  const restore = () => server.call(user, 'POST', `/article/${workspaceId}/${gone.id}/restore`);
  await purgeDeletedArticles(inDays(29));
  expect((await restore()).status).toBe(200);
  await server.call(user, 'DELETE', `/article/${workspaceId}/${gone.id}`);
  await purgeDeletedArticles(inDays(31));
  expect((await restore()).status).toBe(404);
  const blocks = server.database.orm.$count(
    articleBlock,
    eq(articleBlock.articleId, checkedId(gone.id)),
  );
  expect(await blocks).toBe(0);
  expect((await read(kept)).id).toBe(kept.id);
});

test('an article of another workspace does not exist, by any method', async () => {
  const stranger = await userWithWorkspace(server);
  const article = await newArticle();
  const body = { requestId: nextRequestId(), baseVersion: 1, ops: [] };
  for (const workspace of [workspaceId, stranger.workspaceId]) {
    const path = `/article/${workspace}/${article.id}`;
    const answers = [
      await server.call(stranger.user, 'GET', path),
      await server.call(stranger.user, 'PATCH', path, body),
      await server.call(stranger.user, 'DELETE', path),
      await server.call(stranger.user, 'POST', `${path}/restore`),
    ];
    expect(answers.map((answer) => answer.body.code)).toEqual(Array(4).fill('not_found'));
  }
  expect((await server.call(stranger.user, 'GET', `/article/${workspaceId}`)).status).toBe(404);
  expect((await read(article)).version).toBe(1);
});

test('an unknown article, and an id that cannot be one, are 404', async () => {
  for (const id of [crypto.randomUUID(), 'not-an-id']) {
    const answer = await server.call(user, 'GET', `/article/${workspaceId}/${id}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});
