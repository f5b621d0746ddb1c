import { defineMachine, type StatusOf } from '#domain/machine.ts';

/** `confirmed`: the writer agrees to delete from this device what could not be saved. */
export const signOutMachine = defineMachine({
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

export type SignOutStatus = StatusOf<typeof signOutMachine>;
