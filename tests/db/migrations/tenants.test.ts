/** db/migrations/0004_tenants.sql on the rows of an older installation. */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const [WORKSPACE, ARTICLE, JOB] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const BEFORE = globSync('db/migrations/000[0-3]_*.sql').sort();

let opened: TestDatabase;
const run = (statement: SQL) => opened.database.orm.execute(statement);

async function migrateBy(files: readonly string[]): Promise<void> {
  for (const file of files)
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
      await run(sql.raw(statement));
}

beforeAll(async () => {
  opened = await testDatabase();
  await run(sql`drop schema public cascade`);
  await run(sql`create schema public`);
  await migrateBy(BEFORE);
  await run(sql`insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${WORKSPACE}, 'owner', 'MAIN', 'UTC', '{}', now())`);
  await run(sql`insert into article (id, workspace_id, type, stored_title, displayed_title, version,
      block_order, target_keywords, language, is_empty, setup_status, generation_seq, edited_by,
      created_at, updated_at)
    values (${ARTICLE}, ${WORKSPACE}, 'ARTICLE', '', '', 3, '[]', '[]', 'en', true, 'none', 0, 'guest',
      now(), now())`);
  await run(sql`insert into save_request (article_id, request_id, version, response)
    values (${ARTICLE}, 'before', 2, '{}'), (${ARTICLE}, 'last', 3, '{}')`);
  await run(sql`insert into generation_job (id, workspace_id, article_id, user_id, request_id, task,
      state, is_stop_requested, charged_limit, charged_period, log_id, created_at)
    values (${JOB}, ${WORKSPACE}, ${ARTICLE}, 'guest', 'draft', '{"kind":"draft"}', 'finished', false,
      'article', '2026-01-01', 'log', now())`);
  await migrateBy(['db/migrations/0004_tenants.sql']);
});
afterAll(() => opened.dispose());

test('the last save of an article goes to its author, the ones before it to the owner', async () => {
  const saves = sql`select request_id as request, user_id as who from save_request order by version`;
  expect(await rowsOf(opened.database.orm, saves)).toEqual([
    { request: 'before', who: 'owner' },
    { request: 'last', who: 'guest' },
  ]);
});

test('a job is charged to the person who requested it', async () => {
  const jobs = sql`select user_id as asked, charged_user_id as charged from generation_job`;
  expect(await rowsOf(opened.database.orm, jobs)).toEqual([{ asked: 'guest', charged: 'guest' }]);
});
