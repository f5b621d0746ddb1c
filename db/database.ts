/** What the rest of the program knows of the database, whichever it is. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import * as host from './schema/host.ts';
import * as product from './schema/product.ts';
import type { Signals } from './signals.ts';

export const schema = { ...host, ...product };
export type Schema = typeof schema;

/** Drizzle over either database; a transaction handle has the same type. */
export type Orm = PgDatabase<PgQueryResultHKT, Schema>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  /** What pg-boss needs to use the same database by the same access path. */
  readonly bossOptions: ConstructorOptions;
  /** Between all processes that have the database open. */
  readonly signals: Signals;
  /** Runs work whose statements may take long, as a migration's do; others count as hanging after half a minute. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Why the database is not opened, as a sentence for the person who starts the program. */
export class DatabaseRefusal extends Error {}

export interface DatabaseOptions {
  /** A PostgreSQL connection string, or null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly log: DatabaseLog;
}

export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}
