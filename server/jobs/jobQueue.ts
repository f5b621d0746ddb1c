import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  type ConstructorOptions,
  type DrizzleTransactionLike,
  fromDrizzle,
  PgBoss,
  type QueueResult,
} from 'pg-boss';
import { databaseFault } from '#db/databaseAway.ts';
import type { DatabaseWatch } from '#db/databaseWatch.ts';
import type { Deps, Jobs } from '../deps.ts';
import { JOBS } from '../jobs.ts';
import { during } from '../lib/activity.ts';
import type { Wakeups } from '../lib/wakeups.ts';
import type { Job } from './job.ts';
import { type QueueWatch, watchQueues } from './queueWatch.ts';

export interface JobQueue extends Jobs {
  /** Starts to run queued and scheduled jobs. */
  work(deps: Deps): Promise<void>;
  /** Waits for running jobs, for a while; jobs cut off are retried after the next start. */
  stop(): Promise<void>;
}

/** Workers wait for a wake-up, of who adds a job or of the watch; polling is only their backstop. */
const BACKSTOP = { pollingIntervalSeconds: 30 };
const STOP_TIMEOUT_MS = 5000;
const topicOf = (queue: string) => `work/${queue}`;
const SECONDS_PER_DAY = 24 * 60 * 60;

/**
 * A dead worker is noticed after the heartbeat. Its job is then retried and continues where it was. The
 * pauses double: a busy or unreachable model gets half a minute.
 */
const RETRIES = { retryLimit: 5, retryDelay: 1, retryBackoff: true };
type Retries = typeof RETRIES;
const HEARTBEAT = { heartbeatSeconds: 10 };
/** Supervision is asked for by the watch, and may come as often as that looks. By itself it is only a backstop. */
const SUPERVISION = { monitorIntervalSeconds: 1, superviseIntervalSeconds: 60 };

/** The queue that a job moves to after its last attempt. */
const givenUp = ({ queue }: Job): string => `${queue}-given-up`;

/** Opens the queues of all jobs in the product's database (pg-boss, in a separate schema). */
export async function openJobQueue(
  options: ConstructorOptions,
  wakeups: Wakeups,
  log: FastifyBaseLogger,
  retries: Retries = RETRIES,
  noticed: DatabaseWatch['noticed'] = databaseFault,
): Promise<JobQueue> {
  const boss = new PgBoss({ ...options, ...SUPERVISION });
  const failed = (error: Error) => {
    if (noticed(error) === null) log.error({ err: error }, 'job queue');
  };
  boss.on('error', failed);
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of JOBS) await settleQueues(boss, job, retries, known);
  const workers = new Map<string, readonly string[]>();
  let watch: QueueWatch | undefined;
  const wake = (queue: string) => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
  };
  const unhear = JOBS.map(({ queue }) => wakeups.onRing(topicOf(queue), () => wake(queue)));
  const kick: Jobs['kick'] = ({ queue }) => wakeups.ring(topicOf(queue));
  return {
    async enqueue(tx, { queue }, data, most) {
      await boss.send(queue, data as object, {
        db: fromDrizzle(tx as DrizzleTransactionLike, sql),
        ...(most && { retryLimit: Math.min(most.retries, retries.retryLimit) }),
      });
    },
    kick,
    async work(deps) {
      for (const job of JOBS) await startWorkers(boss, job, deps, workers);
      watch = watchQueues({
        orm: deps.orm,
        due: (queues) => queues.forEach(wake),
        lapsed: async (queues) => {
          for (const queue of queues) await boss.supervise(queue);
        },
        failed,
      });
    },
    async stop() {
      for (const stop of unhear) stop();
      // pg-boss' own graceful stop polls its workers only twice a second.
      const queues = JOBS.flatMap((job) => [job.queue, givenUp(job)]);
      const resting = Promise.all([watch?.stop(), ...queues.map((queue) => boss.offWork(queue))]);
      await Promise.race([resting, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

type Known = ReadonlyMap<string, QueueResult>;

/** The queues of a job: its own, and the one that it moves to after its last attempt. */
async function settleQueues(boss: PgBoss, job: Job, retries: Retries, known: Known): Promise<void> {
  const settings = { ...HEARTBEAT, ...retries, deleteAfterSeconds: job.keepDays * SECONDS_PER_DAY };
  const deadLetter = job.giveUp && givenUp(job);
  if (deadLetter) await settleQueue(boss, deadLetter, settings, known);
  await settleQueue(boss, job.queue, settings, known, {
    ...(deadLetter && { deadLetter }),
    ...(job.cron && { policy: 'singleton' }),
  });
}

/** Creates a queue at the first start, and updates it once its settings are others; every other start finds it as it is. */
async function settleQueue(
  boss: PgBoss,
  name: string,
  settings: object,
  known: Known,
  unchangeable: object = {},
): Promise<void> {
  const found = known.get(name);
  if (found !== undefined && isDeepStrictEqual({ ...found, ...settings }, found)) return;
  if (found === undefined) await boss.createQueue(name, { ...settings, ...unchangeable });
  else await boss.updateQueue(name, settings);
  // pg-boss looks up a new queue once, on its own connection. On a database with one connection, a lookup
  // inside a transaction of ours would wait for that transaction, so it happens now.
  await boss.findJobs(name, { key: 'none' });
}

/** Adds the workers that can be woken to `workers`, by queue. */
async function startWorkers(
  boss: PgBoss,
  job: Job,
  deps: Deps,
  workers: Map<string, readonly string[]>,
): Promise<void> {
  if (job.giveUp) {
    const id = await boss.work(givenUp(job), BACKSTOP, async ([given]) => {
      if (given) await job.giveUp?.(deps, job.schema.parse(given.data));
    });
    workers.set(givenUp(job), [id]);
  }
  if (job.cron) await boss.schedule(job.queue, job.cron);
  const ids: string[] = [];
  workers.set(job.queue, ids);
  for (let worker = 0; worker < job.concurrency; worker += 1) {
    const id = await boss.work(
      job.queue,
      { ...BACKSTOP, includeMetadata: true },
      async ([given]) => {
        if (!given) return;
        const attempt = { isLast: given.retryCount >= given.retryLimit };
        const ran = during(`queue ${job.queue}`, () =>
          job.run(deps, job.schema.parse(given.data), given.signal, attempt),
        );
        await (job.cron ? ran : ran.finally(() => deps.jobs.kick(job))); // there may be more
      },
    );
    ids.push(id);
  }
}
