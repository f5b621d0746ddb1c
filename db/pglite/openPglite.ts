/**
 * The embedded database: PostgreSQL in WebAssembly, in this process. It comes without some of what
 * keeps a database safe; each guard here puts one back (docs/decisions/0003-embedded-database.md).
 */
import { statfs } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { type Database, type DatabaseLog, schema } from '../database.ts';
import { localSignals } from '../signals.ts';
import { lockDirectory } from './directoryLock.ts';
import { initialise, UnreadableClusterError } from './initialise.ts';
import { startMaintenance } from './maintenance.ts';
import { PreparedPglite } from './preparedPglite.ts';
import { SyncedNodeFs } from './syncedNodeFs.ts';

/** PGlite's own, but with fsync on: `-F` turns it off, and only `fsync` works as a sync method here. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'plan_cache_mode=force_generic_plan',
];

/**
 * PGlite resolves in microtasks; without this a busy database starves timers and sockets. Every statement
 * passes here, including those in a transaction.
 */
class YieldingPglite extends PreparedPglite {
  #asked = 0;

  get isIdle(): boolean {
    return this.#asked === 0;
  }

  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.#asked += 1;
    try {
      return await super._runExclusiveTransaction(work);
    } finally {
      this.#asked -= 1;
    }
  }

  override async _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    await new Promise((resolve) => setImmediate(resolve));
    return super._runExclusiveQuery(query);
  }
}

/** PGlite writes and reads a byte as a string of its own: with an image of 5 MB, the server answers nobody for a second. */
const BYTES = {
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};

/** Opens the cluster in `directory`, creating it at the first start. Rejects if another process has it open. */
export async function openPglite(directory: string, log: DatabaseLog): Promise<Database> {
  const unlock = await lockDirectory(directory);
  try {
    await initialise(directory, log);
    const client = await openCluster(directory);
    client.onSlow = (statement, ms) =>
      log.warn(`A statement took ${Math.round(ms)} ms: ${statement}`);
    const stopMaintenance = startMaintenance(client, log);
    return {
      kind: 'pglite',
      orm: drizzle(client, { schema }),
      bossOptions: { db: fromPglite(client), backend: 'pglite' },
      signals: localSignals(),
      patiently: (work) => work(),
      assertRoom: () => assertRoomIn(directory),
      async close() {
        await stopMaintenance();
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openCluster(directory: string): Promise<YieldingPglite> {
  const client = new YieldingPglite({
    fs: new SyncedNodeFs(directory),
    startParams: START_PARAMS,
    ...BYTES,
  });
  await client.waitReady.catch(async (cause: unknown) => {
    await assertRoomIn(directory); // without room it cannot be opened either
    throw new UnreadableClusterError(directory, cause);
  });
  return client;
}

/** Less than the next save may need. */
const ROOM_LEAST_BYTES = 1024 * 1024;

async function assertRoomIn(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize >= ROOM_LEAST_BYTES) return;
  throw Object.assign(new Error(`The disk of ${directory} is full.`), { code: 'ENOSPC' });
}
