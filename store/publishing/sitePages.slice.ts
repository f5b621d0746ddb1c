import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';

const sitePagesMachine = defineMachine({
  name: 'sitePages',
  purpose: 'Imports the published posts of a connected site; one for each site.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { requested: 'asking' },
    asking: { started: 'resting', failed: 'resting' },
  },
});

interface SitePagesState {
  readonly status: 'resting' | 'asking';
  /** Whether the last request has begun an import. */
  readonly isStarted: boolean;
  readonly error: PortError | null;
}

interface OfSite {
  readonly siteId: string;
}

const RESTING = { status: 'resting', isStarted: false, error: null } as const;

export const sitePages = machineFamily<SitePagesState>()(sitePagesMachine, {
  key: 'siteId',
  absent: RESTING,
  creates: ['requested'],
  isOver: ({ status, error, isStarted }) => status === 'resting' && error === null && !isStarted,
  events: {
    requested: (_from, _of: OfSite & { readonly workspaceId: string }) => ({
      ...RESTING,
      status: 'asking',
    }),
    started: (_from, _of: OfSite) => ({ ...RESTING, isStarted: true }),
    failed: (_from, { error }: OfSite & { readonly error: PortError }) => ({ ...RESTING, error }),
  },
});
