/**
 * One entry of the resource cache (docs/architecture.md, Reads).
 *
 *   state        started      attemptFailed   fetched   gaveUp    cancelled
 *   idle         loading      -               -         -         -
 *   loading      -            loading         ready     failed    idle
 *   ready        refreshing   -               -         -         -
 *   refreshing   -            refreshing      ready     failed    ready
 *   failed       loading      -               -         -         -
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ResourceStatus = 'idle' | 'loading' | 'ready' | 'refreshing' | 'failed';
export type ResourceEvent = 'started' | 'attemptFailed' | 'fetched' | 'gaveUp' | 'cancelled';

export const resourcesMachine = {
  name: 'resources',
  purpose:
    'One cached read: fetched once however many views use it, retried, kept five minutes after its last user left (spec §9).',
  initial: 'idle',
  rest: ['idle', 'ready', 'failed'],
  table: {
    idle: { started: 'loading' },
    loading: { attemptFailed: 'loading', fetched: 'ready', gaveUp: 'failed', cancelled: 'idle' },
    ready: { started: 'refreshing' },
    refreshing: {
      attemptFailed: 'refreshing',
      fetched: 'ready',
      gaveUp: 'failed',
      cancelled: 'ready',
    },
    failed: { started: 'loading' },
  },
} as const satisfies Machine<ResourceStatus, ResourceEvent>;
