import pg from 'pg';
import type { DatabaseLog } from './database.ts';
import { type Signals, signalHub } from './signals.ts';

const CHANNEL = 'content_toolkit';
const RECONNECT_MS = 1000;

export interface PostgresSignals extends Signals {
  close(): Promise<void>;
}

/**
 * LISTEN on a connection of its own, NOTIFY through the pool. A broken connection is made anew until
 * `close`; what was sent in between is lost, as it may be.
 */
export async function openPostgresSignals(
  databaseUrl: string,
  pool: pg.Pool,
  log: DatabaseLog,
): Promise<PostgresSignals> {
  const { tell, receive } = signalHub();
  let isClosed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const lost = () => {
    if (client === null || isClosed) return;
    client = null;
    log.warn('The connection for wake-ups was lost; connecting again.');
    timer = setTimeout(again, RECONNECT_MS);
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on('notification', ({ payload }) => tell(payload ?? ''));
    next.on('error', lost);
    next.on('end', lost);
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    if (isClosed) await next.end();
  };
  const again = () => {
    connect().catch(() => {
      if (!isClosed) timer = setTimeout(again, RECONNECT_MS);
    });
  };
  await connect();
  return {
    send(topic) {
      pool
        .query('select pg_notify($1, $2)', [CHANNEL, topic])
        .catch((error: Error) => log.warn(`A wake-up was not sent: ${error.message}`));
    },
    receive,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
