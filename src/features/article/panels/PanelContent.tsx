import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { Suspense, useDeferredValue } from 'react';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { rail as copy } from '../article.copy.ts';
import type { ArticlePanel, PanelContentProps } from './panels.ts';

interface Props extends PanelContentProps {
  readonly panel: ArticlePanel;
}

/**
 * The content of a panel, drawn after the frame in which the panel opens: some are long, and a click is answered at once. One that
 * fails leaves the text and the other panels as they are.
 */
export function PanelContent({ panel: { name, Content }, ...content }: Props) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <ErrorBoundary isPanel resetKey={name}>
      <Suspense fallback={<Loading />}>{isDrawn ? <Content {...content} /> : null}</Suspense>
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
