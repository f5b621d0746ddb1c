import { Skeleton } from '@mantine/core';
import { useDeferredValue } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { coverageTexts as copy } from './briefs.copy.ts';
import classes from './briefs.module.css';
import { CoverageView } from './CoverageView.tsx';

interface CoveragePanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** The panel beside an article: how much of its brief the text covers. */
export function CoveragePanel({ articleId, onReveal }: CoveragePanelProps) {
  const workspaceId = useWorkspaceId();
  const { data } = useResource('briefOf', { workspaceId, articleId });
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const shown = useDeferredValue(report?.brief ?? null); // a key press is more urgent
  if (data === undefined) return <Skeleton h={96} m="md" aria-label={copy.loading} />;
  if (data.brief === null)
    return (
      <div className={classes.panel}>
        <p>{copy.none}</p>
        <p>
          <AppLink to="/briefs/create">{copy.create}</AppLink>
        </p>
      </div>
    );
  const { articleId: briefId, keyphrase } = data.brief;
  return (
    <div className={classes.panel}>
      <p>
        <AppLink to={`/briefs/${briefId}`}>{copy.of(keyphrase)}</AppLink>
      </p>
      {shown === null ? (
        <Skeleton h={96} aria-label={copy.loading} />
      ) : (
        <CoverageView coverage={shown} onReveal={onReveal} />
      )}
    </div>
  );
}
