import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, type DatabaseLog, DatabaseRefusal, schema } from './database.ts';
import { openPostgresSignals } from './signals.ts';

const MAX_CONNECTIONS = 10;
const OLDEST_VERSION = 15;
const CONNECT_MAX_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** After this, a server that went silent, as in a failover, counts as gone; TCP alone takes a quarter of an hour. */
const SILENCE_MAX_MS = 30_000;

/** Opens PostgreSQL 15 or newer. Rejects when the server cannot be reached or is older. */
export async function openPostgres(
  databaseUrl: string,
  log: DatabaseLog,
  silenceMaxMs = SILENCE_MAX_MS,
): Promise<Database> {
  const { config, patiently } = connections(databaseUrl, log, silenceMaxMs);
  const pool = new pg.Pool(config);
  pool.on('error', heardAlready);
  const signals = await refuseOlder(pool)
    .then(() => openPostgresSignals(() => new config.Client(config), pool, log))
    .catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    bossOptions: config,
    signals,
    patiently,
    assertRoom: async () => undefined,
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

const heardAlready = () => undefined;

/**
 * The settings of every connection: in our pool, in pg-boss' pool, and the one for wake-ups. A broken
 * connection is replaced when the next one is needed. Its `error` event needs a listener, or it ends the
 * process, and a pool listens only to idle connections.
 */
function connections(connectionString: string, log: DatabaseLog, silenceMaxMs: number) {
  let patience = 0;
  const stream = () => {
    const socket = new Socket();
    return socket.setTimeout(silenceMaxMs).on('timeout', () => {
      if (patience === 0) socket.destroy(new Error('Connection terminated: it has gone silent.'));
    });
  };
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on('error', ({ message }) => log.warn(`A database connection was lost: ${message}`));
    }
  }
  const config = {
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MAX_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    stream,
    Client,
  };
  const patiently: Database['patiently'] = async (work) => {
    patience += 1;
    return work().finally(() => {
      patience -= 1;
    });
  };
  return { config, patiently };
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
