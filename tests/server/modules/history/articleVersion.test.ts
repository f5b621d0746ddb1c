import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Article, Version, VersionSummary } from '#contract/article/article.schema.ts';
import { article, articleVersion } from '#db/schema/article.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { thinVersions } from '#server/modules/history/articleVersion.service.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestServer;
let user: TestUser;
let workspaceId: string;
let path: string;
let version: number;
let clock = Date.parse('2026-11-20T10:00:00Z');

beforeAll(async () => {
  server = await testServer({ now: () => new Date(clock), works: false });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

beforeEach(async () => {
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Draft' });
  path = `/article/${workspaceId}/${body.id}`;
  version = 1;
});

/** Saves one block, so long after the save before. */
async function save(afterMs: number, html: string, who = user, id = 'a'): Promise<void> {
  clock += afterMs;
  const ops = [{ op: 'put', id, after: null, html }];
  const request = { requestId: nextRequestId(), baseVersion: version, ops };
  const { status } = await server.call(who, 'PATCH', path, request);
  expect(status).toBe(200);
  version += 1;
}

const history = async (who = user, query = ''): Promise<VersionSummary[]> =>
  (await server.call(who, 'GET', `${path}/versions${query}`)).body.content;
const kept = async () => (await history()).map((one) => one.version);
const read = async (number: number): Promise<Version> =>
  (await server.call(user, 'GET', `${path}/versions/${number}`)).body;

async function guest(): Promise<TestUser> {
  const writer = server.user();
  user.folder.guests.set(writer.id, { canWrite: true });
  return writer;
}

test('continuous writing keeps no version; after a pause, the next edit keeps the text before it', async () => {
  await save(SECOND, '<p>one</p>');
  await save(SECOND, '<p>one two</p>');
  expect(await kept()).toEqual([]);
  const restedSince = new Date(clock).toISOString();
  await save(2 * MINUTE, '<p>one two three</p>');
  expect(await history()).toEqual([
    {
      version: 3,
      kind: 'auto',
      name: null,
      restoredFrom: null,
      title: 'Draft',
      words: 2,
      createdAt: restedSince,
      isMine: true,
    },
  ]);
  expect(await read(3)).toMatchObject({
    version: 3,
    storedTitle: 'Draft',
    blocks: [{ id: 'a', html: '<p>one two</p>' }],
  });
});

// §d.fields.3
test('a version has the search fields of its time', async () => {
  const change = { requestId: nextRequestId(), baseVersion: 1, ops: [] };
  await server.call(user, 'PATCH', path, { ...change, fields: { slug: 'earlier' } });
  version += 1;
  await save(SECOND, '<p>one</p>');
  await server.call(user, 'POST', `${path}/versions`, {});
  expect((await read(3)).fields).toEqual({ ...NO_FIELDS, slug: 'earlier' });
});

test('long continuous writing keeps a version every ten minutes', async () => {
  for (let minute = 0; minute < 35; minute += 1)
    await save(MINUTE, `<p>${'word '.repeat(minute + 1)}</p>`);
  expect(await kept()).toHaveLength(3);
});

test('a save that removes much keeps the text before it, unless that is empty', async () => {
  await save(2 * MINUTE, '<p>A long first paragraph.</p>'); // the article was empty
  await save(SECOND, '<p>A</p>');
  expect(await kept()).toEqual([2]);
  expect((await read(2)).blocks).toEqual([{ id: 'a', html: '<p>A long first paragraph.</p>' }]);
});

test('when another person begins to write, the text of the first one is kept', async () => {
  const writer = await guest();
  await save(SECOND, '<p>mine</p>');
  await save(SECOND, '<p>mine and theirs</p>', writer);
  await save(SECOND, '<p>mine and theirs again</p>', writer);
  expect(await kept()).toEqual([2]);
  expect((await history(user))[0]).toMatchObject({ isMine: true });
  expect((await history(writer))[0]).toMatchObject({ isMine: false });
});

test('a text from before authors were stored has no author', async () => {
  await save(SECOND, '<p>old</p>');
  await server.database.orm.update(article).set({ editedBy: null });
  await save(2 * MINUTE, '<p>old and new</p>');
  expect((await history())[0]).toMatchObject({ isMine: null });
});

test('the same save twice keeps one version, a refused one none', async () => {
  await save(SECOND, '<p>one</p>');
  clock += 2 * MINUTE;
  const ops = [{ op: 'put', id: 'a', after: null, html: '<p>two</p>' }];
  const request = { requestId: nextRequestId(), baseVersion: 2, ops };
  await server.call(user, 'PATCH', path, { ...request, baseVersion: 1 });
  expect(await kept()).toEqual([]);
  await server.call(user, 'PATCH', path, request);
  await server.call(user, 'PATCH', path, request);
  expect(await kept()).toEqual([2]);
});

test('a named version is the article as it is now, can be read at once and outlives the next save', async () => {
  await save(SECOND, '<h1>Title</h1>');
  const named = await server.call(user, 'POST', `${path}/versions`, { name: ' First draft ' });
  expect(named.body).toMatchObject({
    version: 2,
    kind: 'named',
    name: 'First draft',
    title: 'Title',
    words: 1,
  });
  expect((await read(2)).blocks).toEqual([{ id: 'a', html: '<h1>Title</h1>' }]);
  await save(2 * MINUTE, '<h1>Title two</h1>');
  expect(await history()).toEqual([named.body]);
});

test('naming the same version again changes its name, and a restore names its source', async () => {
  await save(SECOND, '<p>one</p>');
  await save(2 * MINUTE, '<p>two</p>');
  const post = async (body: object) =>
    (await server.call(user, 'POST', `${path}/versions`, body)).body;
  expect(await post({ restoredFrom: 2 })).toMatchObject({
    version: 3,
    kind: 'restored',
    name: null,
    restoredFrom: 2,
  });
  expect(await post({ name: 'Back' })).toMatchObject({ kind: 'named', restoredFrom: 2 });
  expect(await post({ name: 'Back again' })).toMatchObject({ version: 3, name: 'Back again' });
  expect(await kept()).toEqual([3, 2]);
});

test('a version can only be restored from an earlier one', async () => {
  for (const restoredFrom of [1, 2, 2 ** 40]) {
    const { body } = await server.call(user, 'POST', `${path}/versions`, { restoredFrom });
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: { restoredFrom: expect.any(String) },
    });
  }
});

test('a name can be set and removed; without it a version has its earlier kind', async () => {
  await save(SECOND, '<p>one</p>');
  await save(2 * MINUTE, '<p>two</p>');
  await server.call(user, 'POST', `${path}/versions`, { restoredFrom: 2 });
  const rename = async (number: number, name: string | null) =>
    (await server.call(user, 'PATCH', `${path}/versions/${number}`, { name })).body;
  expect(await rename(2, 'Good')).toMatchObject({ kind: 'named', name: 'Good' });
  expect(await rename(2, null)).toMatchObject({ kind: 'auto', name: null });
  expect(await rename(3, 'Better')).toMatchObject({ kind: 'named', restoredFrom: 2 });
  expect(await rename(3, null)).toMatchObject({ kind: 'restored', restoredFrom: 2 });
});

test('the history comes in pages, newest first', async () => {
  for (const name of ['one', 'two', 'three']) {
    await save(SECOND, `<p>${name}</p>`);
    await server.call(user, 'POST', `${path}/versions`, { name });
  }
  const page = async (number: number) =>
    (await server.call(user, 'GET', `${path}/versions?limit=2&page=${number}`)).body;
  const names = (answer: { content: VersionSummary[] }) => answer.content.map((one) => one.name);
  expect(names(await page(0))).toEqual(['three', 'two']);
  expect(await page(0)).toMatchObject({ page: 0, last: false });
  expect(names(await page(1))).toEqual(['one']);
  expect(await page(1)).toMatchObject({ page: 1, last: true });
});

test('an unknown version is 404, whatever its number, and so is any version of a deleted or foreign article', async () => {
  await save(SECOND, '<p>one</p>');
  for (const number of [1, 2, 99, 2 ** 31, 2 ** 50, 0, 'x']) {
    const answers = [
      await server.call(user, 'GET', `${path}/versions/${number}`),
      await server.call(user, 'PATCH', `${path}/versions/${number}`, { name: 'x' }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(['not_found', 'not_found']);
  }
  const own = await userWithWorkspace(server);
  const foreign = path.replace(workspaceId, own.workspaceId);
  const missing = async (who: TestUser, where: string) => {
    const answers = [
      await server.call(who, 'GET', `${where}/versions`),
      await server.call(who, 'POST', `${where}/versions`, { name: 'x' }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(['not_found', 'not_found']);
  };
  await missing(own.user, foreign);
  await server.call(user, 'DELETE', path);
  await missing(user, path);
});

test('old automatic versions are thinned, of every article, and no others', async () => {
  const { body: other } = await server.call(user, 'POST', `/article/${workspaceId}`, {});
  const ids = [path.split('/').at(-1) ?? '', other.id].map(checkedId<ArticleId>);
  const at = (ageMs: number) => new Date(clock - ageMs);
  // The hour of 60 minutes ago must hold three more.
  clock = Date.parse('2026-12-20T10:50:00Z');
  const ages = {
    1: 40 * DAY,
    2: 40 * DAY - HOUR,
    3: 2 * DAY + 3 * MINUTE,
    4: 2 * DAY + 2 * MINUTE,
    5: 2 * DAY,
    6: HOUR,
    7: 0,
  };
  for (const articleId of ids) {
    for (const [number, age] of Object.entries(ages)) {
      await server.database.orm.insert(articleVersion).values({
        articleId,
        version: Number(number),
        kind: number === '3' ? 'named' : 'auto',
        storedTitle: '',
        displayedTitle: '',
        words: 0,
        blocks: [],
        createdAt: at(age),
      });
    }
  }
  await thinVersions(server.deps);
  for (const articleId of ids) {
    const rows = await server.database.orm
      .select({ version: articleVersion.version })
      .from(articleVersion)
      .where(eq(articleVersion.articleId, articleId))
      .orderBy(articleVersion.version);
    expect(rows.map((row) => row.version)).toEqual([2, 3, 5, 6, 7]);
  }
});

test('an article created with text has an author, so that the next one is recognised', async () => {
  const blocks = [{ id: 'a', html: '<p>imported</p>' }];
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { blocks });
  const created: Article = body;
  path = `/article/${workspaceId}/${created.id}`;
  await save(SECOND, '<p>imported and more</p>', await guest());
  expect((await history())[0]).toMatchObject({ version: 1, words: 1, isMine: true });
});
