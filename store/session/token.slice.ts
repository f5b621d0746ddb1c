import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Plan } from '#domain/access/plan.ts';
import { stepper } from '../lib/stepper.ts';
import { tokenMachine, type TokenStatus } from './token.machine.ts';

export interface TokenState {
  status: TokenStatus;
  /** Seconds since 1970. */
  exp: number;
  plan: Plan;
  isTrialActive: boolean;
  isTrialAvailable: boolean;
}

const initialState: TokenState = {
  status: tokenMachine.initial,
  exp: 0,
  plan: 'free',
  isTrialActive: false,
  isTrialAvailable: false,
};
const step = stepper(tokenMachine);

const tokenSlice = createSlice({
  name: 'token',
  initialState,
  reducers: {
    tokenRequested: (state) => void step(state, 'requested'),
    tokenReceived(state, { payload }: PayloadAction<Omit<TokenState, 'status'>>) {
      if (step(state, 'received')) Object.assign(state, payload);
    },
    tokenAttemptFailed: (state) => void step(state, 'attemptFailed'),
    tokenGivenUp: (state) => void step(state, 'givenUp'),
    tokenExpired: (state) => void step(state, 'expired'),
    tokenRejected: (state) => void step(state, 'rejected'),
  },
  selectors: {
    selectTokenStatus: (state) => state.status,
    selectTokenExp: (state) => state.exp,
    selectPlan: (state) => state.plan,
    selectIsTrialActive: (state) => state.isTrialActive,
    selectIsTrialAvailable: (state) => state.isTrialAvailable,
    /** Plan and trial in one word, to see that they have changed. */
    selectStanding: (state) => `${state.plan} ${state.isTrialActive ? 'on trial' : ''}`,
    selectHasToken: (state) => state.status === 'valid',
  },
});

export const tokenReducer = tokenSlice.reducer;
export const {
  tokenRequested,
  tokenReceived,
  tokenAttemptFailed,
  tokenGivenUp,
  tokenExpired,
  tokenRejected,
} = tokenSlice.actions;
export const {
  selectTokenStatus,
  selectTokenExp,
  selectPlan,
  selectIsTrialActive,
  selectIsTrialAvailable,
  selectStanding,
  selectHasToken,
} = tokenSlice.selectors;
