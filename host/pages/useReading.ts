import { useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '../client.ts';
import { useAsk } from './useAsk.ts';

type ReadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly refusal: Refusal }
  | { readonly status: 'ready'; readonly value: T };

export type Reading<T> = ReadState<T> & {
  /** Reads again; what is shown stays until the answer is there. */
  readonly reload: () => Promise<void>;
};

/** What the server answers at `path`, read when the page opens and after each change. */
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
    // An older answer that comes late says what was.
    if (turn === latest.current) setState(next);
  }, [ask, path]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...state, reload };
}
