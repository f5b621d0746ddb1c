import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { countHit } from '#db/rateWindow.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { rateWindow } from '#db/schema/access.ts';
import { article } from '#db/schema/article.ts';
import { MODEL_RULES } from '#domain/writing/modelRules.ts';
import { JOBS } from '#server/jobs.ts';
import { tidyingJob } from '#server/modules/article/tidying.job.ts';
import {
  draftRequest,
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let now = new Date('2026-01-01T00:00:00.000Z');

beforeAll(async () => {
  server = await testServer({ works: false, now: () => now });
});
afterAll(() => server.close());

test('no two jobs share a queue', () => {
  const queues = JOBS.map(({ queue }) => queue);
  expect(new Set(queues).size).toBe(queues.length);
});

test('tidying removes articles that were deleted long ago, and rate windows that are over', async () => {
  const { orm } = server.database;
  const { user, workspaceId } = await userWithWorkspace(server);
  const path = `/article/${workspaceId}`;
  const created = await server.call(user, 'POST', path, { title: 'Tea' });
  const isDeleted = eq(article.id, created.body.id as ArticleId);
  await server.call(user, 'DELETE', `${path}/${created.body.id}`);
  await countHit(orm, 'over', 60_000);
  await orm.update(rateWindow).set({ endsAt: sql`now() - interval '1 second'` });
  const kept = async () => [
    (await orm.select().from(article).where(isDeleted)).length,
    (await orm.select().from(rateWindow).where(eq(rateWindow.key, 'over'))).length,
  ];
  expect(await kept()).toEqual([1, 1]);
  now = new Date('2027-01-01T00:00:00.000Z');
  await tidyingJob.run(server.deps, undefined, new AbortController().signal, {
    isLast: true,
  });
  expect(await kept()).toEqual([0, 0]);
});

// §d.installation.9
test('a job is tried again as often as its task allows', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const before = (await queued()).length;
  await server.call(user, 'POST', `/content/${workspaceId}/drafts`, draftRequest());
  await server.call(user, 'POST', `/content/${workspaceId}/outlines`, draftRequest());
  const retries = (await queued()).slice(before);
  expect(retries).toEqual([MODEL_RULES.draft.retries, MODEL_RULES.outline.retries]);
  expect(new Set(retries).size).toBe(2);
});

/** How often each queued job may be tried again. */
async function queued(): Promise<unknown[]> {
  const rows = await rowsOf(
    server.database.orm,
    sql`select retry_limit from pgboss.job where name = 'writing' order by created_on`,
  );
  return rows.map((row) => Object(row).retry_limit);
}
