import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { queryParameter } from '#domain/navigation/query.ts';

/** Where the page is. Paths are below the base path /content. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  /** Name of the matched row of the route table; null for an unknown path. */
  readonly route: string | null;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouterState {
  readonly place: Place;
  /** Where 'Back' leads: the last of the remembered routes (spec §2). */
  readonly previous: string | null;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;
const REMEMBERED = new RegExp(`^/(?:articles|topic-finder(?:/${UUID.source})?)?$`);

const initialState: RouterState = {
  place: { pathname: '/', search: '', route: null, params: {} },
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
        return { ...state, place: payload };
      }
      const remembered = from.route !== null && REMEMBERED.test(from.pathname);
      return {
        place: payload,
        previous: remembered ? `${from.pathname}${from.search}` : state.previous,
      };
    },
    /** A view or the sidebar wants to go somewhere; the saga keeps fid and navigates. */
    navigationRequested(_state, _action: PayloadAction<{ to: string; replace?: boolean }>) {},
  },
  selectors: {
    selectPlace: (state) => state.place,
    selectPreviousPath: (state) => state.previous,
    selectFid: (state) => queryParameter(state.place.search, 'fid'),
  },
});

export const routerReducer = routerSlice.reducer;
export const { routeEntered, navigationRequested } = routerSlice.actions;
export const { selectPlace, selectPreviousPath, selectFid } = routerSlice.selectors;
