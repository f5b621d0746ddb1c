/** A migrated database of its own for a test: a copy of one template, made once per set of migrations. */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';

const SILENT = { info() {}, warn() {} };

export interface TestDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** Closes the database, lets `meanwhile` have its files, and opens them again. */
  reopen(meanwhile?: (dataDir: string) => Promise<unknown>): Promise<Database>;
  dispose(): Promise<void>;
}

export async function testDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-test-'));
  await cp(await template(), dataDir, { recursive: true });
  let database = await openDatabase({ databaseUrl: null, dataDir, log: SILENT });
  return {
    get database() {
      return database;
    },
    dataDir,
    async reopen(meanwhile) {
      await database.close();
      await meanwhile?.(dataDir);
      database = await openDatabase({ databaseUrl: null, dataDir, log: SILENT });
      return database;
    },
    async dispose() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function template(): Promise<string> {
  const migrations = await readFile('db/migrations/0000_initial.sql');
  const journal = await readFile('db/migrations/meta/_journal.json');
  const hash = createHash('sha256').update(migrations).update(journal).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), `toolkit-template-${hash}`);
  if (await stat(directory).catch(() => null)) return directory;
  const fresh = await mkdtemp(join(tmpdir(), 'toolkit-template-new-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: fresh, log: SILENT });
  await migrate(database);
  await database.close();
  // Another test file may have been faster; its template is as good.
  await rename(fresh, directory).catch(() => rm(fresh, { recursive: true, force: true }));
  return directory;
}
