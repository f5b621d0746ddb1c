import { z } from 'zod';
import { removeOldRequests } from '#db/madeOnce.ts';
import { removeOldWindows } from '#db/rateWindow.ts';
import { defineJob } from '../../jobs/job.ts';
import { thinVersions } from '../history/articleVersion.service.ts';
import { tidyEvents } from '../session/event.service.ts';
import { tidyReports } from '../support/report.service.ts';
import { purgeDeletedVoices } from '../voice/voice.service.ts';
import { purgeDeletedArticles } from './article.service.ts';

/** Removes data that nobody can reach any more. */
export const tidyingJob = defineJob({
  queue: 'tidying',
  schema: z.unknown(),
  concurrency: 1,
  keepDays: 7,
  cron: '17 * * * *', // every hour, so that it also runs on a computer that sleeps at night
  async run(deps) {
    await purgeDeletedArticles(deps);
    await purgeDeletedVoices(deps);
    await thinVersions(deps);
    await removeOldWindows(deps.orm);
    await removeOldRequests(deps.orm, deps.now());
    await tidyEvents(deps);
    await tidyReports(deps);
  },
});
