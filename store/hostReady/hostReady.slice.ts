import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostUser } from '#domain/contract/host.ts';
import { stepper } from '../lib/stepper.ts';
import { hostReadyMachine, type HostReadyStatus } from './hostReady.machine.ts';

export interface HostReadyState {
  status: HostReadyStatus;
  /** Null for an anonymous visitor. */
  user: HostUser | null;
}

const initialState: HostReadyState = { status: hostReadyMachine.initial, user: null };
const step = stepper<HostReadyStatus, 'polled' | 'settled' | 'missing'>(hostReadyMachine.table);

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
    /** The button; the saga saves what waits, then ends the host session. */
    signOutRequested(_state) {},
  },
  selectors: {
    selectHostStatus: (state) => state.status,
    selectIsHostSettled: (state) => state.status !== 'polling',
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => state.user !== null,
  },
});

export const hostReadyReducer = hostReadySlice.reducer;
export const { hostPolled, hostSettled, hostMissing, signOutRequested } = hostReadySlice.actions;
export const { selectHostStatus, selectIsHostSettled, selectUser, selectIsSignedIn } =
  hostReadySlice.selectors;
