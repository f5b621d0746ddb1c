import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BlockId } from '#domain/article/body.ts';

/** The panel beside the text, where there is room for one. */
const sidePanelSlice = createSlice({
  name: 'sidePanel',
  initialState: { isOpen: true },
  reducers: {
    /** As it was left the last time. */
    panelRestored: (_state, { payload }: PayloadAction<{ isOpen: boolean }>) => payload,
    panelToggled: (state) => ({ isOpen: !state.isOpen }),
    /** A finding was clicked; a saga leads to its place in the text. */
    revealRequested(_state, _action: PayloadAction<{ articleId: string; blockId: BlockId }>) {},
  },
  selectors: { selectIsPanelOpen: (state) => state.isOpen },
});

export const sidePanelReducer = sidePanelSlice.reducer;
export const { panelRestored, panelToggled, revealRequested } = sidePanelSlice.actions;
export const { selectIsPanelOpen } = sidePanelSlice.selectors;
