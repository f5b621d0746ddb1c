import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';

const siteCheckMachine = defineMachine({
  name: 'siteCheck',
  purpose: 'Has the server ask a connected site again; one for each site.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { requested: 'checking' },
    checking: { checked: 'resting', failed: 'resting' },
  },
});

interface SiteCheckState {
  readonly status: 'resting' | 'checking';
  /** Why the server could not ask; what the site refuses is part of the site. */
  readonly error: PortError | null;
}

interface OfSite {
  readonly siteId: string;
}

const RESTING = { status: 'resting', error: null } as const;

export const siteCheck = machineFamily<SiteCheckState>()(siteCheckMachine, {
  key: 'siteId',
  absent: RESTING,
  creates: ['requested'],
  isOver: ({ status, error }) => status === 'resting' && error === null,
  events: {
    requested: (_from, _of: OfSite & { readonly workspaceId: string }) => ({
      status: 'checking',
      error: null,
    }),
    checked: (_from, _of: OfSite) => RESTING,
    failed: (_from, { error }: OfSite & { readonly error: PortError }) => ({
      status: 'resting',
      error,
    }),
  },
});
