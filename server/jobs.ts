import { retentionJob } from './modules/writing/retention.job.ts';
import { writingJob } from './modules/writing/writing.job.ts';
import type { Job } from './jobs/job.ts';
import { tidyingJob } from './modules/article/tidying.job.ts';

/** Every kind of background job. */
export const JOBS: readonly Job[] = [writingJob, tidyingJob, retentionJob];
