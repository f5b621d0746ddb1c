import { createSlice } from '@reduxjs/toolkit';
import type { EventOf } from '#domain/machine.ts';
import { stepper } from '../lib/stepper.ts';
import { signOutMachine, type SignOutStatus } from './signOut.machine.ts';

const step = stepper(signOutMachine);
const moves = (event: EventOf<typeof signOutMachine>) => (state: { status: SignOutStatus }) =>
  void step(state, event);

const signOutSlice = createSlice({
  name: 'signOut',
  initialState: { status: signOutMachine.initial as SignOutStatus },
  reducers: {
    /** The button. */
    signOutRequested: moves('requested'),
    signOutSaved: moves('saved'),
    signOutUnsaved: moves('unsaved'),
    /** The writer gives up what could not be saved. */
    signOutConfirmed: moves('confirmed'),
    signOutCancelled: moves('cancelled'),
    signOutFailed: moves('failed'),
  },
  selectors: { selectSignOutStatus: (state) => state.status },
});

export const signOutReducer = signOutSlice.reducer;
export const {
  signOutRequested,
  signOutSaved,
  signOutUnsaved,
  signOutConfirmed,
  signOutCancelled,
  signOutFailed,
} = signOutSlice.actions;
export const { selectSignOutStatus } = signOutSlice.selectors;
