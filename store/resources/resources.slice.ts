import type { PortError } from '#contract/lib/problems.ts';
import type { Root } from '../lib/assemble.ts';
import { type Entries, machineFamily, without } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';
import {
  articlesIn,
  isFetching,
  isOf,
  keyOf,
  type ResourceArgs,
  type ResourceData,
  type ResourceEntry,
  type ResourceName,
  type ResourceRef,
  resourcesMachine,
  withStale,
} from './resource.ts';
import { type Pending, shownEntries } from './shown.ts';

interface OfEntry {
  readonly key: string;
}
interface WithData {
  readonly data: ResourceData<ResourceName>;
}
type Resources = Entries<ResourceEntry>;

const createEntry = ({ name, args }: ResourceRef) =>
  ({
    name,
    args,
    status: 'idle',
    data: undefined,
    error: null,
    failures: 0,
    users: 0,
    isStale: false,
  }) as const;

/** If there is data of an earlier fetch, its error stays until the fetch ends. */
const load = (from: ResourceEntry, _of: OfEntry) =>
  ({
    ...from,
    status: 'loading',
    error: from.data === undefined ? null : from.error,
    failures: 0,
    isStale: false,
  }) as const;

const countFailure = <E extends ResourceEntry>(from: E, _of: OfEntry): E => ({
  ...from,
  failures: from.failures + 1,
});

const articleOf = (entries: Resources, articleId: string) =>
  articlesIn(entries).find(({ id }) => id === articleId);

const family = machineFamily<ResourceEntry>()(resourcesMachine, {
  key: (of: OfEntry | ResourceRef) => ('key' in of ? of.key : keyOf(of)),
  absent: createEntry({ name: 'limits', args: null }),
  creates: ['used', 'primed'],
  create: createEntry,
  events: {
    started: {
      idle: load,
      ready: (from, _of: OfEntry) => ({
        ...from,
        status: 'refreshing',
        failures: 0,
        isStale: false,
      }),
      failed: load,
    },
    attemptFailed: { loading: countFailure, refreshing: countFailure },
    fetched: (from, { data }: OfEntry & WithData) => ({
      ...from,
      status: 'ready',
      data,
      error: null,
    }),
    gaveUp: (from, { error }: OfEntry & { readonly error: PortError }) => ({
      ...from,
      status: 'failed',
      error,
      isStale: true,
    }),
    cancelled: {
      loading: (from, _of: OfEntry) => ({ ...from, status: 'idle', isStale: true }),
      refreshing: (from, _of: OfEntry) => ({ ...from, status: 'ready', isStale: true }),
    },
    /** Sets data without a fetch, whether a view uses it or not. A fetch that is running may return what is older: it is made again. */
    primed: (from, { data }: ResourceRef & WithData) => ({
      ...from,
      status: 'ready',
      data,
      error: null,
      isStale: isFetching(from),
    }),
  },
  changes: {
    used: (from, _of: ResourceRef) => ({ ...from, users: from.users + 1 }),
    released: (from, _of: ResourceRef) => ({ ...from, users: Math.max(0, from.users - 1) }),
    /** Sets data without a fetch, such as the answer to a write. What a running fetch returns may be older. */
    replaced: (from, { data }: OfEntry & WithData) =>
      from.data === undefined ? from : { ...from, data, isStale: from.isStale || isFetching(from) },
    /** The same after a write that has made it stale: what a running fetch returns is newer. */
    adjusted: (from, { data }: OfEntry & WithData) =>
      from.data === undefined ? from : { ...from, data },
  },
  all: {
    /** The data on the server has changed; entries in use are fetched again at once. */
    invalidated: withStale,
    /** The same, but it will change again soon: entries in use are fetched again at their next use. */
    outdated: withStale,
    collected: (entries, { key }: OfEntry) =>
      entries[key]?.users === 0 ? without(entries, key) : entries,
  },
  requests: {
    /** A view requests a new fetch: "Try again", or a list that should be current. */
    refetchRequested: request<ResourceRef>(),
  },
  selectors: {
    /** The language of an open article (BCP 47). */
    selectArticleLanguage: (entries, articleId: string) =>
      articleOf(entries, articleId)?.language ?? 'en',
    /** Null of an article that is not read. */
    selectArticleType: (entries, articleId: string) => articleOf(entries, articleId)?.type ?? null,
    /** The newest writing job of an article, as of the last read of the article; null if there is none. */
    selectArticleJob: (entries, articleId: string) =>
      articleOf(entries, articleId)?.generation ?? null,
  },
});

type WithResources = Root<'resources', Resources> & { readonly writes?: Entries<Pending> };

/** Its selectors return the entries as they are shown, with the writes that are not answered (shown.ts). */
export const resources = {
  ...family,
  /** The entries as they were read. */
  selectRead: family.selectAll,
  selectAll: (root: WithResources): Resources => shownEntries(family.selectAll(root), root.writes),
  /** The entry of a key, or null. */
  select: (root: WithResources, key: string): ResourceEntry | null =>
    resources.selectAll(root)[key] ?? null,
  /** The entry of one read, or null. */
  selectEntry<N extends ResourceName>(root: WithResources, name: N, args: ResourceArgs<N>) {
    const entry = resources.select(root, keyOf({ name, args }));
    return entry !== null && isOf(entry, name) ? entry : null;
  },
};
