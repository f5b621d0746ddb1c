import { Skeleton } from '@mantine/core';
import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { BriefFactsView } from './BriefFactsView.tsx';
import { factTexts as copy } from './briefs.copy.ts';

interface BriefPanelProps {
  readonly articleId: string;
  /** Nothing here is a place in the text. */
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** The panel beside a brief: what its pages have. */
export function BriefPanel({ articleId }: BriefPanelProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const of = { workspaceId, articleId };
  const { data } = useResource('brief', of);
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const facts = data?.data;
  if (facts === undefined) return <Skeleton h={96} m="md" aria-label={copy.loading} />;
  if (facts === null) return null;
  return (
    <BriefFactsView
      data={facts}
      onTake={canWrite ? (heading) => dispatch(brief.headingTaken({ ...of, ...heading })) : null}
    />
  );
}
