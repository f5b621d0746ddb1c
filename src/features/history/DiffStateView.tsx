import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { ArticleText } from '#domain/article/articleEdit.ts';
import { diffOfBodies } from '#domain/article/versionDiff.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { errors } from '#src/copy/app.ts';
import { history as copy } from '#src/copy/history.ts';
import { textOfError } from '#src/copy/problems.ts';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import { DiffView } from './DiffView.tsx';

interface DiffStateViewProps {
  /** Undefined while they are read. */
  readonly before?: ArticleText | undefined;
  readonly after?: ArticleText;
  readonly error?: PortError | null;
  readonly refetch?: () => void;
}

/** The difference of two texts, once both are there. */
export function DiffStateView({ before, after, error = null, refetch }: DiffStateViewProps) {
  if (before !== undefined && after !== undefined) return <Diff before={before} after={after} />;
  if (error === null) return <LoadingRows label={copy.reading} height={48} />;
  return (
    <div role="alert">
      <Text fw={600}>{copy.unread}</Text>
      <Text size="sm" mb="sm">
        {textOfError(error)}
      </Text>
      <Button onClick={refetch}>{errors.tryAgain}</Button>
    </div>
  );
}

function Diff({ before, after }: { before: ArticleText; after: ArticleText }) {
  const rows = useMemo(() => diffOfBodies(before.body, after.body), [before.body, after.body]);
  return <DiffView rows={rows} titles={[before.title, after.title]} />;
}
