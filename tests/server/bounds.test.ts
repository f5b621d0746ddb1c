/**
 * Everything that a person can make has a bound (contract/lib/bounds.ts). Of each, there are as many as there may be but one; then two
 * are made at once through the endpoint: one is there, the other one is refused, and so is every further one.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { BOUNDS, type BoundName, type RefusingBound } from '#contract/lib/bounds.ts';
import { rowsOf, schema } from '#db/database.ts';
import { trimSnapshots } from '#server/modules/competitors/snapshot.repo.ts';
import { aVoiceBody } from '#tests/support/factories.ts';
import { aPng } from '#tests/support/images.ts';
import { BOUNDED, UNBOUNDED } from '#tools/lib/boundedTables.ts';
import { wholeServer } from './support/everyCall.ts';
import {
  API,
  checkedId,
  draftRequest,
  type Json,
  nextRequestId,
  type TestServer,
  type TestUser,
} from './support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.close());

const run = (statement: SQL) => rowsOf<Json>(server.database.orm, statement);

/** Rows like the last one of a table, with other values in some columns; `n` counts them. */
async function fill(table: string, many: number, vary: SQL): Promise<void> {
  const columns = await run(sql`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const of = sql.identifier(table);
  await run(sql`insert into ${of} (${names})
    select copy.* from (select * from ${of} order by xmin::text::bigint desc, ctid desc limit 1) one,
      generate_series(1, ${many}::int) n,
      lateral (select ${names} from jsonb_populate_record(null::${of}, to_jsonb(one) || ${vary})) copy`);
}

interface Answer {
  readonly status: number;
  readonly body: Json;
}

interface Scene {
  readonly user: TestUser;
  readonly workspaceId: string;
  readonly articleId: string;
  /** A request of the person. */
  post(path: string, body: object): Promise<Answer>;
}

async function newScene(): Promise<Scene> {
  const user = server.user();
  const workspaceId = await server.workspaceOf(user);
  const post = (path: string, body: object) => server.call(user, 'POST', path, body);
  const text = { title: 'Tea', blocks: [{ id: 'a', html: '<p>Tea is a drink.</p>' }] };
  const { body } = await post(`/article/${workspaceId}`, text);
  return { user, workspaceId, articleId: body.id, post };
}

/** Bytes, which nobody makes one by one. */
type Metered = 'workspaceMegabytes' | 'accountMegabytes';

interface Case {
  readonly table: string;
  /** What differs between two rows. */
  readonly vary: SQL;
  /** How many the scene has already. */
  readonly before?: number;
  /** Makes the `at`-th one. */
  make(scene: Scene, at: number): Promise<Answer>;
}

/** Names `n`, so that it is another one for each row. */
const aNewId = sql`md5(n || random()::text)::uuid`;
const anId = sql`jsonb_build_object('id', ${aNewId})`;
/** Jobs that wait would stop what is counted here. */
const endJobs = () => run(sql`update job set state = 'finished'`);

const ask = { question: 'What is tea?', selection: null, parentId: null };

/** Calls of the embedded host, each by an account with a folder. */
async function hostPost(
  path: string,
  payload: object,
  cookie = '',
): Promise<Answer & { cookie: string }> {
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', cookie };
  const answer = await server.app.inject({ method: 'POST', url: `/host${path}`, headers, payload });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return { status: answer.statusCode, body: answer.json(), cookie: cookies.join('; ') };
}

const hostAccounts = new WeakMap<Scene, Promise<{ cookie: string; folderId: string }>>();
function hostAccountOf(scene: Scene) {
  const known = hostAccounts.get(scene) ?? newHostAccount();
  hostAccounts.set(scene, known);
  return known;
}
async function newHostAccount() {
  const email = `${crypto.randomUUID()}@example.org`;
  const password = 'correct horse battery';
  const { cookie } = await hostPost('/auth/sign-up/email', { email, name: email, password });
  const folder = { requestId: nextRequestId(), name: 'Mine' };
  const { body } = await hostPost('/api/folders', folder, cookie);
  return { cookie, folderId: String(body.id) };
}

const CASES: Readonly<Record<Exclude<RefusingBound, Metered>, Case>> = {
  folders: {
    table: 'host_folder',
    before: 1,
    vary: anId,
    async make(scene, at) {
      const { cookie } = await hostAccountOf(scene);
      return hostPost('/api/folders', { requestId: nextRequestId(), name: `${at}` }, cookie);
    },
  },
  members: {
    table: 'host_invitation',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'email', n || '@example.com')`,
    async make(scene, at) {
      const { cookie, folderId } = await hostAccountOf(scene);
      const guest = { email: `guest-${at}@example.com`, canWrite: true };
      return hostPost(`/api/projects/${folderId}/guests`, guest, cookie);
    },
  },
  workspaces: {
    table: 'workspace',
    before: 1,
    vary: sql`jsonb_build_object('id', ${aNewId}, 'folder_id', null)`,
    make({ user, post }) {
      const { folderId, folder } = server.user();
      folder.ownerId = user.id;
      return post('/workspace', { folderId });
    },
  },
  prompts: {
    table: 'saved_prompt',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'text', n || '')`,
    make: ({ post }, at) => post('/user/prompts', { text: `Prompt ${at}` }),
  },
  reports: {
    table: 'support_report',
    vary: anId,
    make: ({ post }) => {
      const said = { happened: 'It hangs.', holds: 'nothing', build: '1', browser: 'One' };
      return post('/support/reports', { ...said, sessionLog: [] });
    },
  },
  articles: {
    table: 'article',
    before: 1,
    vary: anId,
    make: ({ post, workspaceId }) => post(`/article/${workspaceId}`, { title: 'Tea' }),
  },
  images: {
    table: 'asset',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'token', ${aNewId})`,
    async make({ user, workspaceId }) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `${API}/asset/${workspaceId}?requestId=${nextRequestId()}`,
        headers: { ...user.headers, 'content-type': 'image/png' },
        payload: aPng(),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  },
  voices: {
    table: 'voice',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'request_id', ${aNewId})`,
    make({ post, workspaceId }) {
      return post(`/brandVoice/${workspaceId}`, { ...aVoiceBody(), isDefault: false });
    },
  },
  words: {
    table: 'dictionary_word',
    vary: sql`jsonb_build_object('word', 'word' || n)`,
    make: ({ post, workspaceId }, at) =>
      post(`/dictionary/${workspaceId}`, { words: [`Acme${'x'.repeat(at)}`] }),
  },
  pages: {
    table: 'page',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'url', 'https://a.example/' || n)`,
    make: ({ post, workspaceId }, at) =>
      post(`/url/${workspaceId}/pages/text`, { name: `Tea ${at}`, url: null, html: '<p>Tea</p>' }),
  },
  searches: {
    table: 'topic_search',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'job_id', null)`,
    async make({ post, workspaceId }) {
      await endJobs();
      const search = { seed: 'tea', website: null, country: 'GB', language: 'en', list: null };
      return post(`/topic2/${workspaceId}/searches`, search);
    },
  },
  audits: {
    table: 'audit',
    vary: anId,
    async make({ post, workspaceId }) {
      await endJobs();
      const pages = [{ url: 'https://a.example/', keyphrase: null }];
      const audit = { name: 'Tea', language: 'en', sitemap: null, ofArticles: false, pages };
      return post(`/contentAudit/${workspaceId}/audits`, audit);
    },
  },
  sites: {
    table: 'site',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'api_root', 'https://a.example/' || n)`,
    make: ({ post, workspaceId }, at) => {
      const account = { kind: 'wordpress', login: 'ann', password: 'secret' };
      const address = `https://site-${at}.example/`;
      return post(`/integration/${workspaceId}/sites`, { ...account, address });
    },
  },
  jobs: {
    table: 'job',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'request_id', ${aNewId})`,
    make: ({ post, workspaceId }) => post(`/content/${workspaceId}/drafts`, draftRequest()),
  },
  conversations: {
    table: 'conversation',
    vary: anId,
    make: ({ post, workspaceId, articleId }) =>
      post(`/content/${workspaceId}/articles/${articleId}/conversations`, ask),
  },
  ownConversations: {
    table: 'conversation',
    vary: anId,
    make: ({ post, workspaceId }) => post(`/content/${workspaceId}/conversations`, ask),
  },
  questions: {
    table: 'chat_turn',
    vary: sql`jsonb_build_object('id', ${aNewId}, 'position', n)`,
    async make({ post, workspaceId, articleId }, at) {
      if (at === 0) return post(`/content/${workspaceId}/articles/${articleId}/conversations`, ask);
      const [known] = await run(sql`select id from conversation where article_id = ${articleId}`);
      return post(`/content/${workspaceId}/conversations/${known.id}/questions`, ask);
    },
  },
  versions: {
    table: 'article_version',
    vary: sql`jsonb_build_object('version', 1000 + n)`,
    async make({ post, workspaceId, articleId }, at) {
      await run(sql`update article set version = ${at + 1} where id = ${articleId}`);
      return post(`/article/${workspaceId}/${articleId}/versions`, { name: `${at}` });
    },
  },
  sources: {
    table: 'article_source',
    vary: sql`jsonb_build_object('url', 'https://a.example/' || n)`,
    make: ({ post, workspaceId, articleId }, at) => {
      const source = { url: `https://b.example/${at}`, isReadAgain: false };
      return post(`/url/${workspaceId}/articles/${articleId}/sources`, source);
    },
  },
};

// §d.bounds.9
test.each(Object.keys(CASES) as (keyof typeof CASES)[])(
  'of two that are made at once at the bound of %s, one is there and the other one is refused',
  async (name) => {
    const { table, vary, make, before = 0 } = CASES[name];
    const { most, code } = BOUNDS[name];
    const scene = await newScene();
    await endJobs();
    expect((await make(scene, 0)).status).toBe(200);
    await fill(table, most - 2 - before, vary);
    const both = await Promise.all([make(scene, 1), make(scene, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const next = await make(scene, 3);
    const refused = [...both.filter(({ status }) => status === 409), next];
    for (const { body } of refused) expect(body).toMatchObject({ code, bound: { name, most } });
  },
);

// §d.bounds.9
test('every table is bounded by a row, or it says why it needs none', () => {
  const tables = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableName(table));
  const told = [...Object.keys(BOUNDED), ...Object.keys(UNBOUNDED)];
  expect(told.toSorted()).toEqual(tables.toSorted());
  const counted = new Set<BoundName>(Object.values(BOUNDED).flat());
  /** In the settings of an account, and in the row of an audit. */
  const within = ['savedViews', 'auditPeriods', 'workspaceMegabytes', 'accountMegabytes'];
  expect([...counted, ...within].toSorted()).toEqual(Object.keys(BOUNDS).toSorted());
});

/** Images that say that they are so large: a column of 2 GB at most. */
const addMegabytes = (workspaceId: string, megabytes: number) =>
  run(sql`insert into asset (id, workspace_id, token, name, type, width, height, size, bytes, created_at)
    select gen_random_uuid(), ${workspaceId}, gen_random_uuid(), 'a', 'image/png', 1, 1, ${megabytes * 100_000}, '', now()
    from generate_series(1, 10)`);
/** As if that had last been done an hour ago. */
const unmeasure = () => run(sql`update workspace set measured_at = now() - interval '1 hour'`);

// §d.bounds.9
test('a workspace that takes as many bytes as it may gets nothing new; what is there can be changed, and deleting makes room at once', async () => {
  const { user, workspaceId, articleId, post } = await newScene();
  const make = () => post(`/article/${workspaceId}`, { title: 'Tea' });
  const { most } = BOUNDS.workspaceMegabytes;
  await addMegabytes(workspaceId, most);
  await unmeasure();
  const problem = { code: 'storage_full', bound: { name: 'workspaceMegabytes', most } };
  expect(await make()).toMatchObject({ status: 409, body: problem });
  const keep = () => post(`/article/${workspaceId}/${articleId}/versions`, { name: 'Kept' });
  expect(await keep()).toMatchObject({ status: 409, body: problem });
  const page = { name: 'page', url: null, html: '<p>Tea is a drink from China.</p>' };
  expect(await post(`/url/${workspaceId}/pages/text`, page)).toMatchObject({ body: problem });
  const save = {
    requestId: crypto.randomUUID(),
    baseVersion: 1,
    ops: [{ op: 'put', id: 'b', after: 'a', html: '<p>More.</p>' }],
  };
  const article = `/article/${workspaceId}/${articleId}`;
  expect((await server.call(user, 'PATCH', article, save)).status).toBe(200);
  await run(sql`update asset set deleted_at = now() where workspace_id = ${workspaceId}`);
  expect((await make()).status).toBe(200);
});

// §d.bounds.9
test('so do the workspaces of an account together, and what is deleted in one makes room in all', async () => {
  const [{ post, workspaceId }, other] = [await newScene(), await newScene()];
  const { most } = BOUNDS.accountMegabytes;
  await run(sql`update workspace set bytes = ${most * 1_000_000},
      owner_id = (select owner_id from workspace where id = ${workspaceId}) where id = ${other.workspaceId}`);
  for (let left = most; left > 0; left -= 10_000) await addMegabytes(other.workspaceId, 10_000);
  const make = () => post(`/article/${workspaceId}`, { title: 'Tea' });
  const problem = { code: 'storage_full', bound: { name: 'accountMegabytes', most } };
  expect(await make()).toMatchObject({ status: 409, body: problem });
  await run(sql`update asset set deleted_at = now() where workspace_id = ${other.workspaceId}`);
  expect((await make()).status).toBe(200);
});

// §d.bounds.9
test('each kind of content counts with what it takes', async () => {
  const { post, workspaceId, articleId } = await newScene();
  const bytes = async () => {
    await unmeasure();
    await post(`/article/${workspaceId}`, { title: 'Tea' });
    const [row] = await run(sql`select bytes::int from workspace where id = ${workspaceId}`);
    return row.bytes;
  };
  const text = Array.from({ length: 2000 }, (_, at) => `word${(at * 7919) % 1999}`).join(' ');
  const before = await bytes();
  await post(`/article/${workspaceId}`, {
    title: 'T',
    blocks: [{ id: 'a', html: `<p>${text}</p>` }],
  });
  const withText = await bytes();
  await run(sql`update article set version = 2 where id = ${articleId}`);
  await run(
    sql`update article_block set html = ${`<p>${text}</p>`} where article_id = ${articleId}`,
  );
  const edited = await bytes();
  await post(`/article/${workspaceId}/${articleId}/versions`, { name: 'Kept' });
  const withVersion = await bytes();
  await post(`/url/${workspaceId}/pages/text`, { name: 'p', url: null, html: `<p>${text}</p>` });
  const withPage = await bytes();
  const steps = [before, withText, edited, withVersion, withPage];
  for (const [at, amount] of steps.slice(1).entries())
    expect(amount - (steps[at] ?? 0)).toBeGreaterThan(2000);
});

// §d.bounds.9
test('an automatic version that gets a name counts as one that was kept on request', async () => {
  const { user, post, workspaceId, articleId } = await newScene();
  await run(sql`update article set version = 2 where id = ${articleId}`);
  await post(`/article/${workspaceId}/${articleId}/versions`, { name: 'Kept' });
  await run(
    sql`update article_version set kind = 'auto', name = null where article_id = ${articleId}`,
  );
  await fill(
    'article_version',
    BOUNDS.versions.most,
    sql`jsonb_build_object('version', 1000 + n, 'kind', 'named')`,
  );
  const name = (to: string | null) =>
    server.call(user, 'PATCH', `/article/${workspaceId}/${articleId}/versions/2`, { name: to });
  expect(await name('Mine')).toMatchObject({ status: 409, body: { code: 'versions_full' } });
  await run(sql`delete from article_version where version = 1001`);
  expect((await name('Mine')).status).toBe(200);
  expect((await name('Another name')).status).toBe(200);
});

test('what was deleted makes room, and as much as there may be can be brought back', async () => {
  const { user, workspaceId, post } = await newScene();
  const make = () => post(`/article/${workspaceId}`, { title: 'Tea' });
  const { id } = (await make()).body;
  await fill('article', BOUNDS.articles.most - 2, anId); // and one of the scene
  expect((await make()).body.code).toBe('articles_full');
  expect((await server.call(user, 'DELETE', `/article/${workspaceId}/${id}`)).status).toBe(200);
  expect((await make()).status).toBe(200);
  const restored = await post(`/article/${workspaceId}/${id}/restore`, {});
  expect(restored).toMatchObject({ status: 409, body: { code: 'articles_full' } });
  await run(sql`update article set deleted_at = now() where workspace_id = ${workspaceId}`);
  expect((await make()).status).toBe(200);
  const [left] = await run(sql`select count(*)::int as all from article
    where workspace_id = ${workspaceId} and deleted_at is not null`);
  expect(left.all).toBe(BOUNDS.articles.most);
});

// §d.bounds.9
test('of the analyses without an article the newest are kept, and those that a brief is still to be made from', async () => {
  const { workspaceId, articleId } = await newScene();
  await run(sql`insert into snapshot (id, workspace_id, keyphrase, country, location, language, provider,
      scorer_version, icu_version, taken_at, created_at, frozen_at)
    values (gen_random_uuid(), ${workspaceId}, 'tea', '', '', 'en', 'given', '1', '1', now(), '2026-01-01', now())`);
  const [oldest] = await run(sql`select id from snapshot where workspace_id = ${workspaceId}`);
  await fill('snapshot', BOUNDS.snapshots.most + 5, anId);
  await run(sql`update snapshot set created_at = now() where id <> ${oldest.id}`);
  const awaited = (state: string) =>
    run(sql`insert into brief (article_id, workspace_id, keyphrase, country, city, language, asked_snapshot_id, state, created_at)
      values (${articleId}, ${workspaceId}, 'tea', '', '', 'en', ${oldest.id}, ${state}, now())
      on conflict (article_id) do update set state = excluded.state`);
  const left = async () => {
    await trimSnapshots(server.deps.orm, { workspaceId: checkedId(workspaceId), articleId: null });
    const rows = await run(sql`select id from snapshot where workspace_id = ${workspaceId}`);
    return [rows.length, rows.some(({ id }) => id === oldest.id)];
  };
  await awaited('making');
  expect(await left()).toEqual([BOUNDS.snapshots.most + 1, true]);
  await awaited('draft');
  expect(await left()).toEqual([BOUNDS.snapshots.most, false]);
});
