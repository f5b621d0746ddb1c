/** A read through the cache: its endpoint, key, entry and machine. */
import { lruMemoize } from 'reselect';
import type { PortError } from '#contract/lib/problems.ts';
import type { ReadName, Reads } from '#contract/reads.ts';
import { defineMachine } from '#domain/machine.ts';

type ArgsOf<Endpoint> = Endpoint extends () => unknown
  ? null
  : Endpoint extends (args: infer Args) => unknown
    ? Args
    : never;

/** A resource has the name that the route of its read has. */
export type ResourceName = ReadName;
/** Null if the endpoint takes no arguments. */
export type ResourceArgs<N extends ResourceName> = ArgsOf<Reads[N]>;
export type ResourceData<N extends ResourceName> = Awaited<ReturnType<Reads[N]>>;

/** A resource with its arguments. */
export interface ResourceRef<N extends ResourceName = ResourceName> {
  readonly name: N;
  readonly args: ResourceArgs<N>;
}

/** Returns the cache key: name and arguments, in any order. Quoted, as texts may have any character. */
export function keyOf({ name, args }: ResourceRef): string {
  if (args === null) return name;
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const fields = given.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name}?${fields.map(([field, value]) => `${field}=${JSON.stringify(String(value))}`).join('&')}`;
}

interface Kept<N extends ResourceName> extends ResourceRef<N> {
  readonly data: ResourceData<N> | undefined;
  /** Failed attempts of the running or last fetch. */
  readonly failures: number;
  /** Mounted views that use it. */
  readonly users: number;
  /** Out of date since a change on the server; fetched again at the next use. */
  readonly isStale: boolean;
}

/** The entry of a read in the cache. After a failure it keeps the data of an earlier fetch beside the error. */
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

/** Whether a request is running or waits for its next attempt. */
export const isFetching = ({ status }: ResourceEntry): boolean =>
  status === 'loading' || status === 'refreshing';

export const isOf = <N extends ResourceName>(
  entry: ResourceEntry,
  name: N,
): entry is ResourceEntry<N> => entry.name === name;

type Cached = Readonly<Record<string, ResourceEntry>>;

/** Marks every entry of a name as out of date. */
export function withStale(entries: Cached, { name }: { readonly name: ResourceName }): Cached {
  const isCurrent = (entry: ResourceEntry) => entry.name === name && !entry.isStale;
  if (!Object.values(entries).some(isCurrent)) return entries;
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      isCurrent(entry) ? { ...entry, isStale: true } : entry,
    ]),
  );
}

/** Returns the articles of a cache; memoized, because selectors call it with every key press. */
export const articlesIn = lruMemoize((entries: Cached) =>
  Object.values(entries).flatMap((entry) =>
    isOf(entry, 'article') && entry.data !== undefined ? [entry.data] : [],
  ),
);

export const resourcesMachine = defineMachine({
  name: 'resources',
  purpose:
    'One cached read: fetched once however many views use it, retried, kept five minutes after its last user left (spec §9).',
  initial: 'idle',
  rest: ['idle', 'ready', 'failed'],
  table: {
    idle: { started: 'loading', primed: 'ready' },
    loading: {
      attemptFailed: 'loading',
      fetched: 'ready',
      gaveUp: 'failed',
      cancelled: 'idle',
      primed: 'ready',
    },
    ready: { started: 'refreshing', primed: 'ready' },
    refreshing: {
      attemptFailed: 'refreshing',
      fetched: 'ready',
      gaveUp: 'failed',
      cancelled: 'ready',
      primed: 'ready',
    },
    failed: { started: 'loading', primed: 'ready' },
  },
});
