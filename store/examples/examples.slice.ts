import type { ExampleKind, ExampleLanguage } from '#contract/examples/examples.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const examplesMachine = defineMachine({
  name: 'examples',
  purpose: 'Opens an example.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { sent: 'opening', left: 'idle' },
    opening: { opened: 'idle', refused: 'failed', left: 'idle' },
    failed: { sent: 'opening', left: 'idle' },
  },
});

interface OfKind {
  readonly kind: ExampleKind;
}

export type ExamplesState =
  | { readonly status: 'idle' }
  | (OfKind & { readonly status: 'opening' })
  | (OfKind & { readonly status: 'failed'; readonly error: PortError });

interface InWorkspace extends OfKind {
  readonly workspaceId: string;
}

export const examples = machineSlice<ExamplesState>()(examplesMachine, {
  initial: { status: 'idle' },
  events: {
    sent: (_from, { kind }: OfKind) => ({ kind, status: 'opening' }),
    opened: () => ({ status: 'idle' }),
    refused: (from, { error }: { readonly error: PortError }) => ({
      ...from,
      error,
      status: 'failed',
    }),
    left: () => ({ status: 'idle' }),
  },
  requests: {
    /** The button of a card. */
    openRequested: request<InWorkspace & { readonly language: ExampleLanguage }>(),
    /** The button on the page of an example. */
    removeRequested: request<InWorkspace & { readonly id: string; readonly title: string }>(),
  },
});
