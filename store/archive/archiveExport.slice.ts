import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const archiveExportMachine = defineMachine({
  name: 'archiveExport',
  purpose:
    'Has everything of a workspace exported, and downloads the file, which a job of the server makes.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { requested: 'starting', downloadRequested: 'passing' },
    starting: { begun: 'resting', failed: 'resting' },
    passing: { saved: 'resting', failed: 'resting' },
  },
});

interface InWorkspace {
  readonly workspaceId: string;
}

interface ArchiveExportState {
  readonly status: 'resting' | 'starting' | 'passing';
  /** Why the last attempt failed. */
  readonly error: PortError | null;
}

const resting = (error: PortError | null) => ({ status: 'resting', error }) as const;

export const archiveExport = machineSlice<ArchiveExportState>()(archiveExportMachine, {
  initial: resting(null),
  events: {
    requested: (_from, _asked: InWorkspace) => ({ status: 'starting', error: null }),
    begun: () => resting(null),
    /** The address is for this browser, and for one download. */
    downloadRequested: (_from, _asked: InWorkspace & { readonly archiveId: string }) => ({
      status: 'passing',
      error: null,
    }),
    saved: () => resting(null),
    failed: (_from, { error }: { readonly error: PortError }) => resting(error),
  },
  requests: {
    /** A job has ended that the page has shown: the list is read again. */
    jobEnded: request(),
  },
});
