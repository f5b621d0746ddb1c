/** What autovacuum and the checkpointer do for a PostgreSQL server; PGlite has neither. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseLog } from '../database.ts';

/** What maintenance needs of the embedded database. */
export interface MaintainedDatabase extends Pick<PGlite, 'exec' | 'query'> {
  /** Whether no statement runs or waits. */
  readonly isIdle: boolean;
}

const EVERY_MS = 60_000;
const LOOK_AGAIN_MS = 20;

/** Each is one statement, which nothing can interrupt: none reads more than what has changed, or a sample. */
type Step = string;

/** The share of a table that may be dead, or new, before it is vacuumed: a fifth of autovacuum's, so that each step is short. */
const DUE = '50 + 0.05 * n_live_tup';
/** Of a table with more pages, autovacuum's sample of 30,000 rows would read 240 MB. */
const LARGE_PAGES = 10_000;

/** The texts and images of a table are rows of another one, which counts for itself. */
const DUE_TABLES = `
  select format('%I.%I', schemaname, s.relname) as name,
    n_dead_tup > ${DUE} or n_ins_since_vacuum > 1000 + ${DUE} as "isVacuumDue",
    schemaname <> 'pg_toast' and n_mod_since_analyze > 50 + 0.1 * n_live_tup as "isAnalyzeDue",
    relpages > ${LARGE_PAGES} as "isLarge"
  from pg_stat_all_tables s join pg_class on pg_class.oid = s.relid`;

interface TableState {
  readonly name: string;
  readonly isVacuumDue: boolean;
  readonly isAnalyzeDue: boolean;
  readonly isLarge: boolean;
}

const analyzed = ({ name, isLarge }: TableState): Step =>
  isLarge
    ? `BEGIN; SET LOCAL default_statistics_target = 30; ANALYZE ${name}; COMMIT`
    : `ANALYZE ${name}`;

const stepsOf = (table: TableState): Step[] => [
  ...(table.isVacuumDue ? [`VACUUM (PROCESS_TOAST false) ${table.name}`] : []),
  ...(table.isAnalyzeDue ? [analyzed(table)] : []),
];

/** A checkpoint writes what is in the 16 MB of `shared_buffers`, and is due when a restart would take longer than that. */
const CHECKPOINT_DUE = `
  select pg_current_wal_lsn() - redo_lsn > 4 * 1024 * 1024 as "isDue" from pg_control_checkpoint()`;

async function dueSteps(database: MaintainedDatabase): Promise<Step[]> {
  await database.query('select pg_stat_force_next_flush()'); // a single process would tell a second later
  const { rows: tables } = await database.query<TableState>(DUE_TABLES);
  const { rows } = await database.query<{ isDue: boolean }>(CHECKPOINT_DUE);
  return [...tables.flatMap(stepsOf), ...(rows[0]?.isDue ? ['CHECKPOINT'] : [])];
}

/** One round: each table in which rows have died, at a moment when nobody waits for the database. */
export async function maintain(
  database: MaintainedDatabase,
  isStopped = (): boolean => false,
): Promise<void> {
  for (const step of await dueSteps(database)) {
    while (!database.isIdle && !isStopped()) await pause(LOOK_AGAIN_MS, null, { ref: false });
    if (isStopped()) return;
    await database.exec(step);
  }
}

/**
 * Maintains the database from time to time; without it, 1,000 saves of 50 kB grew it from 2 to 53 MB. Returns a
 * function that stops it and waits for a step under way.
 */
export function startMaintenance(
  database: MaintainedDatabase,
  log: DatabaseLog,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | null = null;
  const round = async () => {
    await maintain(database, () => isStopped).catch((error: unknown) =>
      log.warn(`Maintenance failed: ${error}`),
    );
    running = null;
  };
  const timer = setInterval(() => {
    running ??= round();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
