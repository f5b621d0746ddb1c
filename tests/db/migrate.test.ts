import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#db/database.ts';
import { DatabaseNewerError, DatabaseTooOldError, migrate, schemaAge } from '#db/migrate.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const ROOM = join(import.meta.dirname, '../../db');
const FOLDER = join(ROOM, 'migrations');
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}
const { entries } = JSON.parse(textOf('meta/_journal.json')) as Journal;
const numbers = entries.map(({ tag }) => tag.slice(0, 4));

// drizzle leaves out what is older than the newest migration of the database, without a word.
test('the journal names every migration once, each later than the one before, with the schema that it leads to', () => {
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(globSync('*.sql', { cwd: FOLDER }).sort());
  const whens = entries.map(({ when }) => when);
  expect(whens).toEqual([...new Set(whens)].toSorted((one, other) => one - other));
  expect(globSync('meta/*_snapshot.json', { cwd: FOLDER }).sort()).toEqual(
    numbers.map((number) => `meta/${number}_snapshot.json`),
  );
});

test('the migrations lead to the schema that the code has', async () => {
  const files = globSync('schema/*.ts', { cwd: ROOM }).map((file) => import(join(ROOM, file)));
  const schema = Object.assign({}, ...(await Promise.all(files))) as Record<string, unknown>;
  const last = JSON.parse(textOf(`meta/${numbers.at(-1)}_snapshot.json`)) as ReturnType<
    typeof generateDrizzleJson
  >;
  expect(await generateMigration(last, generateDrizzleJson(schema, last.id))).toEqual([]);
});

describe('a database', () => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await testDatabase();
  });
  afterEach(() => opened.dispose());

  const run = (statement: string) => opened.database.orm.execute(sql.raw(statement));
  const age = () => schemaAge(opened.database.orm);

  test('a database that is up to date is not changed', async () => {
    expect(await age()).toBe('current');
    await expect(migrate(opened.database)).resolves.toBeUndefined();
  });

  test('a database with migrations that this program does not know is refused with a sentence', async () => {
    await run(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`,
    );
    expect(await age()).toBe('newer');
    await expect(migrate(opened.database)).rejects.toThrow(DatabaseNewerError);
  });

  // The 68 migrations before the baseline ended with that of 1795940006261, whose schema the baseline makes.
  const asBeforeTheBaseline = async (newest: number) => {
    await run('delete from drizzle.__drizzle_migrations');
    await run(`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('first', 1789000000000), ('last', ${newest})`);
  };

  test('a database of the last version before the baseline goes on, and loses what was kept for older processes', async () => {
    await run('drop schema public cascade');
    await run('create schema public');
    for (const statement of textOf('0000_baseline.sql').split('--> statement-breakpoint'))
      await run(statement);
    await run('create view generation_job as select id from job');
    await asBeforeTheBaseline(1795940006261);
    expect(await age()).toBe('older');
    await migrate(opened.database);
    expect(await age()).toBe('current');
    const [found] = await rowsOf(
      opened.database.orm,
      sql`select to_regclass('generation_job')::text as view, column_default as fields
        from information_schema.columns where table_name = 'article' and column_name = 'fields'`,
    );
    expect(found).toEqual({ view: null, fields: "'{}'::jsonb" });
  });

  test('a database of an earlier version is refused with a sentence, and not changed', async () => {
    await asBeforeTheBaseline(1795909249501);
    expect(await age()).toBe('tooOld');
    await expect(migrate(opened.database)).rejects.toThrow(DatabaseTooOldError);
    expect(await age()).toBe('tooOld');
  });
});
