/** db/migrations/0013_wizard.sql on the jobs of an older installation. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { NO_WISHES } from '#domain/writing/writingTask.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const [WORKSPACE, ARTICLE, DRAFT, TONE] = [1, 2, 3, 4].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
);
const MATERIAL = { topic: 't', keywords: [], language: 'en', location: '', notes: 'n' };

let opened: TestDatabase;
const run = (statement: SQL) => opened.database.orm.execute(statement);

beforeAll(async () => {
  opened = await testDatabase();
  await run(sql`insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${WORKSPACE}, 'owner', 'MAIN', 'UTC', '{}', now())`);
  await run(sql`insert into article (id, workspace_id, type, stored_title, displayed_title, version,
      block_order, body_chars, target_keywords, language, is_empty, setup_status, generation_seq, created_at, updated_at)
    values (${ARTICLE}, ${WORKSPACE}, 'ARTICLE', '', '', 1, '[]', 0, '[]', 'en', true, 'none', 0, now(), now())`);
  const tasks = [
    [DRAFT, { kind: 'draft', ...MATERIAL }],
    [TONE, { kind: 'changeTone', ...MATERIAL, tone: 'formal', targetLanguage: null }],
  ] as const;
  for (const [id, task] of tasks)
    await run(sql`insert into generation_job (id, workspace_id, article_id, user_id, request_id, task, state,
        is_stop_requested, log_id, created_at)
      values (${id}, ${WORKSPACE}, ${ARTICLE}, 'u', ${id}, ${JSON.stringify(task)}, 'running', false, 'l', now())`);
  const statements = readFileSync('db/migrations/0013_wizard.sql', 'utf8');
  const update = statements.split('--> statement-breakpoint').at(-1) ?? '';
  await run(sql.raw(update));
});
afterAll(() => opened.dispose());

test('a stored task says nothing more than its topic, and keeps the tone that it changes to', async () => {
  const query = sql`select task from generation_job order by id`;
  const rows = await rowsOf<{ task: object }>(opened.database.orm, query);
  expect(rows.map(({ task }) => task)).toEqual([
    { kind: 'draft', ...MATERIAL, ...NO_WISHES, outline: null, newTone: null },
    {
      ...{ kind: 'changeTone', ...MATERIAL, ...NO_WISHES, outline: null },
      newTone: 'formal',
      targetLanguage: null,
    },
  ]);
});
