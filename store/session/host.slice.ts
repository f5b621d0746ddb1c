import type { HostUser } from '#contract/host/host.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const hostMachine = defineMachine({
  name: 'host',
  purpose: "Polls the host every 75 ms until its initial status is no longer 'loading' (spec §4).",
  initial: 'polling',
  rest: ['ready', 'absent'],
  table: {
    polling: { polled: 'polling', settled: 'ready', missing: 'absent' },
    ready: {},
    absent: {},
  },
});

interface WithFlags {
  /** Names of the feature flags that are visible to the user. */
  readonly flags: readonly string[];
}
type HostState =
  | ({ readonly status: 'polling' | 'absent' } & WithFlags)
  | ({
      readonly status: 'ready';
      /** Null for an anonymous visitor. */
      readonly user: HostUser | null;
    } & WithFlags);

const userOf = (state: HostState) => (state.status === 'ready' ? state.user : null);

export const host = machineSlice<HostState>()(hostMachine, {
  initial: { status: 'polling', flags: [] },
  events: {
    polled: (from) => from,
    settled: ({ flags }, { user }: { readonly user: HostUser | null }) => ({
      status: 'ready',
      user,
      flags,
    }),
    missing: ({ flags }) => ({ status: 'absent', flags }),
  },
  changes: {
    flagsRead: (from, flags: readonly string[]) => ({ ...from, flags }),
  },
  requests: {
    /** Opens the host's sign-in, which returns to the present page. */
    signInRequested: request(),
    /** Opens the sign-in in a new tab, because this one has text that is stored nowhere else. */
    signInElsewhereRequested: request(),
    guestSignupRequested: request(),
    /** The host or the API has said that nobody is signed in any more, although somebody was. */
    signedOut: request(),
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectIsSettled: (state) => state.status !== 'polling',
    selectUser: userOf,
    selectIsSignedIn: (state) => userOf(state) !== null,
    selectFlags: (state) => state.flags,
  },
});
