import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, type DatabaseLog, DatabaseRefusal, schema } from './database.ts';
import { openPostgresSignals } from './postgresSignals.ts';

const MAX_CONNECTIONS = 10;
const OLDEST_VERSION = 15;

/** Opens PostgreSQL 15 or newer. Rejects when the server cannot be reached or is older. */
export async function openPostgres(databaseUrl: string, log: DatabaseLog): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS });
  // The pool replaces an idle connection that breaks; unheard, the event would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  const signals = await refuseOlder(pool)
    .then(() => openPostgresSignals(databaseUrl, pool, log))
    .catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    bossOptions: { connectionString: databaseUrl, max: MAX_CONNECTIONS },
    signals,
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

/** The server is older than what the migrations are written for. */
export class DatabaseTooOldError extends DatabaseRefusal {}

async function refuseOlder(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_VERSION) return;
  throw new DatabaseTooOldError(
    `PostgreSQL ${OLDEST_VERSION} or newer is needed; this is version ${version}.`,
  );
}
