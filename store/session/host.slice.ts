import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostUser } from '#contract/host.ts';
import { stepper } from '../lib/stepper.ts';
import { hostReadyMachine, type HostReadyStatus } from './host.machine.ts';

export interface HostReadyState {
  status: HostReadyStatus;
  /** Null for an anonymous visitor. */
  user: HostUser | null;
  /** Names of the feature flags that are visible to the user. */
  flags: readonly string[];
}

const initialState: HostReadyState = { status: hostReadyMachine.initial, user: null, flags: [] };
const step = stepper(hostReadyMachine);

const hostReadySlice = createSlice({
  name: 'hostReady',
  initialState,
  reducers: {
    hostPolled(state) {
      step(state, 'polled');
    },
    hostSettled(state, { payload }: PayloadAction<{ user: HostUser | null }>) {
      if (step(state, 'settled')) Object.assign(state, payload);
    },
    hostMissing(state) {
      step(state, 'missing');
    },
    flagsRead(state, { payload }: PayloadAction<readonly string[]>) {
      state.flags = [...payload];
    },
    /** To the host's sign-in or signup, and back to the page in view. */
    signInRequested(_state) {},
    /** The same in a tab of its own: this one holds text that is nowhere else. */
    signInElsewhereRequested(_state) {},
    guestSignupRequested(_state) {},
  },
  selectors: {
    selectHostStatus: (state) => state.status,
    selectIsHostSettled: (state) => state.status !== 'polling',
    selectUser: (state) => state.user,
    selectFlags: (state) => state.flags,
    selectIsSignedIn: (state) => state.user !== null,
  },
});

export const hostReadyReducer = hostReadySlice.reducer;
export const {
  hostPolled,
  hostSettled,
  hostMissing,
  flagsRead,
  signInRequested,
  signInElsewhereRequested,
  guestSignupRequested,
} = hostReadySlice.actions;
export const { selectHostStatus, selectIsHostSettled, selectUser, selectFlags, selectIsSignedIn } =
  hostReadySlice.selectors;
