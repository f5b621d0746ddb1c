/** db/migrations/0017_job.sql on the jobs of an older installation, and beside a process of the version before. */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const [WORKSPACE, ARTICLE, DRAFT, OLD, NEWER] = [1, 2, 3, 4, 5].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
);
const MIGRATION = 'db/migrations/0017_job.sql';
const BEFORE = globSync('db/migrations/*.sql')
  .sort()
  .filter((file) => file < MIGRATION);

let opened: TestDatabase;
const run = (statement: SQL) => opened.database.orm.execute(statement);

async function migrateBy(files: readonly string[]): Promise<void> {
  for (const file of files)
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
      await run(sql.raw(statement));
}

/** As a process of the version before inserts a job. */
const insertOld = (id: string | undefined, kind: string, state: string) =>
  run(sql`insert into generation_job (id, workspace_id, article_id, user_id, request_id, task, state,
      is_stop_requested, charged_user_id, charged_limit, charged_period, log_id, created_at)
    values (${id}, ${WORKSPACE}, ${ARTICLE}, 'u', ${id}, ${JSON.stringify({ kind, topic: 't' })}, ${state},
      false, 'u', 'article', '2026-01-01', 'l', now())`);

beforeAll(async () => {
  opened = await testDatabase();
  await run(sql`drop schema public cascade`);
  await run(sql`create schema public`);
  await migrateBy(BEFORE);
  await run(sql`insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${WORKSPACE}, 'owner', 'MAIN', 'UTC', '{}', now())`);
  await run(sql`insert into article (id, workspace_id, type, stored_title, displayed_title, version,
      block_order, body_chars, target_keywords, language, is_empty, setup_status, generation_seq, created_at, updated_at)
    values (${ARTICLE}, ${WORKSPACE}, 'ARTICLE', '', '', 1, '[]', 0, '[]', 'en', true, 'none', 0, now(), now())`);
  await insertOld(DRAFT, 'draft', 'running');
  await insertOld(OLD, 'rephrase', 'finished');
  const events = [
    { type: 'started', model: null },
    {
      type: 'outlined',
      outline: [
        { heading: 'a', points: [] },
        { heading: 'b', points: [] },
      ],
    },
    { type: 'put', id: 'h', after: null, html: '<h2>a' },
    { type: 'put', id: 'h', after: null, html: '<h2>a</h2>' },
  ];
  for (const [at, event] of events.entries())
    await run(sql`insert into job_event (job_id, seq, data, is_final)
      values (${DRAFT}, ${at + 1}, ${JSON.stringify(event)}, false)`);
  await migrateBy([MIGRATION]);
});
afterAll(() => opened.dispose());

test('jobs keep their rows and events; those that run know how far they are', async () => {
  const query = sql`select kind, state, done, failed, total, input ->> 'topic' as topic, charged_user_id as who
    from job order by id`;
  const rest = { failed: 0, topic: 't', who: 'u' };
  expect(await rowsOf(opened.database.orm, query)).toEqual([
    { kind: 'draft', state: 'running', done: 1, total: 2, ...rest },
    { kind: 'rephrase', state: 'finished', done: 0, total: null, ...rest },
  ]);
  const events = sql`select count(*)::int as events from job_event where job_id = ${DRAFT}`;
  expect(await rowsOf(opened.database.orm, events)).toEqual([{ events: 4 }]);
});

test('a process of the version before goes on: it inserts, locks, changes, reads and removes', async () => {
  await insertOld(NEWER, 'section', 'queued');
  await opened.database.orm.transaction(async (tx) => {
    const locked = sql`select * from generation_job where id = ${NEWER} for update`;
    expect(await rowsOf(tx, locked)).toMatchObject([
      { task: { kind: 'section' }, state: 'queued' },
    ]);
    await tx.execute(sql`update generation_job set state = 'failed', failure = 'internal',
      charged_user_id = null where id = ${NEWER}`);
  });
  const query = sql`select kind, state, failure, done from job where id = ${NEWER}`;
  expect(await rowsOf(opened.database.orm, query)).toEqual([
    { kind: 'section', state: 'failed', failure: 'internal', done: 0 },
  ]);
  await run(sql`delete from generation_job where task ->> 'kind' = 'section'`);
  expect(await rowsOf(opened.database.orm, query)).toEqual([]);
});

test('it does not see work that it does not know', async () => {
  await run(sql`insert into job (id, workspace_id, user_id, request_id, input, state, is_stop_requested, log_id, created_at)
    values (${NEWER}, ${WORKSPACE}, 'u', 'r', '{"kind": "links"}', 'running', false, 'l', now())`);
  const seen = sql`select id from generation_job where id = ${NEWER}`;
  expect(await rowsOf(opened.database.orm, seen)).toEqual([]);
});
