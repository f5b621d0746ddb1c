import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { purgeRemovedSources } from '../sources/source.service.ts';
import { removeProposals } from './generationJob.repo.ts';

/** How long the inputs and texts of a proposal are kept, in days. Those of a draft belong to its article. */
export const PROPOSAL_RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** Removes what was asked of a model long ago, and the texts of sources that were removed. */
export const retentionJob = defineJob({
  queue: 'retention',
  schema: z.unknown(),
  concurrency: 1,
  keepDays: 7,
  cron: '41 * * * *',
  async run(deps) {
    const { orm, now } = deps;
    await removeProposals(orm, new Date(now().getTime() - PROPOSAL_RETENTION_DAYS * DAY_MS));
    await purgeRemovedSources(deps);
  },
});
