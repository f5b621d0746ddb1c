import type { JobSummary } from '#contract/job.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** The list of running work. Its entries are a cached read (`jobs`). */
export const work = plainSlice<null>()('work', {
  initial: null,
  requests: {
    stopRequested: request<{ readonly workspaceId: string; readonly jobId: string }>(),
    /** Tries the links of every article. */
    linkCheckRequested: request<{ readonly workspaceId: string }>(),
  },
});

export const isRunning = ({ state }: JobSummary): boolean => !isJobOver(state);
