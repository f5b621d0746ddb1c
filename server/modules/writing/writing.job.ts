import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { queuedJobId } from '../../policies/checkedIds.ts';
import { giveUpJob, runJob } from './jobRunner.ts';

export const writingJob = defineJob({
  queue: 'writing',
  schema: z.object({ jobId: z.string().transform(queuedJobId) }),
  concurrency: 10, // they wait for a model most of the time
  keepDays: 7, // its events are kept as long as the article
  run: (deps, { jobId }, signal, attempt) => runJob(deps, jobId, signal, attempt),
  giveUp: (deps, { jobId }) => giveUpJob(deps, jobId),
});
