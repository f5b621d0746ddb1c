import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import { site } from '#db/schema/publishing.ts';
import type { SiteAdapter } from '#server/adapters/publishing/siteKind.ts';
import { OwnFault } from '#server/lib/ownFault.ts';
import { playedSites, SAID } from '#tests/server/support/playedSites.ts';
import {
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

const PASSWORD = 'abcd EFGH 1234 ijkl';
const NEW = {
  kind: 'wordpress',
  address: 'https://tea.example/',
  login: 'ann',
  password: PASSWORD,
};

/** What the site does in a test; with what it was asked. */
let wordpress: Partial<SiteAdapter>;
const asked: unknown[] = [];
const played = playedSites();
let now = new Date('2026-05-04T10:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    works: false,
    now: () => now,
    siteKinds: {
      wordpress: {
        ...played.wordpress,
        connect: async (address, login) => {
          asked.push(['connect', address, login]);
          return (wordpress.connect ?? played.wordpress.connect)(address, login);
        },
        test: async (apiRoot, login) => {
          asked.push(['test', apiRoot, login]);
          return (wordpress.test ?? played.wordpress.test)(apiRoot, login);
        },
      },
    },
  });
});
beforeEach(() => {
  wordpress = {};
  asked.length = 0;
});
afterAll(() => server.close());

const sitesOf = (workspaceId: string) => {
  const at = `/integration/${workspaceId}/sites`;
  const of = `/folderIntegration/${workspaceId}`;
  return {
    read: async (user: TestUser) => (await server.call(user, 'GET', at)).body.sites,
    connect: (user: TestUser, change = {}) => server.call(user, 'POST', at, { ...NEW, ...change }),
    check: (user: TestUser, id: string) => server.call(user, 'POST', `${at}/${id}/check`),
    disconnect: (user: TestUser, id: string) => server.call(user, 'DELETE', `${at}/${id}`),
    chosen: async (user: TestUser) => (await server.call(user, 'GET', of)).body.siteId,
    choose: (user: TestUser, siteId: string | null) => server.call(user, 'PUT', of, { siteId }),
  };
};

// §d.sites.1 §d.sites.6
test('a site is connected, with a password that is stored encrypted and told to nobody', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const { status, body } = await sites.connect(user);
  expect(status).toBe(200);
  expect(body).toEqual({
    id: body.id,
    workspaceId,
    kind: 'wordpress',
    address: NEW.address,
    login: 'ann',
    ...SAID,
    passwordState: 'stored',
    connectedAt: now.toISOString(),
    usedAt: now.toISOString(),
    problem: null,
  });
  expect(await sites.read(user)).toEqual([body]);
  const [row] = await server.deps.orm.select().from(site).where(eq(site.id, body.id));
  expect(row?.password).toMatch(/^v1\./);
  expect(JSON.stringify([row, await sites.read(user), server.log])).not.toContain(PASSWORD);
});

// §d.sites.1
test('a site that refuses is not stored, and what it says is the answer', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  wordpress = { connect: () => Promise.reject(new Problem('site_password_rejected')) };
  expect(await sites.connect(user)).toMatchObject({
    status: 422,
    body: { code: 'site_password_rejected' },
  });
  expect(await sites.read(user)).toEqual([]);
  expect(JSON.stringify(server.log)).not.toContain(PASSWORD);
});

// §d.sites.1
test('the same account again replaces its password; another one is another site', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const first = await sites.connect(user);
  const again = await sites.connect(user, { password: 'another' });
  const other = await sites.connect(user, { login: 'ben' });
  expect(again.body.id).toBe(first.body.id);
  expect((await sites.read(user)).map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [first.body.id, other.body.id].toSorted(),
  );
  await sites.check(user, first.body.id);
  expect(asked.at(-1)).toEqual([
    'test',
    `${NEW.address}wp-json/`,
    { login: 'ann', password: 'another' },
  ]);
});

// §d.sites.5
test('a check keeps what the site says now, why it failed, and when it last worked', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const { id, usedAt } = (await sites.connect(user)).body;
  now = new Date('2026-05-05T10:00:00.000Z');
  wordpress = { test: () => Promise.reject(new Problem('site_maintenance')) };
  const failed = await sites.check(user, id);
  expect(failed.body).toMatchObject({
    usedAt,
    role: 'editor',
    problem: { failure: 'site_maintenance', at: now.toISOString() },
  });
  expect(await sites.read(user)).toEqual([failed.body]);
  wordpress = { test: async () => ({ ...SAID, role: 'author' }) };
  expect((await sites.check(user, id)).body).toMatchObject({
    usedAt: now.toISOString(),
    role: 'author',
    problem: null,
  });
});

// §d.sites.5
test('a check with a password that is replaced meanwhile says nothing of the new one', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const { id } = (await sites.connect(user)).body;
  wordpress.test = async () => {
    await sites.connect(user, { password: 'wxyz WXYZ 5678 mnop' });
    throw new Problem('site_password_rejected');
  };
  expect((await sites.check(user, id)).body).toMatchObject({ id, problem: null });
  expect(await sites.read(user)).toMatchObject([{ id, problem: null }]);
});

// §d.sites.5
test('a fault of our own is not told as one of the site', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const { body } = await sites.connect(user);
  wordpress = { test: () => Promise.reject(new OwnFault('web_unreachable', null)) };
  expect(await sites.check(user, body.id)).toMatchObject({
    status: 503,
    body: { code: 'web_unreachable' },
  });
  expect(await sites.read(user)).toEqual([body]);
});

// §d.sites.6
test('a password of another row, or of another account, opens nothing and is sent nowhere', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const { body } = await sites.connect(user);
  const isIt = eq(site.id, body.id);
  await server.deps.orm.update(site).set({ apiRoot: 'https://elsewhere.example/' }).where(isIt);
  asked.length = 0;
  expect((await sites.check(user, body.id)).body).toMatchObject({ passwordState: 'unreadable' });
  expect(asked).toEqual([]);
});

// §d.sites.7
test('the first site is the default; another is chosen, or none, and only of the same workspace', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const first = (await sites.connect(user)).body.id;
  const second = (await sites.connect(user, { login: 'ben' })).body.id;
  expect(await sites.chosen(user)).toBe(first);
  expect((await sites.choose(user, second)).body).toEqual({ workspaceId, siteId: second });
  const stranger = await userWithWorkspace(server);
  const theirs = (await sitesOf(stranger.workspaceId).connect(stranger.user)).body.id;
  expect((await sites.choose(user, theirs)).status).toBe(404);
  expect(await sites.chosen(user)).toBe(second);
  await sites.disconnect(user, second);
  expect(await sites.chosen(user)).toBeNull();
  await sites.choose(user, first);
  expect((await sites.choose(user, null)).body).toEqual({ workspaceId, siteId: null });
});

// §d.sites.8
test('who may write in a workspace manages its sites; who may only read sees them', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const sites = sitesOf(workspaceId);
  const [member, reader, stranger] = [server.user(), server.user(), server.user()];
  user.folder.guests.set(member.id, { canWrite: true });
  user.folder.guests.set(reader.id, { canWrite: false });
  const { id } = (await sites.connect(member)).body;
  expect(await sites.read(reader)).toMatchObject([{ id }]);
  const refused = [
    sites.connect(reader),
    sites.check(reader, id),
    sites.choose(reader, id),
    sites.disconnect(reader, id),
  ];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await server.call(stranger, 'GET', `/integration/${workspaceId}/sites`)).status).toBe(
    404,
  );
  expect((await sites.disconnect(member, id)).status).toBe(200);
  expect((await sites.disconnect(member, id)).status).toBe(404);
  expect(await sites.read(user)).toEqual([]);
});

test.each([
  ['no address', { address: ' ' }],
  ['a user name with a colon', { login: 'ann:x' }],
  ['a password of two lines', { password: 'a\nb' }],
  ['another kind of site', { kind: 'ghost' }],
])('%s is 422, and no site is asked', async (_title, change) => {
  const { user, workspaceId } = await userWithWorkspace(server);
  expect((await sitesOf(workspaceId).connect(user, change)).status).toBe(422);
  expect(asked).toEqual([]);
});
