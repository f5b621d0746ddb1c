import { useAppDispatch, useAppSelector } from '#src/app/hooks.ts';
import { selectDraftModel } from '#store/resources/resources.slice.ts';
import { jobLeft, selectGeneration, stopRequested } from '#store/generation/generation.slice.ts';
import { DraftBannerView, DraftLabelView } from './DraftBannerView.tsx';

/** Says who writes, or wrote, the draft; while it streams, how to stop it. */
export function DraftBanner({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const generation = useAppSelector(selectGeneration);
  const writer = useAppSelector((state) => selectDraftModel(state, articleId));
  if (generation.articleId !== articleId || generation.status === 'idle') {
    return writer === undefined ? null : <DraftLabelView model={writer} />;
  }
  return (
    <DraftBannerView
      status={generation.status}
      model={generation.model}
      onStop={() => dispatch(stopRequested())}
      onDismiss={() => dispatch(jobLeft())}
    />
  );
}
