import type { JobSummary } from '#contract/work/job.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { plainSlice } from '../lib/plainSlice.ts';

/** A job to be stopped, or, without one, a check of the links of every article. */
interface WorkRequest {
  readonly workspaceId: string;
  readonly jobId: string | null;
}

const isSame = (one: WorkRequest, other: WorkRequest): boolean =>
  one.workspaceId === other.workspaceId && one.jobId === other.jobId;

const NONE: readonly WorkRequest[] = [];

const withRequest = (
  asked: readonly WorkRequest[],
  request: WorkRequest,
): readonly WorkRequest[] =>
  asked.some((known) => isSame(known, request)) ? asked : [...asked, request];

/**
 * What was asked for in the list of running work and is not answered yet, in that order: the workflow may be loaded later
 * than the list. The entries of the list are a cached read (`jobs`).
 */
export const work = plainSlice<readonly WorkRequest[]>()('work', {
  initial: NONE,
  changes: {
    stopRequested: (asked, job: { readonly workspaceId: string; readonly jobId: string }) =>
      withRequest(asked, job),
    /** Tries the links of every article. */
    linkCheckRequested: (asked, { workspaceId }: { readonly workspaceId: string }) =>
      withRequest(asked, { workspaceId, jobId: null }),
    answered: (asked, request: WorkRequest) => asked.filter((known) => !isSame(known, request)),
  },
  selectors: {
    selectNext: (asked): WorkRequest | null => asked[0] ?? null,
    selectIsAsked: (asked, request: WorkRequest): boolean =>
      asked.some((known) => isSame(known, request)),
  },
});

/** Of the jobs in a list, those that no worker has begun with. */
export const queuedAmong = (jobs: readonly JobSummary[]): ReadonlySet<string | null> =>
  new Set(jobs.filter(({ state }) => state === 'queued').map(({ jobId }) => jobId));

export const isRunning = ({ state }: JobSummary): boolean => !isJobOver(state);
