import type { Limit } from '#db/rateWindow.ts';

const MINUTE_MS = 60_000;
const NONE: Limit = { hits: Number.POSITIVE_INFINITY, windowMs: MINUTE_MS };

export interface Limits {
  /** Attempts from one address at one endpoint that checks a secret or creates an account. */
  readonly attempts: Limit;
  /** Wrong passwords and codes for one account, from all addresses together. */
  readonly guesses: Limit;
  /** Requests of one account, or of one address that is not signed in. */
  readonly requests: Limit;
}

export function limitsOf(requestsPerMinute: number, limitSignIns: boolean): Limits {
  return {
    attempts: limitSignIns ? { hits: 10, windowMs: MINUTE_MS } : NONE,
    guesses: limitSignIns ? { hits: 20, windowMs: 15 * MINUTE_MS } : NONE,
    requests: { hits: requestsPerMinute, windowMs: MINUTE_MS },
  };
}

export const keyOf = (what: string, whose: string) => `host/${what}/${whose}`;
