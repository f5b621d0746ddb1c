/** The database as the rest of the program sees it, embedded or PostgreSQL. */
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import * as access from './schema/access.ts';
import * as archive from './schema/archive.ts';
import * as article from './schema/article.ts';
import * as audit from './schema/audit.ts';
import * as briefs from './schema/briefs.ts';
import * as design from './schema/design.ts';
import * as event from './schema/event.ts';
import * as host from './schema/host.ts';
import * as images from './schema/images.ts';
import * as installation from './schema/installation.ts';
import * as publishing from './schema/publishing.ts';
import * as removal from './schema/removal.ts';
import * as seo from './schema/seo.ts';
import * as sources from './schema/sources.ts';
import * as support from './schema/support.ts';
import * as topics from './schema/topics.ts';
import * as voice from './schema/voice.ts';
import * as work from './schema/work.ts';
import * as workspace from './schema/workspace.ts';
import * as writing from './schema/writing.ts';

/** Tables of the product; those of the host platform are its own. */
export const productTables = {
  ...access,
  ...archive,
  ...article,
  ...audit,
  ...briefs,
  ...design,
  ...event,
  ...images,
  ...installation,
  ...publishing,
  ...removal,
  ...seo,
  ...sources,
  ...support,
  ...topics,
  ...voice,
  ...work,
  ...workspace,
  ...writing,
};
export const schema = { ...host, ...productTables };
export type Schema = typeof schema;

/** Drizzle over either database; a transaction handle has the same type. */
export type Orm = PgDatabase<PgQueryResultHKT, Schema>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  /** What pg-boss needs to use the same database in the same way. */
  readonly bossOptions: ConstructorOptions;
  /** Between all processes that have the database open. */
  readonly signals: Signals;
  /**
   * Runs work with slow statements, such as a migration. Any other statement counts as hanging after half a
   * minute.
   */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects with the system's ENOSPC if the disk of the embedded database is full. Nobody sees that of a server. */
  assertRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Short messages between the processes on one database. A lost message is harmless: the data is in the database. */
export interface Signals {
  /** Notifies every process, including this one. Never rejects. */
  send(topic: string): void;
  /** Calls back for every topic until the returned function is called. */
  receive(listener: (topic: string) => void): () => void;
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

/** Runs a handwritten statement on either database and returns its rows, typed by the caller. */
export async function rowsOf<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
