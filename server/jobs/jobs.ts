import { writingJob } from '../modules/writing/writing.job.ts';
import type { Job } from './job.ts';
import { tidyingJob } from './tidying.job.ts';

/** Every kind of background job. */
export const JOBS: readonly Job[] = [writingJob, tidyingJob];
