/** db/migrations/0006_save.sql on the articles of an older installation. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const [WORKSPACE, WRITTEN, EMPTY] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const BLOCKS = ['<p>plain</p>', '<p>ä € 漢</p>', '<p>😀👩‍👩‍👧 𝒳</p>', ''];

let opened: TestDatabase;
const run = (statement: SQL) => opened.database.orm.execute(statement);

beforeAll(async () => {
  opened = await testDatabase();
  await run(sql`alter table article drop column body_chars`);
  await run(sql`insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${WORKSPACE}, 'owner', 'MAIN', 'UTC', '{}', now())`);
  for (const id of [WRITTEN, EMPTY])
    await run(sql`insert into article (id, workspace_id, type, stored_title, displayed_title, version,
        block_order, target_keywords, language, is_empty, setup_status, generation_seq, created_at, updated_at)
      values (${id}, ${WORKSPACE}, 'ARTICLE', '', '', 1, '[]', '[]', 'en', true, 'none', 0, now(), now())`);
  for (const [at, html] of BLOCKS.entries())
    await run(sql`insert into article_block values (${WRITTEN}, ${`b${at}`}, ${html})`);
  const statements = readFileSync('db/migrations/0006_save.sql', 'utf8');
  for (const statement of statements.split('--> statement-breakpoint'))
    await run(sql.raw(statement));
});
afterAll(() => opened.dispose());

test('an article gets its length, counted as the page counts it', async () => {
  const rows = await rowsOf(
    opened.database.orm,
    sql`select body_chars as n from article order by id`,
  );
  expect(rows).toEqual([{ n: BLOCKS.join('').length }, { n: 0 }]);
});
