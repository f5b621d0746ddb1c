import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { makeDueIdeas } from './ideaMaking.service.ts';

/** Makes the ideas that are due. Every time zone has its nine o'clock at a multiple of five minutes. */
export const ideasJob = defineJob({
  queue: 'ideas',
  schema: z.unknown(),
  concurrency: 1,
  keepDays: 1,
  cron: '*/5 * * * *',
  run: (deps, _data, signal) => makeDueIdeas(deps, signal),
});
