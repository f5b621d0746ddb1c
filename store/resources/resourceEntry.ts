import { lruMemoize } from 'reselect';
import type { PortError } from '#contract/problems.ts';
import type { ResourceData, ResourceName, ResourceRef } from './resourceTypes.ts';

interface Kept<N extends ResourceName> extends ResourceRef<N> {
  readonly data: ResourceData<N> | undefined;
  /** Failed attempts of the running or last fetch. */
  readonly failures: number;
  /** Mounted views that use it. */
  readonly users: number;
  /** Fetched before something changed on the server; fetched again at the next use. */
  readonly isStale: boolean;
}

/** What the cache keeps of one read. A failed one keeps the data of an earlier fetch beside its error. */
export type ResourceEntry<N extends ResourceName = ResourceName> = Kept<N> &
  (
    | { readonly status: 'idle' | 'loading'; readonly error: PortError | null }
    | {
        readonly status: 'ready' | 'refreshing';
        readonly data: ResourceData<N>;
        readonly error: null;
      }
    | { readonly status: 'failed'; readonly error: PortError }
  );

/** Whether a request for it is running, or waits for its next attempt. */
export const isFetching = ({ status }: ResourceEntry): boolean =>
  status === 'loading' || status === 'refreshing';

export const isOf = <N extends ResourceName>(
  entry: ResourceEntry,
  name: N,
): entry is ResourceEntry<N> => entry.name === name;

/** The articles of a cache; worked out once for all that ask with every key press. */
export const articlesIn = lruMemoize((entries: Readonly<Record<string, ResourceEntry>>) =>
  Object.values(entries).flatMap((entry) =>
    isOf(entry, 'article') && entry.data !== undefined ? [entry.data] : [],
  ),
);
