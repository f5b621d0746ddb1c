import { canContinue } from '#domain/writing/job.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { job } from '#store/writing/job.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { DraftBannerView, DraftLabelView } from './DraftBannerView.tsx';

const UNKNOWN = { model: undefined, headings: null, heading: null, outcome: null, failure: null };

/** Says what writes, or wrote, the text. While it streams, it can be stopped; after that it can be continued. */
export function DraftBanner({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const current = useAppSelector(job.select);
  const earlier = useAppSelector((state) => resources.selectArticleJob(state, articleId));
  const goOn = (jobId: string, lastSeq: number) => () =>
    dispatch(job.continueRequested({ articleId, workspaceId, jobId, lastSeq }));
  if (current.status === 'idle' || current.articleId !== articleId) {
    if (earlier === null) return null;
    const onContinue = canContinue(earlier.state) ? goOn(earlier.jobId, earlier.seq) : undefined;
    return <DraftLabelView model={earlier.model} onContinue={onContinue} />;
  }
  const isStopped =
    'outcome' in current && current.outcome !== null && canContinue(current.outcome);
  return (
    <DraftBannerView
      {...UNKNOWN}
      {...current}
      onStop={() => dispatch(job.stopRequested())}
      onContinue={isStopped ? goOn(current.jobId, current.lastSeq) : undefined}
      onDismiss={() => dispatch(job.left())}
    />
  );
}
