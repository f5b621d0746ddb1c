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

/** The migrations of its version are part of the baseline, which makes a whole schema. */
export class DatabaseTooOldError extends DatabaseRefusal {
  constructor() {
    super(
      'The database was written by a development version from before the first baseline. Start the version of 29 November 2026 on it once, then this one.',
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
  if (age === 'tooOld') throw new DatabaseTooOldError();
  if (age === 'current') return;
  const run = database.kind === 'pglite' ? migratePglite : migratePostgres;
  await run(database.orm as never, { migrationsFolder: MIGRATIONS });
}

/**
 * Whether this program has migrations that the database lacks (`older`), or the other way round (`newer`); `tooOld`: the database has
 * some of those that the baseline replaced, and not all.
 */
export async function schemaAge(orm: Orm): Promise<'tooOld' | 'older' | 'current' | 'newer'> {
  const [known, applied] = [await knownMigrations(), await newestApplied(orm)];
  const [baseline = 0, newest = 0] = [known[0], known.at(-1)];
  if (applied === newest) return 'current';
  if (applied > newest) return 'newer';
  return applied === 0 || applied >= baseline ? 'older' : 'tooOld';
}

/** When each was made, the baseline first. */
async function knownMigrations(): Promise<readonly number[]> {
  const journal = await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return entries.map(({ when }) => when);
}

async function newestApplied(orm: Orm): Promise<number> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  const [present] = await rowsOf<{ name: string | null }>(orm, sql`select ${table} as name`);
  if (present?.name == null) return 0;
  const newest = sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
  const [applied] = await rowsOf<{ newest: string | null }>(orm, newest);
  return Number(applied?.newest ?? 0);
}
