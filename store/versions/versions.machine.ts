/**
 * What is done with earlier states of the open article, one thing at a time.
 *
 *   state       nameRequested   copyRequested   restoreRequested   kept        done   failed   dismissed
 *   idle        keeping         copying         securing           -           -      -        -
 *   keeping     -               -               -                  -           idle   failed   -
 *   copying     -               -               -                  -           idle   failed   -
 *   securing    -               -               -                  restoring   -      failed   -
 *   restoring   -               -               -                  -           idle   failed   -
 *   failed      keeping         copying         securing           -           -      -        idle
 *
 * securing: the present state is saved and kept as a version, so that a restore loses nothing.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type VersionsStatus = 'idle' | 'keeping' | 'copying' | 'securing' | 'restoring' | 'failed';
export type VersionsEvent =
  | 'nameRequested'
  | 'copyRequested'
  | 'restoreRequested'
  | 'kept'
  | 'done'
  | 'failed'
  | 'dismissed';

const begins = {
  nameRequested: 'keeping',
  copyRequested: 'copying',
  restoreRequested: 'securing',
} as const;

export const versionsMachine = {
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
} as const satisfies Machine<VersionsStatus, VersionsEvent>;
