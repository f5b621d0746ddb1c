import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { Refusal } from '../client.ts';
import { frame as copy } from '../copy/pages.ts';
import { refusalText, useAsk } from './ask.ts';

interface ReadingViewProps<T> {
  readonly reading: Reading<T>;
  /** Announced while loading. */
  readonly label: string;
  readonly children: (value: T) => ReactNode;
}

/** Renders the value, a skeleton while it loads, or an alert if loading failed. */
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

type ReadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly refusal: Refusal }
  | { readonly status: 'ready'; readonly value: T };

type Reading<T> = ReadState<T> & {
  /** Reads again. The current value stays until the answer arrives. */
  readonly reload: () => Promise<void>;
};

/** Reads `path` when the page opens. Call `reload` after each change. */
export function useReading<T>(path: string): Reading<T> {
  const ask = useAsk();
  const [state, setState] = useState<ReadState<T>>({ status: 'loading' });
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const next = await ask<T>({ method: 'GET', path }).then(
      (value): ReadState<T> => ({ status: 'ready', value }),
      (error: unknown): ReadState<T> => {
        if (!(error instanceof Refusal)) throw error;
        return { status: 'failed', refusal: error };
      },
    );
    // Ignores a late answer to an older request.
    if (turn === latest.current) setState(next);
  }, [ask, path]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...state, reload };
}
