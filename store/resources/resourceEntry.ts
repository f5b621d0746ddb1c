import { lruMemoize } from 'reselect';
import type { PortError } from '#contract/problems.ts';
import type { ResourceStatus } from './resources.machine.ts';
import type { ResourceArgs, ResourceData, ResourceName } from './resourceTypes.ts';

/** What the cache keeps of one read. */
export interface ResourceEntry {
  name: ResourceName;
  args: ResourceArgs<ResourceName>;
  status: ResourceStatus;
  data: unknown;
  error: PortError | null;
  /** Failed attempts of the running or last fetch. */
  failures: number;
  /** Mounted views that use it. */
  users: number;
  /** Answered before something changed on the server; fetched again at the next use. */
  isStale: boolean;
}

/** A request for it is running, or waits for its next attempt. */
export const isFetching = ({ status }: ResourceEntry): boolean =>
  status === 'loading' || status === 'refreshing';

/** The articles of a cache; worked out once for all that ask with every key press. */
export const articlesIn = lruMemoize((resources: Readonly<Record<string, ResourceEntry>>) =>
  Object.values(resources).flatMap(({ name, data }) =>
    name === 'article' && data !== undefined ? [data as ResourceData<'article'>] : [],
  ),
);
