import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { sendDueMails } from './ideaMail.service.ts';
import { makeDueIdeas } from './ideaMaking.service.ts';

/** Makes the ideas that are due, and sends their mails. Every time zone has its nine o'clock at a multiple of five minutes. */
export const ideasJob = defineJob({
  queue: 'ideas',
  schema: z.unknown(),
  concurrency: 1,
  keepDays: 1,
  cron: '*/5 * * * *',
  async run(deps, _data, signal) {
    await makeDueIdeas(deps, signal);
    await sendDueMails(deps, signal);
  },
});
