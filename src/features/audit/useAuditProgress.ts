import { useEffect } from 'react';
import type { Audit } from '#contract/audit/contentAudit.schema.ts';
import type { JobSummary } from '#contract/work/job.schema.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { isRunning } from '#store/work/work.slice.ts';

/** A table of ten thousand pages is not read again for each of them. */
const LOOKS_MOST = 12;

/** Says when audits that are shown as running have read many more pages, or are over. */
export function useAuditProgress(running: readonly Audit[], jobs: readonly JobSummary[]): void {
  const dispatch = useAppDispatch();
  const steps = running
    .flatMap(({ id, jobId }) => {
      const job = jobs.find((one) => one.jobId === jobId);
      return job === undefined ? [] : [`${id} ${isRunning(job) ? lookOf(job) : 'over'}`];
    })
    .join();
  useEffect(() => {
    if (steps !== '') dispatch(audits.progressed());
  }, [dispatch, steps]);
}

const lookOf = ({ done, failed, total }: JobSummary): number =>
  total === null || total === 0 ? 0 : Math.floor((LOOKS_MOST * (done + failed)) / total);
