import { sql } from 'drizzle-orm';
import {
  type ConstructorOptions,
  type DrizzleTransactionLike,
  fromDrizzle,
  PgBoss,
  type QueueOptions,
} from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '#db/database.ts';

/** The queue of drafts as the modules see it. */
export interface DraftQueue {
  /** Hands a job to the queue when the transaction commits, and not otherwise. */
  enqueue(tx: Orm, jobId: string): Promise<void>;
  /** Has this process look for work now instead of at its next turn. */
  kick(): void;
}

export interface DraftWork {
  /** Done more than once when a worker dies; rejects to be tried again. */
  write(jobId: string, signal: AbortSignal): Promise<void>;
  /** After the last attempt. */
  giveUp(jobId: string): Promise<void>;
}

export interface RunningQueue extends DraftQueue {
  /** Starts working on what is queued. */
  work(work: DraftWork): Promise<void>;
  /** Lets running jobs end, for a while; those that do not are tried again at the next start. */
  stop(): Promise<void>;
}

const QUEUE = 'draft';
const GIVEN_UP = 'draft-given-up';
const WORKERS = 2;
const POLLING = { pollingIntervalSeconds: 0.5 };
const STOP_TIMEOUT_MS = 5000;

/** A worker that died is noticed after the heartbeat; its job is then tried again. */
const QUEUE_OPTIONS: QueueOptions & { heartbeatSeconds: number } = {
  heartbeatSeconds: 10,
  retryLimit: 2,
  retryDelay: 1,
};
const WATCH = { monitorIntervalSeconds: 2, superviseIntervalSeconds: 2 };

type JobData = { readonly jobId: string };

/** Opens the queue over the product's own database (pg-boss, in a schema of its own). */
export async function openDraftQueue(
  options: ConstructorOptions,
  log: FastifyBaseLogger,
): Promise<RunningQueue> {
  const boss = new PgBoss({ ...options, ...WATCH, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await createQueues(boss);
  const workers: string[] = [];
  const kick = () => {
    for (const id of workers) boss.notifyWorker(id);
  };
  return {
    async enqueue(tx, jobId) {
      await boss.send(QUEUE, { jobId } satisfies JobData, {
        db: fromDrizzle(tx as DrizzleTransactionLike, sql),
      });
    },
    kick,
    async work({ write, giveUp }) {
      for (let worker = 0; worker < WORKERS; worker += 1) {
        workers.push(
          await boss.work<JobData>(QUEUE, POLLING, async ([job]) => {
            if (job) await write(job.data.jobId, job.signal).finally(kick); // there may be more
          }),
        );
      }
      await boss.work<JobData>(GIVEN_UP, async ([job]) => {
        if (job) await giveUp(job.data.jobId);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(GIVEN_UP, QUEUE_OPTIONS);
  await boss.createQueue(QUEUE, { ...QUEUE_OPTIONS, deadLetter: GIVEN_UP });
  // pg-boss looks a queue up once, on its own connection. Inside a transaction of ours that would
  // wait for the transaction itself on a database with one connection: so it is looked up now.
  await boss.findJobs(QUEUE, { key: 'none' });
}
