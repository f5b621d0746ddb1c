import { useEffect } from 'react';
import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import type { JobSummary } from '#contract/work/job.schema.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { topicFinder } from '#store/topics/topicFinder.slice.ts';
import { isRunning } from '#store/work/work.slice.ts';

/** Says when the job of a search that is shown as running is over. */
export function useSearchEnds(
  searching: readonly TopicSearch[],
  jobs: readonly JobSummary[],
): void {
  const dispatch = useAppDispatch();
  const over = jobs.filter((job) => !isRunning(job)).map(({ jobId }) => jobId);
  const ended = searching
    .filter(({ jobId }) => jobId !== null && over.includes(jobId))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (ended !== '') dispatch(topicFinder.ended());
  }, [dispatch, ended]);
}
