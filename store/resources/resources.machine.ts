/**
 * One entry of the resource cache (docs/architecture.md, Reads).
 *
 *   state        started      attemptFailed   fetched   gaveUp    cancelled   primed
 *   idle         loading      -               -         -         -           ready
 *   loading      -            loading         ready     failed    idle        -
 *   ready        refreshing   -               -         -         -           ready
 *   refreshing   -            refreshing      ready     failed    ready       -
 *   failed       loading      -               -         -         -           ready
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ResourceStatus = 'idle' | 'loading' | 'ready' | 'refreshing' | 'failed';
export type ResourceEvent =
  | 'started'
  | 'attemptFailed'
  | 'fetched'
  | 'gaveUp'
  | 'cancelled'
  | 'primed';

export const resourcesMachine = {
  name: 'resources',
  purpose:
    'One cached read: fetched once however many views use it, retried, kept five minutes after its last user left (spec §9).',
  initial: 'idle',
  rest: ['idle', 'ready', 'failed'],
  table: {
    idle: { started: 'loading', primed: 'ready' },
    loading: { attemptFailed: 'loading', fetched: 'ready', gaveUp: 'failed', cancelled: 'idle' },
    ready: { started: 'refreshing', primed: 'ready' },
    refreshing: {
      attemptFailed: 'refreshing',
      fetched: 'ready',
      gaveUp: 'failed',
      cancelled: 'ready',
    },
    failed: { started: 'loading', primed: 'ready' },
  },
} as const satisfies Machine<ResourceStatus, ResourceEvent>;
