import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FREE_LIMITS, PAID_LIMITS } from '#domain/limits/limits.ts';
import {
  draftRequest,
  FREE,
  type Json,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../../support/testServer.ts';

let server: TestServer;
let now = new Date('2026-11-30T23:59:30.500Z');
beforeAll(async () => {
  server = await testServer({ works: false, now: () => now });
});
afterAll(() => server.close());

const limits = async (user: TestUser): Promise<Record<string, Json>> =>
  (await server.call(user, 'GET', '/limit')).body;

test('§9.limits.1 §d.limits.9 §d.limits.10 a free user has the free limits, a paid or trial user those of the paid plan', async () => {
  const totals = async (user: TestUser) =>
    Object.fromEntries(
      Object.entries(await limits(user)).map(([name, { total }]) => [name, total]),
    );
  expect(await totals(server.user(FREE))).toEqual(FREE_LIMITS);
  expect(await totals(server.user())).toEqual(PAID_LIMITS);
  const trial = {
    active_product_trials: ['content'],
    is_main_product_trial_active: false,
    semrush_trial_has_been_used: false,
  };
  expect(await totals(server.user({ ...FREE, extra_user_data: trial }))).toEqual(PAID_LIMITS);
});

test('§3.limits.2 ttl is what is left of the month (UTC), and a new month starts at nothing used', async () => {
  const { user, workspaceId } = await userWithWorkspace(server, FREE);
  await server.call(user, 'POST', `/content/${workspaceId}/drafts`, draftRequest());
  expect((await limits(user))['article']).toEqual({ used: 1, total: 3, ttl: 30 });
  now = new Date('2026-12-01T00:00:00Z');
  expect((await limits(user))['article']).toEqual({ used: 0, total: 3, ttl: 31 * 24 * 60 * 60 });
});

test('§3.limits.4 the SERP group says how many were added to the plan', async () => {
  expect((await limits(server.user()))['serpBased'].details).toEqual({ addon: 0 });
});
