/** A separate, migrated database for a test, copied from a template. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { openDatabase } from '#db/client.ts';
import { type Database, type DatabaseOptions, type Orm, rowsOf } from '#db/database.ts';
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

/** A database whose job queues, one for each server of a test, share connections. */
type Pooled = Pick<TestDatabase, 'database' | 'dispose'>;

/** pg-boss would open ten connections for each server, which takes longer than many a test. */
function withKeptConnections(opened: TestDatabase): Pooled {
  const { bossOptions } = opened.database;
  if ('db' in bossOptions) return opened;
  const pool = new pg.Pool(bossOptions as pg.PoolConfig);
  pool.on('error', () => undefined); // the connection has said it
  const db: ConstructorOptions['db'] = {
    executeSql: (text, values) => pool.query(text, values),
  };
  return {
    database: { ...opened.database, bossOptions: { db } },
    async dispose() {
      await pool.end();
      await opened.dispose();
    },
  };
}

const idle: Pooled[] = [];
let isFileOver = false;
afterAll(async () => {
  isFileOver = true;
  for (const { dispose } of idle.splice(0)) await dispose();
});

/**
 * A migrated database without rows: one that an earlier test of the file has returned, or a new one. For
 * tests that use a database; tests that change its schema, or are about the database itself, need their own.
 */
export async function pooledDatabase(): Promise<Pooled> {
  const pooled = idle.pop() ?? withKeptConnections(await testDatabase());
  const { database } = pooled;
  let isReturned = false;
  return {
    database,
    async dispose() {
      if (isReturned) return;
      isReturned = true;
      if (isFileOver) return pooled.dispose();
      await removeRows(database.orm);
      idle.push(pooled);
    },
  };
}

/** The tables whose rows are not those of the template, which are the migrations and the queues. */
const TABLES = sql.raw(`
  select format('%I.%I', schemaname, tablename) as name
  from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')
    and (schemaname, tablename) not in (('pgboss', 'version'), ('pgboss', 'queue'))`);

const namesIn = async (orm: Orm, query: SQL): Promise<string[]> =>
  (await rowsOf<{ name: string }>(orm, query)).map(({ name }) => name);

let notEmpty: SQL | null = null;

/**
 * Removes all rows of the tables that have some: in one statement, so that foreign keys are checked only at its
 * end. To delete from all tables would take longer than many a test, and `truncate`, which recreates their files,
 * ten times as long.
 */
async function removeRows(orm: Orm): Promise<void> {
  notEmpty ??= sql.raw(
    (await namesIn(orm, TABLES))
      .map((name) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all '),
  );
  const deletions = (await namesIn(orm, notEmpty)).map(
    (name, at) => `t${at} as (delete from ${name})`,
  );
  if (deletions.length > 0) await orm.execute(sql.raw(`with ${deletions.join(', ')} select`));
}

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
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-test-')); // for the key of its secrets
  const remove = async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { place: { databaseUrl: url, dataDir }, remove };
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
