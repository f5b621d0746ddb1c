import type { DesignOrigin } from '#contract/design/design.route.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const designConnectionMachine = defineMachine({
  name: 'designConnection',
  purpose:
    'Connects an account of the design tool, which is a way to its page and back, and disconnects it.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: {
      connectRequested: 'asking',
      sentBack: 'finishing',
      disconnectRequested: 'disconnecting',
      left: 'resting',
    },
    asking: { sentOn: 'resting', failed: 'resting' },
    finishing: { ended: 'resting', failed: 'resting' },
    disconnecting: { ended: 'resting', failed: 'resting' },
  },
});

/** What the last attempt came to. `denied`: by the person; `refused`: by the design tool; `foreign`: it was not begun in this tab. */
export type DesignOutcome =
  | 'connected'
  | 'denied'
  | 'refused'
  | 'foreign'
  | 'disconnected'
  /** Here; whether access has ended there, nobody knows. */
  | 'notRevoked';

export interface DesignConnectionState {
  readonly status: 'resting' | 'asking' | 'finishing' | 'disconnecting';
  readonly outcome: DesignOutcome | null;
  readonly error: PortError | null;
}

interface OfWorkspace {
  readonly workspaceId: string;
}

const NOTHING = { outcome: null, error: null } as const;
const RESTING = { status: 'resting', ...NOTHING } as const;

export const designConnection = machineSlice<DesignConnectionState>()(designConnectionMachine, {
  initial: RESTING,
  events: {
    connectRequested: (_from, _of: OfWorkspace & { readonly from: DesignOrigin }) => ({
      status: 'asking',
      ...NOTHING,
    }),
    sentOn: () => RESTING,
    sentBack: () => ({ status: 'finishing', ...NOTHING }),
    disconnectRequested: (_from, _of: OfWorkspace) => ({ status: 'disconnecting', ...NOTHING }),
    ended: (_from, { outcome }: { readonly outcome: DesignOutcome }) => ({ ...RESTING, outcome }),
    failed: (_from, { error }: { readonly error: PortError }) => ({ ...RESTING, error }),
    left: () => RESTING,
  },
});
