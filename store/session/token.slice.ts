import type { Plan } from '#domain/access/plan.ts';
import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

/** `expired` comes TOKEN_EXPIRY_MARGIN_MS before the token's exp, `rejected` with a 401 of the API. */
const tokenMachine = defineMachine({
  name: 'token',
  purpose: 'Keeps a valid access token: renewed 10 s before it expires, and after a 401 (spec §4).',
  initial: 'none',
  rest: ['valid', 'failed'],
  table: {
    none: { requested: 'fetching' },
    fetching: { received: 'valid', attemptFailed: 'fetching', givenUp: 'failed' },
    valid: { expired: 'fetching', rejected: 'fetching' },
    failed: { requested: 'fetching' },
  },
});

export type TokenStatus = StatusOf<typeof tokenMachine>;

interface Account {
  readonly plan: Plan;
  readonly isTrialActive: boolean;
  readonly isTrialAvailable: boolean;
}
/** What an access token grants, and until when. */
type Grant = Account & {
  /** Seconds since 1970. */
  readonly exp: number;
};

/** The account of the last token is kept while the next one is fetched. */
type TokenState =
  | { readonly status: 'none' | 'fetching' | 'failed'; readonly account: Account }
  | { readonly status: 'valid'; readonly account: Account; readonly exp: number };

export const token = machineSlice<TokenState>()(tokenMachine, {
  initial: {
    status: 'none',
    account: { plan: 'free', isTrialActive: false, isTrialAvailable: false },
  },
  events: {
    requested: ({ account }) => ({ status: 'fetching', account }),
    received: (_from, { exp, ...account }: Grant) => ({ status: 'valid', account, exp }),
    attemptFailed: (from) => from,
    givenUp: ({ account }) => ({ status: 'failed', account }),
    expired: ({ account }) => ({ status: 'fetching', account }),
    rejected: ({ account }) => ({ status: 'fetching', account }),
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectIsValid: (state) => state.status === 'valid',
    /** 0 while there is no valid token. */
    selectExp: (state) => (state.status === 'valid' ? state.exp : 0),
    selectPlan: (state) => state.account.plan,
    selectIsTrialActive: (state) => state.account.isTrialActive,
    selectIsTrialAvailable: (state) => state.account.isTrialAvailable,
    /** Plan and trial as one string, for comparison with earlier ones. */
    selectStanding: ({ account }) => `${account.plan} ${account.isTrialActive ? 'on trial' : ''}`,
  },
});
