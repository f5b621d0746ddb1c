/**
 * Signing out (docs/spec-map.md, save queue: the journal is cleared only when it is empty or after asking).
 *
 *   state     requested   saved     unsaved   confirmed   cancelled   failed
 *   idle      saving      -         -         -           -           -
 *   saving    -           leaving   asking    -           -           -
 *   asking    -           -         -         leaving     idle        -
 *   leaving   -           -         -         -           -           idle
 *
 * `confirmed`: what could not be saved is deleted from this device, on the writer's own word.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type SignOutStatus = 'idle' | 'saving' | 'asking' | 'leaving';
export type SignOutEvent = 'requested' | 'saved' | 'unsaved' | 'confirmed' | 'cancelled' | 'failed';

export const signOutMachine = {
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
} as const satisfies Machine<SignOutStatus, SignOutEvent>;
