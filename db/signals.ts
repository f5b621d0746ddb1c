import type pg from 'pg';
import type { DatabaseLog, Signals } from './database.ts';

/** Passes the topics that reach this process to its listeners. */
function signalHub(): { tell(topic: string): void; receive: Signals['receive'] } {
  const listeners = new Set<(topic: string) => void>();
  return {
    tell(topic) {
      for (const listener of listeners) listener(topic);
    },
    receive(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** For a database that only one process has open. */
export function localSignals(): Signals {
  const { tell, receive } = signalHub();
  return { send: tell, receive };
}

const CHANNEL = 'content_toolkit';
const RECONNECT_MS = 1000;
/** A connection that only listens would not notice that the server is gone. */
const HEARTBEAT_MS = 10_000;

export interface PostgresSignals extends Signals {
  close(): Promise<void>;
}

/**
 * Listens on a separate connection and notifies through the pool. A broken connection is reopened until
 * `close`; messages sent in between are lost.
 */
export async function openPostgresSignals(
  newClient: () => pg.Client,
  pool: pg.Pool,
  log: DatabaseLog,
): Promise<PostgresSignals> {
  const { tell, receive } = signalHub();
  let isClosed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const next = newClient();
    next.on('notification', ({ payload }) => tell(payload ?? ''));
    next.once('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined); // it was never opened
      throw error;
    }
    client = next;
    if (isClosed) await next.end();
  };
  const lost = (which: pg.Client) => {
    if (which !== client || isClosed) return;
    client = null;
    log.warn('The connection for wake-ups was lost; connecting again.');
    timer = setTimeout(again, RECONNECT_MS);
  };
  const again = () => {
    connect().catch(() => {
      if (!isClosed) timer = setTimeout(again, RECONNECT_MS);
    });
  };
  await connect();
  const heartbeat = setInterval(() => {
    const listening = client;
    listening?.query('select 1').catch(() => lost(listening));
  }, HEARTBEAT_MS);
  heartbeat.unref();
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
      clearInterval(heartbeat);
      await client?.end();
    },
  };
}
