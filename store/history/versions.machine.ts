import { defineMachine, type StatusOf } from '#domain/machine.ts';

const begins = {
  nameRequested: 'keeping',
  copyRequested: 'copying',
  restoreRequested: 'securing',
} as const;

/** `securing`: the present text is saved and kept as a version, so that a restore loses nothing. */
export const versionsMachine = defineMachine({
  name: 'versions',
  purpose: 'Keeps the open article as a version, makes a copy of an earlier one, and restores one.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: begins,
    keeping: { done: 'idle', failed: 'failed' },
    copying: { done: 'idle', failed: 'failed' },
    securing: { kept: 'restoring', failed: 'failed' },
    restoring: { done: 'idle', failed: 'failed' },
    failed: { ...begins, dismissed: 'idle' },
  },
});

export type VersionsStatus = StatusOf<typeof versionsMachine>;
