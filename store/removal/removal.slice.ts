import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const removalMachine = defineMachine({
  name: 'removal',
  purpose:
    'Removes a workspace or an account in 14 days, or keeps it. These removals alone ask first (docs/spec.md §d.deviations.5).',
  initial: 'resting',
  rest: ['resting', 'asking'],
  table: {
    resting: { asked: 'asking', keepRequested: 'keeping' },
    // What was asked may have happened though its answer was lost: the dialog is then gone.
    asking: {
      confirmed: 'sending',
      cancelled: 'resting',
      asked: 'asking',
      keepRequested: 'keeping',
    },
    sending: { done: 'resting', failed: 'asking' },
    keeping: { kept: 'resting', notKept: 'resting' },
  },
});

/** What is removed. An account goes with its workspaces. */
export type RemovalSubject = 'workspace' | 'account';

interface Asked {
  readonly subject: RemovalSubject;
  readonly workspaceId: string;
}

type RemovalState =
  /** `error`: why it could not be kept. */
  | { readonly status: 'resting'; readonly error: PortError | null }
  | ({ readonly status: 'asking'; readonly error: PortError | null } & Asked)
  | ({ readonly status: 'sending' } & Asked)
  | ({ readonly status: 'keeping' } & Asked);

const RESTING = { status: 'resting', error: null } as const;

export const removal = machineSlice<RemovalState>()(removalMachine, {
  initial: RESTING,
  events: {
    asked: (_from, asked: Asked) => ({ status: 'asking', error: null, ...asked }),
    cancelled: () => RESTING,
    /** What the person has typed is the name of it. */
    confirmed: ({ subject, workspaceId }, _typed: { readonly email: string }) => ({
      status: 'sending',
      subject,
      workspaceId,
    }),
    done: () => RESTING,
    failed: ({ subject, workspaceId }, { error }: { readonly error: PortError }) => ({
      status: 'asking',
      error,
      subject,
      workspaceId,
    }),
    keepRequested: (_from, asked: Asked) => ({ status: 'keeping', ...asked }),
    kept: () => RESTING,
    notKept: (_from, { error }: { readonly error: PortError }) => ({ status: 'resting', error }),
  },
});
