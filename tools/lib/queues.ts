import pino from 'pino';
import type { Database } from '#db/database.ts';
import { openJobQueue } from '#server/jobs/jobQueue.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';

/** Creates the queues of all jobs in a migrated database. */
export async function makeQueues({ bossOptions, signals }: Database): Promise<void> {
  const queue = await openJobQueue(bossOptions, wakeupsOver(signals), pino({ level: 'silent' }));
  await queue.stop();
}
