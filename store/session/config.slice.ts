import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PAGE_CONFIG, type PageConfig } from '#domain/access/pageConfig.ts';

/** What the server said of its installation; read once, before anything else. */
const configSlice = createSlice({
  name: 'config',
  initialState: PAGE_CONFIG,
  reducers: {
    configRead: (_state, { payload }: PayloadAction<PageConfig>) => payload,
  },
  selectors: {
    selectConfig: (state) => state,
    selectSupportEmail: (state) => state.supportEmail,
  },
});

export const configReducer = configSlice.reducer;
export const { configRead } = configSlice.actions;
export const { selectConfig, selectSupportEmail } = configSlice.selectors;
