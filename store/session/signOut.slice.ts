import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

/** `confirmed`: the writer agrees to delete the unsaved text from this device. */
const signOutMachine = defineMachine({
  name: 'signOut',
  purpose:
    'Signs out when everything is saved, or when the writer gives up what cannot be (docs/spec-map.md).',
  initial: 'idle',
  rest: ['idle'],
  table: {
    idle: { requested: 'saving' },
    saving: { saved: 'leaving', unsaved: 'asking' },
    asking: { confirmed: 'leaving', cancelled: 'idle' },
    leaving: { failed: 'idle' },
  },
});

type SignOutStatus = StatusOf<typeof signOutMachine>;

interface SignOutState {
  readonly status: SignOutStatus;
}

export const signOut = machineSlice<SignOutState>()(signOutMachine, {
  initial: { status: 'idle' },
  events: {
    requested: () => ({ status: 'saving' }),
    saved: () => ({ status: 'leaving' }),
    unsaved: () => ({ status: 'asking' }),
    confirmed: () => ({ status: 'leaving' }),
    cancelled: () => ({ status: 'idle' }),
    failed: () => ({ status: 'idle' }),
  },
  selectors: { selectStatus: (state) => state.status },
});
