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

interface SiteFormState {
  readonly status: 'resting' | 'connecting';
  /** The site that was connected last; null before that, and after a failure. */
  readonly connectedId: string | null;
  /** Why the last one was not. */
  readonly error: PortError | null;
}

/** The password is in the request only; the store never holds it. */
interface Connecting {
  readonly workspaceId: string;
  readonly site: NewSite;
}

const resting = (outcome: Partial<SiteFormState>) =>
  ({ connectedId: null, error: null, ...outcome, status: 'resting' }) as const;

export const siteForm = machineSlice<SiteFormState>()(siteFormMachine, {
  initial: resting({}),
  events: {
    connectRequested: (_from, _asked: Connecting) => ({
      status: 'connecting',
      connectedId: null,
      error: null,
    }),
    connected: (_from, { siteId }: { readonly siteId: string }) => resting({ connectedId: siteId }),
    failed: (_from, { error }: { readonly error: PortError }) => resting({ error }),
    left: () => resting({}),
  },
});
