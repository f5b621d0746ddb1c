import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { rail as copy } from '../article.copy.ts';
import type { ArticlePanel, PanelContentProps } from './panels.ts';

interface Props extends PanelContentProps {
  readonly panel: ArticlePanel;
}

/** The content of a panel. One that fails leaves the text and the other panels as they are. */
export function PanelContent({ panel: { name, Content }, ...content }: Props) {
  return (
    <ErrorBoundary isPanel resetKey={name}>
      <Suspense fallback={<Loading />}>
        <Content {...content} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What a panel shows until it has something to show. */
export function Loading() {
  return (
    <Stack gap="md" p="md" aria-busy>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton h={160} />
      <Skeleton h={88} />
      <Skeleton h={88} />
    </Stack>
  );
}
