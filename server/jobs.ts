import { writingJob } from './modules/writing/writing.job.ts';
import type { Job } from './jobs/job.ts';
import { tidyingJob } from './modules/article/tidying.job.ts';

/** Every kind of background job. */
export const JOBS: readonly Job[] = [writingJob, tidyingJob];
