import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { frame as copy } from '../copy/pages.ts';
import { refusalText } from './ask.ts';
import type { Reading } from './useReading.ts';

interface ReadingViewProps<T> {
  readonly reading: Reading<T>;
  /** What is being waited for. */
  readonly label: string;
  readonly children: (value: T) => ReactNode;
}

/** What is read, or its shape while it comes, or why it did not come. */
export function ReadingView<T>({ reading, label, children }: ReadingViewProps<T>) {
  if (reading.status === 'ready') return children(reading.value);
  if (reading.status === 'failed')
    return (
      <StatePanel title={copy.failed} hint={refusalText(reading.refusal)} role="alert">
        <Button onClick={reading.reload}>{copy.tryAgain}</Button>
      </StatePanel>
    );
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap="md" aria-hidden>
        <Skeleton h={96} />
        <Skeleton h={96} />
      </Stack>
    </div>
  );
}
