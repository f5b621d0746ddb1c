import { defineMachine, type StatusOf } from '#domain/machine.ts';

/** `expired` comes TOKEN_EXPIRY_MARGIN_MS before the token's exp, `rejected` with a 401 of the API. */
export const tokenMachine = defineMachine({
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
