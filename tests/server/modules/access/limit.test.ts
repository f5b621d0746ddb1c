import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import {
  draftRequest,
  FREE,
  type Json,
  NEVER_READ_ONLY,
  type TestServer,
  type TestUser,
  TRIAL,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let now = new Date('2026-11-30T23:59:30.500Z');
beforeAll(async () => {
  server = await testServer({ works: false, now: () => now, dates: NEVER_READ_ONLY });
});
afterAll(() => server.close());

const limits = async (user: TestUser): Promise<Record<string, Json>> =>
  (await server.call(user, 'GET', '/limit')).body;

// §3.limits.1 §d.limits.8 §d.limits.9 §d.limits.10
test('a free user has the free limits, a paid or trial user those of the paid plan', async () => {
  const totals = async (user: TestUser) =>
    Object.fromEntries(
      Object.entries(await limits(user)).map(([name, { total }]) => [name, total]),
    );
  expect(await totals(server.user(FREE))).toEqual(LIMIT_PLANS.free);
  expect(await totals(server.user())).toEqual(LIMIT_PLANS.paid);
  expect(await totals(server.user(TRIAL))).toEqual(LIMIT_PLANS.paid);
});

// §3.limits.2
test('ttl is the rest of the month (UTC), and a new month starts with nothing used', async () => {
  const { user, workspaceId } = await userWithWorkspace(server, FREE);
  await server.call(user, 'POST', `/content/${workspaceId}/drafts`, draftRequest());
  expect((await limits(user))['article']).toEqual({ used: 1, total: 3, ttl: 30 });
  now = new Date('2026-12-01T00:00:00Z');
  expect((await limits(user))['article']).toEqual({ used: 0, total: 3, ttl: 31 * 24 * 60 * 60 });
});

// §3.limits.4 §d.limits.14
test('the SERP group says how many the host has sold on top of a subscription, and includes them', async () => {
  const user = server.user();
  expect((await limits(user))['serpBased']).toMatchObject({ total: 5, details: { addon: 0 } });
  user.serpBasedAddon = 3;
  expect((await limits(user))['serpBased']).toMatchObject({ total: 8, details: { addon: 3 } });
  user.claims = FREE;
  expect((await limits(user))['serpBased']).toMatchObject({ total: 0, details: { addon: 0 } });
});

// §4.loyal.1 §9.limits.2 §9.dates.1
test('a loyal account gets 20 SEO articles a month instead of 5, if it has a subscription or a trial', async () => {
  const seoArticles = async (...who: Parameters<TestServer['user']>) =>
    (await limits(server.user(...who)))['serpBased'].total;
  const [before, from] = ['2025-01-15T23:59:59.999Z', '2025-01-16T00:00:00.000Z'];
  expect(await seoArticles({}, before)).toBe(20);
  expect(await seoArticles({}, from)).toBe(5);
  expect(await seoArticles(TRIAL, before)).toBe(20);
  expect(await seoArticles(TRIAL, from)).toBe(5);
  expect(await seoArticles(FREE, before)).toBe(0);
});

// §4.loyal.1
test('an installation can set the day for that', async () => {
  const dates = { ...NEVER_READ_ONLY, loyalBefore: '2026-06-01T00:00:00.000Z' };
  const other = await testServer({ works: false, dates });
  const user = other.user({}, '2026-05-31T23:59:59.999Z');
  expect((await other.call(user, 'GET', '/limit')).body.serpBased.total).toBe(20);
  await other.close();
});
