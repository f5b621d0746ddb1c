import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { rowsOf } from '#db/database.ts';
import { assertWithin } from '#db/rateWindow.ts';
import { rateWindow } from '#db/schema/access.ts';
import { article } from '#db/schema/article.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { MODEL_RULES } from '#domain/writing/modelRules.ts';
import { openJobQueue } from '#server/jobs/jobQueue.ts';
import { JOBS } from '#server/jobs.ts';
import { tidyingJob } from '#server/modules/article/tidying.job.ts';
import { until } from '#tests/server/support/asking.ts';
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

test('a start changes the queues whose settings are no longer the same, and no other', async () => {
  const { database, deps } = server;
  const update = jest.spyOn(PgBoss.prototype, 'updateQueue');
  const create = jest.spyOn(PgBoss.prototype, 'createQueue');
  const start = async (...retries: [Parameters<typeof openJobQueue>[3]?]) => {
    update.mockClear();
    await (await openJobQueue(database.bossOptions, deps.wakeups, deps.log, ...retries)).stop();
    return new Set(update.mock.calls.map(([name]) => name));
  };
  const retryLimit = async () => {
    const found = sql`select retry_limit as "limit" from pgboss.queue where name = 'writing'`;
    return (await rowsOf<{ limit: number }>(database.orm, found))[0]?.limit;
  };
  try {
    const usual = await retryLimit();
    expect(await start()).toEqual(new Set());
    const changed = await start({ retryLimit: 1, retryDelay: 0, retryBackoff: false });
    expect([...changed]).toEqual(expect.arrayContaining(JOBS.map(({ queue }) => queue)));
    expect(await retryLimit()).toBe(1);
    expect(await start()).toEqual(changed);
    expect(await retryLimit()).toBe(usual);
    expect(create).not.toHaveBeenCalled();
  } finally {
    update.mockRestore();
    create.mockRestore();
  }
});

const LIMIT = { hits: 10, windowMs: 60_000 };

test('tidying removes articles that were deleted long ago, and rate windows that are over', async () => {
  const { orm } = server.database;
  const { user, workspaceId } = await userWithWorkspace(server);
  const path = `/article/${workspaceId}`;
  const created = await server.call(user, 'POST', path, { title: 'Tea' });
  const isDeleted = eq(article.id, created.body.id as ArticleId);
  await server.call(user, 'DELETE', `${path}/${created.body.id}`);
  await assertWithin(orm, 'over', LIMIT);
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

test('a job that nobody is woken for starts all the same, and so does one whose worker has died or takes too long', async () => {
  const { database, deps } = server;
  const queue = await openJobQueue(database.bossOptions, deps.wakeups, deps.log);
  const hourAgo = sql`now() - interval '1 hour'`;
  const states = {
    added: sql`'created', null, null, 900`, // and found at once by its worker, which from then on waits for half a minute
    'added silently': sql`'created', null, null, 900`,
    'to be tried again': sql`'retry', null, null, 900`,
    'of a dead worker': sql`'active', now(), ${hourAgo}, 900`,
    'that takes too long': sql`'active', ${hourAgo}, now(), 60`,
  };
  const isTidy = async () =>
    (await database.orm.$count(rateWindow, eq(rateWindow.key, 'late'))) === 0;
  await queue.work(deps);
  try {
    for (const state of Object.values(states)) {
      await assertWithin(database.orm, 'late', LIMIT);
      await database.orm.update(rateWindow).set({ endsAt: hourAgo });
      await database.orm.execute(sql`
        insert into pgboss.job (name, policy, retry_limit, retry_delay, heartbeat_seconds, state, started_on, heartbeat_on, expire_seconds)
        select ${tidyingJob.queue}, 'singleton', 1, 0, 10, ${state}`);
      await until(isTidy);
      await until(async () => (await unfinished()) === 0);
    }
  } finally {
    await queue.stop();
  }
});

async function unfinished(): Promise<unknown> {
  const count = sql`select count(*)::int as "count" from pgboss.job where name = ${tidyingJob.queue} and state < 'completed'`;
  return (await rowsOf<{ count: number }>(server.database.orm, count))[0]?.count;
}

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
