import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { purgeOldArchives } from '../archive/archive.service.ts';
import { purgeDeletedAudits } from '../audit/audit.service.ts';
import { purgeDeletedAssets } from '../images/asset.service.ts';
import { purgePages } from '../pages/page.service.ts';
import { purgeRemovedSources } from '../sources/source.service.ts';
import { purgeTopicSearches } from '../topics/topicSearch.service.ts';
import { removeSteppedJobs } from '../work/job.api.ts';
import { purgeDeletedConversations } from './chat.service.ts';
import { removeProposals } from './generationJob.repo.ts';

/** How long inputs, texts and steps of a job are kept, in days. Those of a draft belong to its article. */
export const INPUT_RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** Removes what was asked of a model long ago, and what was removed of sources, pages, topics, audits and images. */
export const retentionJob = defineJob({
  queue: 'retention',
  schema: z.unknown(),
  concurrency: 1,
  keepDays: 7,
  cron: '41 * * * *',
  async run(deps) {
    const { orm, now } = deps;
    const before = new Date(now().getTime() - INPUT_RETENTION_DAYS * DAY_MS);
    await removeProposals(orm, before);
    await removeSteppedJobs(orm, before);
    await purgeRemovedSources(deps);
    await purgePages(deps);
    await purgeTopicSearches(deps);
    await purgeDeletedAudits(deps);
    await purgeDeletedAssets(deps);
    await purgeDeletedConversations(deps);
    await purgeOldArchives(deps);
  },
});
