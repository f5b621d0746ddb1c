/** A separate, migrated database for a test, copied from a template. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '#db/client.ts';
import type { Database, DatabaseOptions } from '#db/database.ts';
import { copyDataTemplate, fillTemplate, TEMPLATE_KEY } from '#tools/lib/dataTemplate.ts';
import { scratchDatabase } from '#tools/lib/scratchDatabase.ts';

const SILENT = { info() {}, warn() {} };

declare global {
  /** Set if jest.config.js runs a test on PostgreSQL: a server where databases may be created. */
  var TEST_DATABASE_URL: string | undefined;
}

/** Where a database is. */
type Place = Omit<DatabaseOptions, 'log'>;

export interface TestDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** What a server process needs to open the same one. */
  readonly env: Record<'DATA_DIR' | 'DATABASE_URL', string>;
  /** Closes the database, runs `meanwhile` on its files, and opens it again. */
  reopen(meanwhile?: (dataDir: string) => Promise<unknown>): Promise<Database>;
  dispose(): Promise<void>;
}

export async function testDatabase(): Promise<TestDatabase> {
  const server = globalThis.TEST_DATABASE_URL;
  const { place, remove } = server === undefined ? await pgliteCopy() : await postgresCopy(server);
  const open = () => openDatabase({ ...place, log: SILENT });
  let database = await open();
  return {
    get database() {
      return database;
    },
    dataDir: place.dataDir,
    env: { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
    async reopen(meanwhile) {
      await database.close();
      await meanwhile?.(place.dataDir);
      database = await open();
      return database;
    },
    async dispose() {
      await database.close();
      await remove();
    },
  };
}

const idle: TestDatabase[] = [];
let isFileOver = false;
afterAll(async () => {
  isFileOver = true;
  for (const { dispose } of idle.splice(0)) await dispose();
});

/**
 * A migrated database without rows: one that an earlier test of the file has returned, or a new one. For
 * tests that use a database; tests that change its schema, or are about the database itself, need their own.
 */
export async function pooledDatabase(): Promise<Pick<TestDatabase, 'database' | 'dispose'>> {
  const pooled = idle.pop() ?? (await testDatabase());
  const { database } = pooled;
  let isReturned = false;
  return {
    database,
    async dispose() {
      if (isReturned) return;
      isReturned = true;
      if (isFileOver) return pooled.dispose();
      await database.orm.execute(REMOVE_ROWS);
      idle.push(pooled);
    },
  };
}

/**
 * Removes all rows except those of the template: the migrations and the queues. In one statement, so that
 * foreign keys are checked only at its end. `truncate` would recreate all files of all tables and take ten
 * times as long.
 */
const REMOVE_ROWS = sql.raw(`do $$ begin
  execute (
    select 'with ' || string_agg(
      format('%I as (delete from %I.%I)', schemaname || tablename, schemaname, tablename), ', '
    ) || ' select'
    from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')
      and (schemaname, tablename) not in (('pgboss', 'version'), ('pgboss', 'queue'))
  );
end $$`);

/** An empty PostgreSQL database, without migrations. */
export async function emptyPostgres(): Promise<{ readonly url: string; dispose(): Promise<void> }> {
  const { url, drop } = await scratchDatabase(globalThis.TEST_DATABASE_URL ?? '');
  return { url, dispose: drop };
}

interface Copy {
  readonly place: Place;
  remove(): Promise<void>;
}

/** Any number. The lock belongs to the server's default database, not to ours. */
const TEMPLATE_LOCK = 3_141_592;
const TEMPLATE = `toolkit_template_${TEMPLATE_KEY}`;

async function pgliteCopy(): Promise<Copy> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-test-'));
  await copyDataTemplate(dataDir);
  return {
    place: { databaseUrl: null, dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function postgresCopy(server: string): Promise<Copy> {
  await ensurePostgresTemplate(server);
  const { url, drop } = await scratchDatabase(server, TEMPLATE);
  const place = { databaseUrl: url, dataDir: '/dev/null' }; // no file is to be made
  return { place, remove: drop };
}

/** Of several test files that start at once, one creates the template and the others wait. */
async function ensurePostgresTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]); // until `end`
    const present = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (present.rowCount !== 0) return;
    const fresh = await scratchDatabase(server);
    await fillTemplate({ databaseUrl: fresh.url, dataDir: '' });
    await client.query(
      `alter database ${new URL(fresh.url).pathname.slice(1)} rename to ${TEMPLATE}`,
    );
  } finally {
    await client.end();
  }
}
