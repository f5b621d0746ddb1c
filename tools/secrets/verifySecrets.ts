/** Runs an installation through everything that has to do with secrets, and searches all that it leaves for them. */
import { randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { openDatabase } from '#db/client.ts';
import { type Orm, rowsOf, schema } from '#db/database.ts';
import { userConfig } from '#db/schema/workspace.ts';
import { secretsIn } from '#db/secrets/sealStored.ts';
import { secretBoxOf } from '#db/secrets/secretBox.ts';
import { backUp } from '../database/archive.ts';
import { openEmbedded, SILENT } from '../database/embedded.ts';
import { exportDatabase } from '../database/exportDatabase.ts';
import { rotateSecrets } from '../database/rotateSecrets.ts';
import { startPostgres } from '../lib/postgres.ts';
import { newServerProcess } from '../lib/serverProcess.ts';
import { type KnownSecret, type SecretSearch, secretSearch } from './secretSearch.ts';
import { secretsOfRun } from './secretsOfRun.ts';

export interface Verified {
  readonly secrets: readonly KnownSecret[];
  readonly search: SecretSearch;
}

interface Extent {
  /** The files of the database are filled until they have so many bytes. */
  readonly bytes: number;
  /** Whether the installation is also exported to a PostgreSQL server. */
  readonly isExported: boolean;
}

export async function verifySecrets({ bytes, isExported }: Extent): Promise<Verified> {
  const env: Record<string, string> = { LOG_LEVEL: 'trace' };
  const server = await newServerProcess(env, { data: 'template' });
  env.PUBLIC_URL = server.url; // links in mails lead there
  const { dataDir } = server;
  try {
    await server.start();
    const used = await secretsOfRun(server.url);
    await server.kill('SIGTERM');
    await fill(dataDir, bytes);
    await server.start();
    await server.kill('SIGTERM');
    const secrets = [...used, ...(await storedIn(dataDir))];
    const search = secretSearch(secrets);
    search.text('log', server.log());
    await searchInstallation(search, dataDir, isExported);
    await rotate(dataDir);
    await search.folder(dataDir, 'secrets.key');
    return { secrets, search };
  } finally {
    await server.dispose();
  }
}

const boxIn = (dataDir: string) => secretBoxOf(configIn(dataDir));
const configIn = (DATA_DIR: string) => ({ SECRETS_KEY: null, SECRETS_KEY_OLD: null, DATA_DIR });

async function withDatabase<T>(
  dataDir: string,
  work: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<T>,
): Promise<T> {
  const database = await openEmbedded(dataDir);
  return work(database).finally(database.close);
}

const rotate = (dataDir: string) =>
  withDatabase(dataDir, (database) => rotateSecrets(database, configIn(dataDir)));

/** What only the installation itself knows: the keys that sign, and the key that encrypts. */
function storedIn(dataDir: string): Promise<KnownSecret[]> {
  return withDatabase(dataDir, async ({ orm }) => {
    const box = boxIn(dataDir);
    const key = readFileSync(join(dataDir, 'secrets.key'), 'utf8').trim();
    const known: KnownSecret[] = [{ name: 'key that encrypts', text: key }];
    for (const { stored, value, purpose } of await secretsIn(orm)) {
      const text = secretIn(await box.open(String(value), purpose));
      known.push({ name: `${getTableName(stored.table)}: ${purpose}`, text });
    }
    return known;
  });
}

/** Of a private key, its private part. */
function secretIn(opened: string): string {
  if (!/^[{"]/.test(opened)) return opened;
  const value = JSON.parse(opened) as string | { readonly d: string };
  return typeof value === 'string' ? value : value.d;
}

const FILLING_BYTES = 4 * 1024 * 1024;

/** Fills the database with what cannot be compressed. */
async function fill(dataDir: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await withDatabase(dataDir, async ({ orm }) => {
    for (let filled = 0; filled < bytes; filled += FILLING_BYTES) {
      const config = { text: randomBytes((FILLING_BYTES * 3) / 4).toString('base64') };
      await orm.insert(userConfig).values({ userId: `filling ${filled}`, config });
    }
    await orm.execute(sql`checkpoint`);
  });
}

async function searchInstallation(
  search: SecretSearch,
  dataDir: string,
  isExported: boolean,
): Promise<void> {
  await search.folder(dataDir, 'secrets.key');
  // Long values are compressed in the files, so what they say is searched too.
  await withDatabase(dataDir, ({ orm }) => searchRows(search, 'database', orm));
  const folder = mkdtempSync(join(tmpdir(), 'toolkit-secrets-'));
  try {
    const file = join(folder, 'backup.tar.gz');
    await backUp(dataDir, file);
    await search.stream('backup', createReadStream(file).pipe(createGunzip()));
    if (isExported) await searchExport(search, dataDir);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function searchExport(search: SecretSearch, dataDir: string): Promise<void> {
  const postgres = await startPostgres();
  try {
    await exportDatabase(dataDir, postgres.url);
    const log = SILENT;
    const target = await openDatabase({ databaseUrl: postgres.url, dataDir, log });
    const [place] = await rowsOf<{ data_directory: string }>(target.orm, sql`show data_directory`);
    await searchRows(search, 'export', target.orm);
    await target.orm.execute(sql`checkpoint`);
    await target.close();
    await search.folder(String(place?.data_directory));
  } finally {
    await postgres.stop();
  }
}

async function searchRows(search: SecretSearch, place: string, orm: Orm): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || table === userConfig) continue; // the filling
    const rows = await rowsOf<{ text: string }>(
      orm,
      sql`select whole_row::text as text from ${table} as whole_row`,
    );
    for (const { text } of rows) search.text(`${place}: ${getTableName(table)}`, text);
  }
}
