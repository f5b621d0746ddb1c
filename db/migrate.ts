import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database, Orm } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any number, the same in every process of an installation. */
const MIGRATION_LOCK = 7_245_901;

export class DatabaseNewerError extends Error {
  constructor() {
    super(
      'The database was written by a newer version of this program. Update the program, or restore a backup made before the update.',
    );
  }
}

/** Brings the schema up to date; of several processes that start at once, one does it and the others wait. */
export async function migrate(database: Database): Promise<void> {
  if (database.kind === 'pglite') return migrateLocked(database);
  await database.orm.transaction(async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await migrateLocked(database);
  });
}

async function migrateLocked(database: Database): Promise<void> {
  await refuseNewer(database.orm);
  const run = database.kind === 'pglite' ? migratePglite : migratePostgres;
  await run(database.orm as never, { migrationsFolder: MIGRATIONS });
}

async function refuseNewer(orm: Orm): Promise<void> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const newest = journal.entries.at(-1)?.when ?? 0;
  const present = await rowsOf(
    orm,
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (present[0]?.['name'] === null) return;
  const applied = await rowsOf(
    orm,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  if (Number(applied[0]?.['newest'] ?? 0) > newest) throw new DatabaseNewerError();
}

async function rowsOf(orm: Orm, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const result = (await orm.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return result.rows;
}
