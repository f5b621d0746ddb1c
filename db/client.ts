/**
 * The one way to the database: PGlite in the data folder when DATABASE_URL is empty, else PostgreSQL.
 * Both carry the same schema and migrations; nothing outside this room knows which one it is.
 */
import { join } from 'node:path';
import type { Database, DatabaseOptions } from './database.ts';
import { openPglite } from './pglite/openPglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database without migrating it. Rejects with a sentence when another process has it open. */
export function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, log);
  return openPglite(join(dataDir, 'pgdata'), log);
}
