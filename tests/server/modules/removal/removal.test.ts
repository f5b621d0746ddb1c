import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { productTables, rowsOf } from '#db/database.ts';
import { article } from '#db/schema/article.ts';
import { removeDue } from '#server/modules/removal/removal.service.ts';
import { begunExport, imported, zipOf } from '#tests/server/support/archives.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import { aTenant, type Tenant } from '#tests/server/support/tenant.ts';
import {
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { columnsOfAccount, IDS_KEPT } from './idsOfPeople.ts';

let server: TestServer;
let now = new Date('2026-11-30T10:00:00Z');
/** What the host has removed. */
const gone: string[] = [];
/** Who is the only administrator. */
let only = '';
beforeAll(async () => {
  server = await testServer({ now: () => now, works: false, engine: WITH_MODEL });
  Object.assign(server.deps, {
    localAccounts: {
      isOnlyAdministrator: async (_tx: unknown, id: string) => id === only,
      remove: async (_tx: unknown, id: string) => void gone.push(id),
    },
  });
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
/** Runs what the clock would start, so many days from now. */
async function after(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY_MS);
  await removeDue(server.deps, new AbortController().signal);
}

const TABLES = Object.values(productTables).flatMap((table): PgTable[] =>
  is(table, PgTable) ? [table] : [],
);

/** Tables, but the counters of the last minute, that still name a workspace or a person somewhere in a row. */
async function tablesNaming(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const rows = await server.deps.orm
      .select({ is: sql<number>`1` })
      .from(table)
      .where(sql`row_to_json(${sql.identifier(getTableName(table))})::text like ${`%${text}%`}`)
      .limit(1);
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found.filter((name) => name !== 'rate_window').sort();
}

/** The ledger of what was used is of the person, and has no text. */
const OF_LEDGER = ['usage_entry'];
/** What a person has answered says where; that is forgotten with the workspace. */
const OF_ACCOUNT = ['questionnaire_answer'];

async function everything(): Promise<Tenant> {
  const tenant = await aTenant(server, server.user());
  const { workspaceId, articleId } = tenant.ids;
  const { owner } = tenant;
  const ask = (method: 'POST' | 'PUT', path: string, body: object) =>
    server.call(owner, method, path, body);
  await ask('POST', `/dictionary/${workspaceId}`, { words: ['tea'] });
  await ask('PUT', `/topic2/${workspaceId}/ideas/mail`, { isWanted: true });
  await ask('POST', `/url/${workspaceId}/articles/${articleId}/sources`, {
    url: 'https://a.example/',
  });
  return tenant;
}

// §d.removal.5
test('every table with a workspace in it loses its rows with the workspace, by foreign keys', async () => {
  const kept = new Set([...OF_LEDGER, ...OF_ACCOUNT, 'workspace']);
  const rows = await rowsOf<{ relname: string }>(
    server.deps.orm,
    sql`
    with recursive reached(name) as (
      select 'workspace'::regclass::oid
      union
      select conrelid from pg_constraint join reached on confrelid = reached.name
      where contype = 'f' and confdeltype = 'c')
    select relname from pg_class join reached on oid = reached.name`,
  );
  const reached = new Set(rows.map(({ relname }) => relname));
  const OF_OTHERS =
    /^(workspace|article|job|audit|conversation|archive|brief|snapshot|topic|search|voice)_id$/;
  const naming = TABLES.filter((table) =>
    Object.values(getTableColumns(table)).some(({ name }) => OF_OTHERS.test(name)),
  ).map(getTableName);
  expect(naming.filter((name) => !reached.has(name) && !kept.has(name))).toEqual([]);
});

// §d.removal.1 §d.removal.2 §d.removal.5
test('a workspace can be kept for 14 days, and then nothing of it is left', async () => {
  const tenant = await everything();
  const { owner, secret, ids } = tenant;
  const { workspaceId, articleId } = ids;
  const at = `/workspace/${workspaceId}/removal`;
  const asked = await server.call(owner, 'POST', at);
  expect(asked.body.removal).toEqual({ dueAt: '2026-12-14T10:00:00.000Z', because: 'workspace' });
  await after(13);
  expect((await server.call(owner, 'GET', `/article/${workspaceId}/${articleId}`)).status).toBe(
    200,
  );
  const kept = await server.call(owner, 'DELETE', at);
  expect(kept.body.removal).toBeNull();
  await after(30);
  expect((await server.call(owner, 'GET', `/article/${workspaceId}/${articleId}`)).status).toBe(
    200,
  );

  await server.call(owner, 'POST', at);
  await after(14);
  expect((await server.call(owner, 'GET', `/article/${workspaceId}/${articleId}`)).status).toBe(
    404,
  );
  expect(await tablesNaming(workspaceId)).toEqual(OF_LEDGER);
  // Prompts and settings are of the person, and stay. The page was asked for below the API, at no address of the workspace.
  expect(await tablesNaming(secret)).toEqual([
    'made_request',
    'saved_prompt',
    'support_report',
    'user_config',
  ]);
});

// §d.removal.3
test('meanwhile nothing is written in it, jobs are stopped, and its links answer as gone', async () => {
  const tenant = await everything();
  const { owner, ids } = tenant;
  const { workspaceId, articleId } = ids;
  const share = `/article/${workspaceId}/${articleId}/share`;
  const { path } = (await server.call(owner, 'POST', share, {})).body;
  const see = async () => (await server.app.inject({ url: path })).statusCode;
  expect(await see()).toBe(200);
  const started = await server.call(owner, 'POST', `/url/${workspaceId}/links`, {
    requestId: nextRequestId(),
  });
  await server.call(owner, 'POST', `/workspace/${workspaceId}/removal`);
  expect(await see()).toBe(404);
  const { body } = await server.call(owner, 'GET', `/content/${workspaceId}/jobs`);
  if (started.status === 200)
    expect(body.jobs.every(({ state }: { state: string }) => state !== 'running')).toBe(true);
  const refused = [
    await server.call(owner, 'DELETE', `/article/${workspaceId}/${articleId}`),
    await server.call(owner, 'POST', `/article/${workspaceId}`, { title: 'x', type: 'ARTICLE' }),
    await server.call(owner, 'PATCH', `/workspace/${workspaceId}`, { workspaceTagsDTO: {} }),
    await server.call(owner, 'POST', `/workspace/${workspaceId}/exports`, {}),
    await server.call(owner, 'POST', share, {}),
  ];
  expect(refused.map(({ status, body: said }) => [status, said.code])).toEqual(
    refused.map(() => [409, 'removal_scheduled']),
  );
  await server.call(owner, 'DELETE', `/workspace/${workspaceId}/removal`);
  expect(await see()).toBe(200);
});

// §d.removal.2
test('only its owner may have a workspace removed, and keep it', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const guest = server.user();
  user.folder.guests.set(guest.id, { canWrite: true });
  const at = `/workspace/${workspaceId}/removal`;
  expect((await server.call(guest, 'POST', at)).status).toBe(404);
  await server.call(user, 'POST', at);
  expect((await server.call(guest, 'DELETE', at)).status).toBe(404);
  const seen = await server.call(guest, 'GET', `/workspace/by-folder/${user.folderId}`);
  expect(seen.body).toMatchObject({ isOwner: false, removal: { because: 'workspace' } });
});

const removeAccount = (user: TestUser) =>
  server.call(user, 'POST', '/user/removal', { email: emailOf(user) });
const emailOf = ({ id }: TestUser) => `${id}@example.com`;

// §d.removal.4 §d.removal.6
test('an account takes its workspaces along, which its members may read until then', async () => {
  const tenant = await everything();
  const { owner, ids } = tenant;
  const { workspaceId, articleId } = ids;
  const member = server.user();
  owner.folder.guests.set(member.id, { canWrite: true });
  const wrong = await server.call(owner, 'POST', '/user/removal', { email: 'else@example.com' });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  const asked = await removeAccount(owner);
  expect(asked).toMatchObject({ status: 200, body: { workspaces: 1, removesSignIn: true } });
  const read = `/article/${workspaceId}/${articleId}`;
  expect((await server.call(member, 'GET', read)).status).toBe(200);
  expect((await server.call(member, 'DELETE', read)).body.code).toBe('removal_scheduled');
  const alone = await server.call(owner, 'DELETE', `/workspace/${workspaceId}/removal`);
  expect(alone.body.code).toBe('removal_scheduled'); // it goes with the account
  const more = await server.call(owner, 'POST', '/workspace', { folderId: 'folder-of-nobody' });
  expect(more.status).not.toBe(200);

  const kept = await server.call(owner, 'DELETE', '/user/removal');
  expect(kept.body.dueAt).toBeNull();
  expect((await server.call(owner, 'GET', read)).status).toBe(200);
  expect(
    (await server.call(owner, 'GET', `/workspace/by-folder/${owner.folderId}`)).body.removal,
  ).toBeNull();

  await removeAccount(owner);
  await after(14);
  expect((await server.call(member, 'GET', read)).status).toBe(404);
  expect(gone).toContain(owner.id);
  expect(await tablesNaming(owner.id)).toEqual([]);
  expect(await tablesNaming(tenant.secret)).toEqual(['made_request']); // as above
});

// §d.removal.2
test('a workspace that was to be removed before its account is kept after it, and has its own day until then', async () => {
  const { user: owner, workspaceId } = await userWithWorkspace(server);
  const at = `/workspace/${workspaceId}/removal`;
  const seen = async () =>
    (await server.call(owner, 'GET', `/workspace/by-folder/${owner.folderId}`)).body.removal;
  const own = (await server.call(owner, 'POST', at)).body.removal;
  await after(3);
  await removeAccount(owner);
  expect(await seen()).toEqual({ dueAt: own.dueAt, because: 'account' });
  const kept = await server.call(owner, 'DELETE', at);
  expect(kept).toMatchObject({ status: 409, body: { code: 'removal_scheduled' } });
  await server.call(owner, 'DELETE', '/user/removal');
  expect(await seen()).toEqual(own);
  expect((await server.call(owner, 'DELETE', at)).body.removal).toBeNull();
  await after(30);
  expect(await seen()).toBeNull();
});

/** Does something between the moment at which the due ones are listed and the one at which they are removed. */
async function afterWhile(days: number, meanwhile: () => Promise<unknown>): Promise<void> {
  const { orm } = server.deps;
  const transaction = jest.spyOn(orm, 'transaction');
  transaction.mockImplementationOnce((async (work: Parameters<typeof orm.transaction>[0]) => {
    transaction.mockRestore();
    await meanwhile();
    return orm.transaction(work);
  }) as typeof orm.transaction);
  await after(days);
}

// §d.removal.2
test('what cannot be removed is said, and holds up nothing else', async () => {
  const { user: first, workspaceId } = await userWithWorkspace(server);
  const { user: second, workspaceId: other } = await userWithWorkspace(server);
  await server.call(first, 'POST', `/workspace/${workspaceId}/removal`);
  await server.call(second, 'POST', `/workspace/${other}/removal`);
  const { orm } = server.deps;
  const begin = orm.transaction.bind(orm);
  const failing = jest.spyOn(orm, 'transaction');
  failing.mockImplementationOnce(() => Promise.reject(new Error('A lock is held.')));
  failing.mockImplementation(begin);
  await expect(after(14)).rejects.toThrow('Some removals have failed.');
  failing.mockRestore();
  const isThere = async (user: TestUser) =>
    (await server.call(user, 'GET', `/workspace/by-folder/${user.folderId}`)).status === 200;
  expect([await isThere(first), await isThere(second)].filter(Boolean)).toHaveLength(1);
  await after(0);
  expect([await isThere(first), await isThere(second)]).toEqual([false, false]);
});

// §d.removal.2
test('what is kept at the moment of its removal stays', async () => {
  const { user: owner, workspaceId } = await userWithWorkspace(server);
  const at = `/workspace/${workspaceId}/removal`;
  const status = async () =>
    (await server.call(owner, 'GET', `/workspace/by-folder/${owner.folderId}`)).status;
  await server.call(owner, 'POST', at);
  await afterWhile(14, () => server.call(owner, 'DELETE', at));
  expect(await status()).toBe(200);
  await removeAccount(owner);
  await afterWhile(14, () => server.call(owner, 'DELETE', '/user/removal'));
  expect(await status()).toBe(200);
  expect(gone).not.toContain(owner.id);
});

// §d.removal.2
test('what is kept and to be removed again at that moment has another 14 days', async () => {
  const { user: owner, workspaceId } = await userWithWorkspace(server);
  const at = `/workspace/${workspaceId}/removal`;
  await server.call(owner, 'POST', at);
  await afterWhile(14, async () => {
    await server.call(owner, 'DELETE', at);
    await server.call(owner, 'POST', at);
  });
  const { body } = await server.call(owner, 'GET', `/workspace/by-folder/${owner.folderId}`);
  expect(body.removal.dueAt).toBe(new Date(now.getTime() + 14 * DAY_MS).toISOString());
  await after(14);
});

// §d.removal.6
test('what an account has written in a workspace of somebody else stays; its conversations there go', async () => {
  const author = server.user();
  const owner = server.user();
  owner.folder.guests.set(author.id, { canWrite: true });
  const tenant = await aTenant(server, owner, author);
  await removeAccount(author);
  await after(14);
  const { workspaceId, articleId } = tenant.ids;
  expect((await server.call(owner, 'GET', `/article/${workspaceId}/${articleId}`)).status).toBe(
    200,
  );
  expect(await server.deps.orm.$count(article)).toBeGreaterThan(0);
  const left = await tablesNaming(author.id);
  expect(left).not.toContain('conversation');
  const keeping = Object.keys(IDS_KEPT).map((column) => column.split('.')[0]);
  expect(left.filter((table) => !keeping.includes(table))).toEqual([]);
});

// §d.removal.6
test('every column with the id of a person is removed with the account, or listed with the reason why not', () => {
  const OF_PERSON = /^(user_id|owner_id|author_id|charged_user_id|\w+_by)$/;
  const columns = TABLES.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ name }) => OF_PERSON.test(name))
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  const decided = new Set([...columnsOfAccount(), ...Object.keys(IDS_KEPT)]);
  expect([...decided].sort()).toEqual(columns.sort());
});

// §d.removal.4
test('the only administrator of an installation stays', async () => {
  const user = { ...server.user(), isAdmin: true };
  only = user.id;
  const answer = await removeAccount(user);
  expect(answer).toMatchObject({ status: 409, body: { code: 'only_administrator' } });
});

// §d.removal.4
test('so does one that is the only administrator on the day, with its workspaces', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  await removeAccount(user);
  only = user.id;
  await after(14);
  expect(gone).not.toContain(user.id);
  expect((await server.call(user, 'GET', '/user/removal')).body.dueAt).toBeNull();
  const found = await server.call(user, 'GET', `/workspace/by-folder/${user.folderId}`);
  expect(found.body).toMatchObject({ id: workspaceId, removal: null });
});

test('archives go with their workspace', async () => {
  await server.queue.work(server.deps);
  const { user, workspaceId } = await userWithWorkspace(server);
  await begunExport(server, user, workspaceId);
  await imported(server, user, workspaceId, zipOf({ 'a.txt': 'a' }));
  await server.call(user, 'POST', `/workspace/${workspaceId}/removal`);
  await after(14);
  expect(await tablesNaming(workspaceId)).toEqual([]);
});
