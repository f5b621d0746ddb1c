import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { DatabaseNewerError, migrate } from '#db/migrate.ts';
import { DatabaseInUseError } from '#db/pglite/directoryLock.ts';
import { hostSecret } from '#db/schema/host.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await testDatabase();
});
afterEach(() => opened.dispose());

test('a second opener of the same data folder is refused with a sentence that says what to do', async () => {
  const second = openDatabase({
    databaseUrl: null,
    dataDir: opened.dataDir,
    log: { info() {}, warn() {} },
  });
  await expect(second).rejects.toThrow(DatabaseInUseError);
  await expect(second).rejects.toThrow(/in use by another process.*DATA_DIR/);
});

test('a folder that was closed can be opened again, with its rows', async () => {
  await opened.database.orm.insert(hostSecret).values({ name: 'kept', value: { of: 'course' } });
  const again = await opened.reopen();
  const rows = await again.orm.select().from(hostSecret);
  expect(rows).toEqual([{ name: 'kept', value: { of: 'course' } }]);
});

test('commits are synced to the disk', async () => {
  const result = await opened.database.orm.execute(sql`select current_setting('fsync') as fsync,
    current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit`);
  expect((result as unknown as { rows: unknown[] }).rows).toEqual([
    { fsync: 'on', method: 'fsync', commit: 'on' },
  ]);
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
