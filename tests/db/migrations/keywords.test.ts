/** db/migrations/0031_score_ledger.sql on the articles of an older installation. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const [WORKSPACE, ARTICLE, EMPTY] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const OLD = { seoTitle: 'S', description: 'D', slug: 's' };

let opened: TestDatabase;
const run = (statement: SQL) => opened.database.orm.execute(statement);

beforeAll(async () => {
  opened = await testDatabase();
  await run(sql`insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${WORKSPACE}, 'owner', 'MAIN', 'UTC', '{}', now())`);
  const articles = [
    [ARTICLE, OLD, [' coffee ', 'tea, green', 'moka']],
    [EMPTY, OLD, []],
  ] as const;
  for (const [id, fields, keywords] of articles) {
    await run(sql`insert into article (id, workspace_id, type, stored_title, displayed_title, version, fields,
        block_order, body_chars, target_keywords, language, is_empty, setup_status, generation_seq, created_at, updated_at)
      values (${id}, ${WORKSPACE}, 'ARTICLE', '', '', 1, ${JSON.stringify(fields)}, '[]', 0,
        ${JSON.stringify(keywords)}, 'en', true, 'none', 0, now(), now())`);
    for (const [version, kept] of [
      [1, null],
      [2, { ...OLD, slug: 'older' }],
    ] as const)
      await run(sql`insert into article_version (article_id, version, kind, stored_title, displayed_title, fields, words,
          blocks, created_at)
        values (${id}, ${version}, 'auto', '', '', ${kept && JSON.stringify(kept)}, 0, '[]', now())`);
  }
  const statements = readFileSync('db/migrations/0031_score_ledger.sql', 'utf8');
  for (const update of statements.split('--> statement-breakpoint').slice(-2))
    await run(sql.raw(update));
});
afterAll(() => opened.dispose());

// §d.keyphrase.3
test('the first keyword becomes the keyphrase, in versions too; what was written before stays', async () => {
  const fieldsIn = async (query: SQL) =>
    (await rowsOf<{ fields: object }>(opened.database.orm, query)).map(({ fields }) => fields);
  const { place: _, city: __, ...then } = NO_FIELDS; // came later
  const fields = { ...then, ...OLD, keyphrase: 'coffee', keywords: 'tea  green, moka' };
  expect(await fieldsIn(sql`select fields from article order by id`)).toEqual([
    fields,
    { ...then, ...OLD },
  ]);
  expect(
    await fieldsIn(sql`select fields from article_version order by article_id, version`),
  ).toEqual([null, { ...fields, slug: 'older' }, null, { ...then, ...OLD, slug: 'older' }]);
});
