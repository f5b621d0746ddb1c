import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DatabaseNewerError, migrate } from '#db/migrate.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await testDatabase();
});
afterEach(() => opened.dispose());

test('migrating a database that is up to date changes nothing', async () => {
  await expect(migrate(opened.database)).resolves.toBeUndefined();
});

test('a database with migrations that this program does not know is refused with a sentence', async () => {
  await opened.database.orm.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`,
  );
  await expect(migrate(opened.database)).rejects.toThrow(DatabaseNewerError);
});
