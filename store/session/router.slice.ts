import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { queryParameter } from '#domain/session/query.ts';
import { isUuid4, type RouteName } from '#domain/session/routes.ts';

/** Where the page is. Paths are below the base path /content. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  /** Name of the matched row of the route table; null for an unknown path. */
  readonly route: RouteName | null;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouterState {
  readonly place: Place;
  /** False until the page has told where it is. */
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

const initialState: RouterState = {
  place: { pathname: '/', search: '', route: null, params: {} },
  isEntered: false,
  previous: null,
};

const routerSlice = createSlice({
  name: 'router',
  initialState,
  reducers: {
    /** The address has changed. The first one of a session leaves nothing behind to remember. */
    routeEntered(state, { payload }: PayloadAction<Place>) {
      const from = state.place;
      if (from.pathname === payload.pathname && from.search === payload.search) {
        return { ...state, place: payload, isEntered: true };
      }
      const remembered = from.route !== null && isRemembered(from.pathname);
      return {
        place: payload,
        isEntered: true,
        previous: remembered ? `${from.pathname}${from.search}` : state.previous,
      };
    },
    /** A view or the sidebar wants to go somewhere; the saga keeps fid and navigates. */
    navigationRequested(_state, _action: PayloadAction<{ to: string; replace?: boolean }>) {},
  },
  selectors: {
    selectPlace: (state) => state.place,
    selectIsEntered: (state) => state.isEntered,
    selectPreviousPath: (state) => state.previous,
    /** Path and query as the browser has them, with the base path. */
    selectAddress: ({ place }) => `/content${place.pathname}${place.search}`,
    /** Read once for each address: every link asks. */
    selectFid: createSelector([(state: RouterState) => state.place.search], (search) =>
      queryParameter(search, 'fid'),
    ),
  },
});

export const routerReducer = routerSlice.reducer;
export const { routeEntered, navigationRequested } = routerSlice.actions;
export const { selectPlace, selectIsEntered, selectPreviousPath, selectAddress, selectFid } =
  routerSlice.selectors;
