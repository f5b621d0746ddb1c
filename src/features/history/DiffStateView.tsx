import { useMemo } from 'react';
import type { ArticleText } from '#domain/article/edit.ts';
import { diffOfBodies } from '#domain/history/versionDiff.ts';
import { history as copy } from './history.copy.ts';
import { LoadingRows } from '#src/kit/ui/LoadingRows.tsx';
import { DiffView } from './DiffView.tsx';

interface DiffStateViewProps {
  /** Undefined while they are read. */
  readonly before?: ArticleText | undefined;
  readonly after?: ArticleText;
}

/** The difference of two texts, once both are there. */
export function DiffStateView({ before, after }: DiffStateViewProps) {
  if (before !== undefined && after !== undefined) return <Diff before={before} after={after} />;
  return <LoadingRows label={copy.reading} height={48} />;
}

function Diff({ before, after }: { before: ArticleText; after: ArticleText }) {
  const rows = useMemo(() => diffOfBodies(before.body, after.body), [before.body, after.body]);
  return <DiffView rows={rows} titles={[before.title, after.title]} />;
}
