import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { queuedJobId } from '../../policies/checkedIds.ts';
import { giveUpJob, runJob } from './jobRunner.ts';

export const writingJob = defineJob({
  queue: 'writing',
  schema: z.object({ jobId: z.string().transform(queuedJobId) }),
  concurrency: 2,
  keepDays: 7, // its events are kept as long as the article
  run: (deps, { jobId }, signal) => runJob(deps, jobId, signal),
  giveUp: (deps, { jobId }) => giveUpJob(deps, jobId),
});
