import type { PortError } from '#contract/lib/problems.ts';
import type { NewSite } from '#contract/publishing/integration.schema.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const siteFormMachine = defineMachine({
  name: 'siteForm',
  purpose: 'Connects a site: the server asks it who the account is before anything is stored.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { connectRequested: 'connecting', left: 'resting' },
    connecting: { connected: 'resting', failed: 'resting', left: 'resting' },
  },
});

export interface SiteFormState {
  readonly status: 'resting' | 'connecting';
  /** The site that was connected last since the form is shown. */
  readonly connectedId: string | null;
  /** Why the last attempt failed. */
  readonly error: PortError | null;
}

/** The password is in the request only; the store never holds it. */
interface Connecting {
  readonly workspaceId: string;
  readonly site: NewSite;
}

const RESTING = { status: 'resting', connectedId: null, error: null } as const;

export const siteForm = machineSlice<SiteFormState>()(siteFormMachine, {
  initial: RESTING,
  events: {
    connectRequested: ({ connectedId }, _asked: Connecting) => ({
      status: 'connecting',
      connectedId,
      error: null,
    }),
    connected: (_from, { siteId }: { readonly siteId: string }) => ({
      ...RESTING,
      connectedId: siteId,
    }),
    failed: ({ connectedId }, { error }: { readonly error: PortError }) => ({
      status: 'resting',
      connectedId,
      error,
    }),
    left: () => RESTING,
  },
});
