import { defineMachine } from '#domain/machine.ts';

export const resourcesMachine = defineMachine({
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
});
