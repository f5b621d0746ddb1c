import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, schema } from './database.ts';

const MAX_CONNECTIONS = 10;

/** Opens PostgreSQL 15 or newer. Rejects when the server cannot be reached or is older. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS });
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed; this is ${version}.`);
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    bossOptions: { connectionString: databaseUrl, max: MAX_CONNECTIONS },
    close: () => pool.end(),
  };
}
