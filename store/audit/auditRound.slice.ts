import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const auditRoundMachine = defineMachine({
  name: 'auditRound',
  purpose: 'Has the pages of an audit read again.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { sent: 'starting', left: 'idle' },
    starting: { started: 'idle', refused: 'failed', left: 'idle' },
    failed: { sent: 'starting', left: 'idle' },
  },
});

type OfRequest = { readonly auditId: string; readonly requestId: string };

export type AuditRoundState =
  | { readonly status: 'idle' }
  | (OfRequest & { readonly status: 'starting' })
  /** Sent again for the same audit, it is the same request: the server may have accepted it. */
  | (OfRequest & { readonly status: 'failed'; readonly error: PortError });

export const auditRound = machineSlice<AuditRoundState>()(auditRoundMachine, {
  initial: { status: 'idle' },
  events: {
    sent: (_from, { auditId, requestId }: OfRequest) => ({
      auditId,
      requestId,
      status: 'starting',
    }),
    started: () => ({ status: 'idle' }),
    refused: (from, { error }: { readonly error: PortError }) => ({
      ...from,
      error,
      status: 'failed',
    }),
    left: () => ({ status: 'idle' }),
  },
  requests: {
    /** The button; the saga puts the event with an id. */
    roundRequested: request<{ readonly workspaceId: string; readonly auditId: string }>(),
  },
});
