/** Notices that the database does not work, says so once in the log, and tells health checks. */
import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { assertDatabaseThere, type DatabaseFault, databaseFault } from './databaseAway.ts';

export interface DatabaseWatch {
  /** The fault of the database behind an error; null: there is none. The first error of a fault is logged, the others are not. */
  noticed(error: unknown): DatabaseFault | null;
  /** Rejects, for a reason that `databaseFault` knows, unless the database can be read and written, and nobody has failed to lately. */
  assertWritable(): Promise<void>;
}

interface WatchLog {
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What an operator has to know, and does not see otherwise. A database that is away comes back by itself. */
const SAID: Readonly<Record<DatabaseFault, string>> = {
  disk_full:
    'the disk of the database is full: nothing is saved until there is room. It goes on by itself then',
  database_busy:
    'the database has no connection to spare: raise max_connections, or run fewer processes',
  database_out_of_memory: 'the database has no memory left',
  database_read_only: 'the database takes no changes: it is a standby, or its disk is read-only',
  database_unavailable: 'the database cannot be reached',
};

/** Between two writes of health checks, however often they ask. */
const PROBE_EVERY_MS = 5000;
/** A write that finds room says nothing about a larger one that has not: a fault that was noticed counts for this long. */
const NOTICED_FOR_MS = 30_000;
/** The write-ahead log is written and synced, and no row is. */
const PROBE = sql`select pg_logical_emit_message(true, 'health', '')`;

/** `now` is in milliseconds. `roomIn`: rejects if there is no room where the database is kept, as far as this process sees that. */
export function watchDatabase(
  orm: Orm,
  log: WatchLog,
  roomIn: () => Promise<void> = async () => undefined,
  now = () => performance.now(),
): DatabaseWatch {
  let noticed: {
    readonly fault: DatabaseFault;
    readonly error: unknown;
    readonly at: number;
  } | null = null;
  let probe: Promise<void> | null = null;
  let probedAt = Number.NEGATIVE_INFINITY;
  const notice = (error: unknown): DatabaseFault | null => {
    const fault = databaseFault(error);
    if (fault === null) return null;
    const level = fault === 'database_unavailable' ? 'warn' : 'error';
    if (noticed?.fault !== fault) log[level]({ fault, err: error }, SAID[fault]);
    noticed = { fault, error, at: now() };
    return fault;
  };
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notice(error);
      throw error;
    }
  };
  const write = async () => {
    await tried(async () => {
      await roomIn();
      await orm.execute(PROBE);
    });
    if (noticed === null || now() - noticed.at < NOTICED_FOR_MS) return;
    log.warn({ fault: noticed.fault }, 'the database works again');
    noticed = null;
  };
  return {
    noticed: notice,
    async assertWritable() {
      await tried(() => assertDatabaseThere(orm));
      if (now() - probedAt >= PROBE_EVERY_MS) {
        probedAt = now();
        probe = write();
      }
      await probe;
      if (noticed?.fault === 'disk_full' && now() - noticed.at < NOTICED_FOR_MS)
        throw noticed.error;
    },
  };
}
