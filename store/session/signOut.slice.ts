import { machineSlice } from '../lib/machineSlice.ts';
import { signOutMachine, type SignOutStatus } from './signOut.machine.ts';

interface SignOutState {
  readonly status: SignOutStatus;
}

export const signOut = machineSlice<SignOutState>()(signOutMachine, {
  initial: { status: 'idle' },
  events: {
    requested: () => ({ status: 'saving' }),
    saved: () => ({ status: 'leaving' }),
    unsaved: () => ({ status: 'asking' }),
    /** The writer gives up what could not be saved. */
    confirmed: () => ({ status: 'leaving' }),
    cancelled: () => ({ status: 'idle' }),
    failed: () => ({ status: 'idle' }),
  },
  selectors: { selectStatus: (state) => state.status },
});
