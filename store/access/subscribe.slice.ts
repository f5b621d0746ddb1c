import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Benefit } from '#domain/access/gatedAction.ts';

/** The subscribe modal: shown on demand, with the benefit of what was asked for (spec §2). */
const subscribeSlice = createSlice({
  name: 'subscribe',
  initialState: { benefit: null as Benefit | null },
  reducers: {
    /** Somebody wants what their plan may not allow; a saga decides by role (spec §6). */
    gatedActionRequested(_state, _action: PayloadAction<{ benefit: Benefit }>) {},
    subscribeOpened(state, { payload }: PayloadAction<{ benefit: Benefit }>) {
      state.benefit = payload.benefit;
    },
    subscribeClosed(state) {
      state.benefit = null;
    },
  },
  selectors: { selectBenefit: (state) => state.benefit },
});

export const subscribeReducer = subscribeSlice.reducer;
export const { gatedActionRequested, subscribeOpened, subscribeClosed } = subscribeSlice.actions;
export const { selectBenefit } = subscribeSlice.selectors;
