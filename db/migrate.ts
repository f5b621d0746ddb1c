import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { type Database, DatabaseRefusal, type Orm, rowsOf } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any number, the same in every process of an installation. */
const MIGRATION_LOCK = 7_245_901;

export class DatabaseNewerError extends DatabaseRefusal {
  constructor() {
    super(
      'The database was written by a newer version of this program. Update the program, or restore a backup made before the update.',
    );
  }
}

/** Brings the schema up to date; of several processes that start at once, one does it and the others wait. */
export async function migrate(database: Database): Promise<void> {
  if (database.kind === 'pglite') return migrateLocked(database);
  await database.patiently(() =>
    database.orm.transaction(async (lock) => {
      await lock.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await migrateLocked(database);
    }),
  );
}

async function migrateLocked(database: Database): Promise<void> {
  const age = await schemaAge(database.orm);
  if (age === 'newer') throw new DatabaseNewerError();
  if (age === 'current') return;
  const run = database.kind === 'pglite' ? migratePglite : migratePostgres;
  await run(database.orm as never, { migrationsFolder: MIGRATIONS });
}

/** Whether this program has migrations that the database lacks, or the other way round. */
export async function schemaAge(orm: Orm): Promise<'older' | 'current' | 'newer'> {
  const [known, applied] = [await newestKnown(), await newestApplied(orm)];
  if (applied === known) return 'current';
  return applied < known ? 'older' : 'newer';
}

async function newestKnown(): Promise<number> {
  const { entries } = JSON.parse(
    await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  ) as {
    entries: { when: number }[];
  };
  return entries.at(-1)?.when ?? 0;
}

async function newestApplied(orm: Orm): Promise<number> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  const [present] = await rowsOf<{ name: string | null }>(orm, sql`select ${table} as name`);
  if (present?.name == null) return 0;
  const newest = sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
  const [applied] = await rowsOf<{ newest: string | null }>(orm, newest);
  return Number(applied?.newest ?? 0);
}
