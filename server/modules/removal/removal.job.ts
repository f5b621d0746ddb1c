import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { removeDue } from './removal.service.ts';

/** Removes the workspaces and accounts whose time is over. */
export const removalJob = defineJob({
  queue: 'removal',
  schema: z.unknown(),
  concurrency: 1,
  keepDays: 7,
  cron: '*/10 * * * *',
  run: (deps, _data, signal) => removeDue(deps, signal),
});
