import { createSelector } from 'reselect';
import { queryParameter } from '#domain/session/address.ts';
import { isUuid4, type RouteName } from '#domain/session/routes.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** Where the page is. Paths are below the base path /content. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  /** Name of the matched row of the route table; null for an unknown path. */
  readonly route: RouteName | null;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouterState {
  readonly location: Location;
  /** False until the first address is known. */
  readonly isEntered: boolean;
  /** Where 'Back' leads: the last of the remembered routes (spec §2). */
  readonly previous: string | null;
}

const REMEMBERED: ReadonlySet<string> = new Set(['/', '/articles', '/topic-finder']);
const TOPIC = '/topic-finder/';

/** Where 'Back' may lead: the start page, the lists, and one topic (spec §2). */
function isRemembered(pathname: string): boolean {
  const isTopic = pathname.startsWith(TOPIC) && isUuid4(pathname.slice(TOPIC.length));
  return REMEMBERED.has(pathname) || isTopic;
}

export const router = plainSlice<RouterState>()('router', {
  initial: {
    location: { pathname: '/', search: '', route: null, params: {} },
    isEntered: false,
    previous: null,
  },
  changes: {
    /** The address has changed. The first one of a session has no previous one. */
    entered: ({ location: from, previous }, location: Location) => {
      const isSame = from.pathname === location.pathname && from.search === location.search;
      const isLeft = !isSame && from.route !== null && isRemembered(from.pathname);
      const left = isLeft ? `${from.pathname}${from.search}` : previous;
      return { location, isEntered: true, previous: left };
    },
  },
  requests: {
    /** A view or the sidebar requests a navigation; the saga keeps fid and navigates. */
    navigationRequested: request<{ readonly to: string; readonly replace?: boolean }>(),
  },
  selectors: {
    selectLocation: (state) => state.location,
    selectIsEntered: (state) => state.isEntered,
    selectPreviousPath: (state) => state.previous,
    /** Path and query with the base path, as in the browser. */
    selectAddress: ({ location }) => `/content${location.pathname}${location.search}`,
    /** Memoized: every link selects it. */
    selectFid: createSelector([(state: RouterState) => state.location.search], (search) =>
      queryParameter(search, 'fid'),
    ),
  },
});
