import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageEvent } from '#domain/session/pageEvent.ts';

/** What the browser says about the page: in view or not, with a network or not. */
const pageSlice = createSlice({
  name: 'page',
  initialState: { isVisible: true, isOnline: true },
  reducers: {
    pageChanged(state, { payload }: PayloadAction<PageEvent>) {
      if (payload === 'visible' || payload === 'hidden') state.isVisible = payload === 'visible';
      else state.isOnline = payload === 'online';
    },
    /** The person wants the page anew; the saga saves first. */
    reloadRequested() {},
  },
  selectors: {
    selectIsVisible: (state) => state.isVisible,
    selectIsOnline: (state) => state.isOnline,
  },
});

export const pageReducer = pageSlice.reducer;
export const { pageChanged, reloadRequested } = pageSlice.actions;
export const { selectIsVisible, selectIsOnline } = pageSlice.selectors;

/** Patterns for the two moments that workflows wait for. */
export const isHiding = (action: unknown): boolean =>
  pageChanged.match(action) && action.payload === 'hidden';
export const isBackOnline = (action: unknown): boolean =>
  pageChanged.match(action) && action.payload === 'online';
