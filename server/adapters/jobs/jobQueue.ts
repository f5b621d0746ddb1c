import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type ConstructorOptions, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '#db/database.ts';
import { isDatabaseAway } from '#db/databaseAway.ts';
import type { JobId } from '#db/schema/ids.ts';
import type { Wakeups } from '../../lib/wakeups.ts';
import { queuedJobId } from '../../policies/checkedIds.ts';

/** The queue of writing jobs as the modules see it. */
export interface WritingQueue {
  /** Hands a job to the queue when the transaction commits, and not otherwise. */
  enqueue(tx: Orm, jobId: JobId): Promise<void>;
  /** Has the workers of every process look for work now instead of at their next turn. */
  kick(): void;
}

export interface Work {
  /** Done more than once when a worker dies; rejects to be tried again. */
  write(jobId: JobId, signal: AbortSignal): Promise<void>;
  /** After the last attempt. */
  giveUp(jobId: JobId): Promise<void>;
  /** Now and then, in one process at a time. */
  tidy(): Promise<void>;
}

export interface JobQueue extends WritingQueue {
  /** Starts working on what is queued, and keeps the schedule. */
  work(work: Work): Promise<void>;
  /** Lets running jobs end, for a while; those that do not are tried again at the next start. */
  stop(): Promise<void>;
}

const WRITING = 'writing';
const GIVEN_UP = 'writing-given-up';
const TIDYING = 'tidying';
const QUEUES = [WRITING, GIVEN_UP, TIDYING];
const WORKERS = 2;
const POLLING = { pollingIntervalSeconds: 0.5 };
const STOP_TIMEOUT_MS = 5000;
const WORK_TOPIC = 'work';
/** Every hour, so that a computer that sleeps at night has its turn too. */
const TIDY_CRON = '17 * * * *';

/**
 * A worker that died is noticed after the heartbeat; its job is then tried again, and each time goes on
 * where it was. The pauses double: a model that is busy or away gets half a minute.
 */
const RETRIES = { retryLimit: 5, retryDelay: 1, retryBackoff: true };
type Retries = typeof RETRIES;
const HEARTBEAT = { heartbeatSeconds: 10 };
const WATCH = { monitorIntervalSeconds: 2, superviseIntervalSeconds: 2 };

type JobData = { readonly jobId: string };

/** Opens the queue over the product's own database (pg-boss, in a schema of its own). */
export async function openJobQueue(
  options: ConstructorOptions,
  wakeups: Wakeups,
  log: FastifyBaseLogger,
  retries: Retries = RETRIES,
): Promise<JobQueue> {
  const boss = new PgBoss({ ...options, ...WATCH });
  boss.on('error', (error) => {
    if (isDatabaseAway(error)) log.warn({ reason: error.message }, 'job queue waits');
    else log.error({ err: error }, 'job queue');
  });
  await boss.start();
  await createQueues(boss, { ...HEARTBEAT, ...retries });
  const workers: string[] = [];
  const unhear = wakeups.onRing(WORK_TOPIC, () => {
    for (const id of workers) boss.notifyWorker(id);
  });
  const kick = () => wakeups.ring(WORK_TOPIC);
  return {
    async enqueue(tx, jobId) {
      await boss.send(WRITING, { jobId } satisfies JobData, {
        db: fromDrizzle(tx as DrizzleTransactionLike, sql),
      });
    },
    kick,
    async work({ write, giveUp, tidy }) {
      for (let worker = 0; worker < WORKERS; worker += 1) {
        workers.push(
          await boss.work<JobData>(WRITING, POLLING, async ([job]) => {
            if (job) await write(queuedJobId(job.data.jobId), job.signal).finally(kick); // there may be more
          }),
        );
      }
      await boss.work<JobData>(GIVEN_UP, async ([job]) => {
        if (job) await giveUp(queuedJobId(job.data.jobId));
      });
      await boss.work(TIDYING, tidy);
      await boss.schedule(TIDYING, TIDY_CRON);
    },
    async stop() {
      unhear();
      // pg-boss' own graceful stop asks twice a second whether its workers rest.
      const resting = Promise.all(QUEUES.map((queue) => boss.offWork(queue)));
      await Promise.race([resting, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Creates the queues at the first start; at a later one gives them the settings of this version. */
async function createQueues(boss: PgBoss, options: typeof HEARTBEAT & Retries): Promise<void> {
  await boss.createQueue(GIVEN_UP, options);
  await boss.createQueue(WRITING, { ...options, deadLetter: GIVEN_UP });
  await boss.createQueue(TIDYING, { ...options, policy: 'singleton' });
  for (const queue of QUEUES) await boss.updateQueue(queue, options);
  // pg-boss looks a queue up once, on its own connection. Inside a transaction of ours that would
  // wait for the transaction itself on a database with one connection: so it is looked up now.
  await boss.findJobs(WRITING, { key: 'none' });
}
