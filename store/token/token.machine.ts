/**
 * The access token (spec §4 "Authentication token").
 *
 *   state      requested   received   attemptFailed   givenUp   expired    rejected
 *   none       fetching    -          -               -         -          -
 *   fetching   -           valid      fetching        failed    -          -
 *   valid      -           -          -               -         fetching   fetching
 *   failed     fetching    -          -               -         -          -
 *
 * `expired` comes TOKEN_EXPIRY_MARGIN_MS before the token's exp, `rejected` with a 401 of the API.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type TokenStatus = 'none' | 'fetching' | 'valid' | 'failed';
export type TokenEvent =
  | 'requested'
  | 'received'
  | 'attemptFailed'
  | 'givenUp'
  | 'expired'
  | 'rejected';

export const tokenMachine = {
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
} as const satisfies Machine<TokenStatus, TokenEvent>;
