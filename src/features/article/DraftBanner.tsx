import { canContinue } from '#domain/writing/job.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import {
  continueRequested,
  jobLeft,
  selectGeneration,
  stopRequested,
} from '#store/writing/job.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { DraftBannerView, DraftLabelView } from './DraftBannerView.tsx';

/** Says who writes, or wrote, the text; while it streams, how to stop it; after a stop, how to go on. */
export function DraftBanner({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const generation = useAppSelector(selectGeneration);
  const job = useAppSelector((state) => resources.selectArticleJob(state, articleId));
  const isHere = generation.articleId === articleId && generation.status !== 'idle';
  const goOn = (jobId: string, lastSeq: number) => () =>
    dispatch(continueRequested({ articleId, workspaceId, jobId, lastSeq }));
  if (!isHere) {
    if (job === null) return null;
    const onContinue = canContinue(job.state) ? goOn(job.jobId, job.seq) : undefined;
    return <DraftLabelView model={job.model} onContinue={onContinue} />;
  }
  const { jobId, lastSeq, outcome, status } = generation;
  const isStopped = jobId !== null && outcome !== null && canContinue(outcome);
  return (
    <DraftBannerView
      {...generation}
      status={status === 'idle' ? 'ended' : status}
      onStop={() => dispatch(stopRequested())}
      onContinue={isStopped ? goOn(jobId, lastSeq) : undefined}
      onDismiss={() => dispatch(jobLeft())}
    />
  );
}
