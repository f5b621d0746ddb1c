import type { Job } from './jobs/job.ts';
import { exporting } from './modules/archive/exporting.service.ts';
import { importing } from './modules/archive/importing.service.ts';
import { tidyingJob } from './modules/article/tidying.job.ts';
import { auditing } from './modules/audit/auditing.service.ts';
import { briefsJob } from './modules/briefs/briefs.job.ts';
import { analysis } from './modules/competitors/analysis.service.ts';
import { ideasJob } from './modules/ideas/ideas.job.ts';
import { imageGeneration } from './modules/images/generation.service.ts';
import { pageImport } from './modules/pages/pageImport.service.ts';
import { publishing } from './modules/publishing/publishing.service.ts';
import { removalJob } from './modules/removal/removal.job.ts';
import { postsOfArticle } from './modules/social/postSteps.service.ts';
import { linkCheck } from './modules/sources/linkCheck.service.ts';
import { topicFinding } from './modules/topics/topicFinding.service.ts';
import { LANES, SITE_LANES, SLOW_LANES, type SteppedJob } from './modules/work/steppedJob.api.ts';
import { stepsJobOf } from './modules/work/steps.job.ts';
import { retentionJob } from './modules/writing/retention.job.ts';
import { rewriting } from './modules/writing/rewrite.service.ts';
import { toneOfVoice } from './modules/writing/tone.service.ts';
import { writingJob } from './modules/writing/writing.job.ts';

/** Every kind of job that is done in steps. */
const STEPPED_JOBS: readonly SteppedJob[] = [
  linkCheck,
  analysis,
  pageImport,
  postsOfArticle,
  topicFinding,
  briefsJob,
  imageGeneration,
  auditing,
  toneOfVoice,
  rewriting,
  exporting,
  importing,
  publishing,
];

/** Every queue of background jobs. */
export const JOBS: readonly Job[] = [
  writingJob,
  stepsJobOf(LANES, STEPPED_JOBS),
  stepsJobOf(SLOW_LANES, STEPPED_JOBS),
  stepsJobOf(SITE_LANES, STEPPED_JOBS),
  tidyingJob,
  retentionJob,
  ideasJob,
  removalJob,
];
