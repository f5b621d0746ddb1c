import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const topicContinuationMachine = defineMachine({
  name: 'topicContinuation',
  purpose: 'Goes on with a search for topics that was stopped or has failed.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { sent: 'starting', left: 'idle' },
    starting: { started: 'idle', refused: 'failed', left: 'idle' },
    failed: { sent: 'starting', left: 'idle' },
  },
});

interface OfSearch {
  readonly topicSearchId: string;
}

export type TopicContinuationState =
  | { readonly status: 'idle' }
  | (OfSearch & { readonly status: 'starting' })
  | (OfSearch & { readonly status: 'failed'; readonly error: PortError });

export const topicContinuation = machineSlice<TopicContinuationState>()(topicContinuationMachine, {
  initial: { status: 'idle' },
  events: {
    sent: (_from, { topicSearchId }: OfSearch) => ({ topicSearchId, status: 'starting' }),
    started: () => ({ status: 'idle' }),
    refused: (from, { error }: { readonly error: PortError }) => ({
      ...from,
      error,
      status: 'failed',
    }),
    left: () => ({ status: 'idle' }),
  },
  requests: {
    /** The button. */
    continueRequested: request<OfSearch & { readonly workspaceId: string }>(),
  },
});
