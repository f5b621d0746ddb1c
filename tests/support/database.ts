/** A migrated database of its own for a test: a copy of one template, made once per set of migrations. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#db/client.ts';
import type { Database, DatabaseOptions } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { scratchDatabase } from '#tools/lib/scratchDatabase.ts';

const SILENT = { info() {}, warn() {} };

declare global {
  /** Set where jest.config.js runs a test on PostgreSQL: a server where databases may be created. */
  var TEST_DATABASE_URL: string | undefined;
}

/** Where a database is. */
type Place = Omit<DatabaseOptions, 'log'>;

export interface TestDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** What a server process needs to open the same one. */
  readonly env: Record<'DATA_DIR' | 'DATABASE_URL', string>;
  /** Closes the database, lets `meanwhile` have its files, and opens them again. */
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

/** An empty PostgreSQL database, without migrations. */
export async function emptyPostgres(): Promise<{ readonly url: string; dispose(): Promise<void> }> {
  const { url, drop } = await scratchDatabase(globalThis.TEST_DATABASE_URL ?? '');
  return { url, dispose: drop };
}

interface Copy {
  readonly place: Place;
  remove(): Promise<void>;
}

/** Any number; of the server's own database, not of ours. */
const TEMPLATE_LOCK = 3_141_592;
const TEMPLATE = `toolkit_template_${migrationsKey()}`;

function migrationsKey(): string {
  const hash = createHash('sha256');
  for (const file of globSync('db/migrations/{*.sql,meta/_journal.json}').sort())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(place: Place): Promise<void> {
  const database = await openDatabase({ ...place, log: SILENT });
  await migrate(database).finally(() => database.close());
}

async function pgliteCopy(): Promise<Copy> {
  const template = join(tmpdir(), TEMPLATE);
  if (!(await stat(template).catch(() => null))) {
    const fresh = await mkdtemp(join(tmpdir(), 'toolkit-template-new-'));
    await makeTemplate({ databaseUrl: null, dataDir: fresh });
    // Another test file may have been faster; its template is as good.
    await rename(fresh, template).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-test-'));
  await cp(template, dataDir, { recursive: true });
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

/** Of several test files that start at once one makes the template, and the others wait. */
async function ensurePostgresTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]); // until `end`
    const present = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (present.rowCount !== 0) return;
    const fresh = await scratchDatabase(server);
    await makeTemplate({ databaseUrl: fresh.url, dataDir: '' });
    await client.query(
      `alter database ${new URL(fresh.url).pathname.slice(1)} rename to ${TEMPLATE}`,
    );
  } finally {
    await client.end();
  }
}
