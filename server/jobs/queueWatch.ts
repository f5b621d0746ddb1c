import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { preparedStatement } from '#db/prepared.ts';

/** How late a job starts if nobody was woken for it: its attempt is a retry, or the notification was lost. */
const DUE_EVERY_MS = 500;
const LAPSED_EVERY_MS = 2000;

interface Watched {
  readonly orm: Orm;
  /** These queues have jobs that may start now. */
  due(queues: readonly string[]): void;
  /** These queues have jobs whose worker has died, or whose time is over. */
  lapsed(queues: readonly string[]): Promise<void>;
  failed(error: Error): void;
}

export interface QueueWatch {
  /** Resolves when nothing is asked any more. */
  stop(): Promise<void>;
}

/**
 * Watches all queues, with one statement for each question. Workers that poll ask for each queue alone, and the
 * supervision of pg-boss counts the jobs of each. What is due is found by an index; what has lapsed is looked for among all
 * jobs that are kept (18 ms for 100,000).
 */
export function watchQueues({ orm, due, lapsed, failed }: Watched): QueueWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const every = async (ms: number, look: () => Promise<void>) => {
    while (!signal.aborted) {
      await look().catch(failed);
      await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = Promise.all([
    every(DUE_EVERY_MS, async () => due(namesOf(await dueQueues(orm, {})))),
    every(LAPSED_EVERY_MS, async () => {
      const names = namesOf(await lapsedQueues(orm, {}));
      if (names.length > 0) await lapsed(names);
    }),
  ]);
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

interface Named {
  readonly name: string;
}

const namesOf = (rows: readonly Named[]) => rows.map(({ name }) => name);

const dueQueues = preparedStatement(
  [],
  () => sql<Named>`
    select distinct name from pgboss.job
    where state < 'active' and not blocked and start_after <= pgboss.job_now()`,
);

const lapsedQueues = preparedStatement(
  [],
  () => sql<Named>`
    select distinct name from pgboss.job
    where state = 'active'
      and (heartbeat_on + heartbeat_seconds * interval '1 second' < pgboss.job_now()
        or started_on + expire_seconds * interval '1 second' < pgboss.job_now())`,
);
