import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { hostSecret } from '#db/schema/host.ts';
import { emptyPostgres } from '#tests/support/database.ts';

let empty: Awaited<ReturnType<typeof emptyPostgres>>;
beforeAll(async () => {
  empty = await emptyPostgres();
});
afterAll(() => empty.dispose());

test('of several processes with an empty database, one migrates it and the others wait', async () => {
  const log = { info() {}, warn() {} };
  const open = () => openDatabase({ databaseUrl: empty.url, dataDir: '', log });
  const databases = await Promise.all([open(), open(), open(), open()]);
  await Promise.all(databases.map(migrate));
  for (const { orm } of databases) expect(await orm.select().from(hostSecret)).toEqual([]);
  await Promise.all(databases.map((database) => database.close()));
});
