import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DatabaseNewerError, migrate } from '#db/migrate.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const FOLDER = join(import.meta.dirname, '../../db/migrations');

let opened: TestDatabase;
beforeEach(async () => {
  opened = await testDatabase();
});
afterEach(() => opened.dispose());

// drizzle leaves out what is older than the newest migration of the database, without a word.
test('the journal names every migration once, each later than the one before, with the schema that it leads to', () => {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string; when: number }[];
  };
  const tags = entries.map(({ tag }) => tag);
  expect(tags.map((tag) => `${tag}.sql`)).toEqual(globSync('*.sql', { cwd: FOLDER }).sort());
  const whens = entries.map(({ when }) => when);
  expect(whens).toEqual([...new Set(whens)].toSorted((one, other) => one - other));
  const numbers = tags.map((tag) => tag.slice(0, 4));
  expect(globSync('*_snapshot.json', { cwd: join(FOLDER, 'meta') }).sort()).toEqual(
    numbers.map((number) => `${number}_snapshot.json`),
  );
});

test('migrating a database that is up to date changes nothing', async () => {
  await expect(migrate(opened.database)).resolves.toBeUndefined();
});

test('a database with migrations that this program does not know is refused with a sentence', async () => {
  await opened.database.orm.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`,
  );
  await expect(migrate(opened.database)).rejects.toThrow(DatabaseNewerError);
});
