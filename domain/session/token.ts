/** A token counts as expired this long before its `exp` (spec §4, §9). */
export const TOKEN_EXPIRY_MARGIN_MS = 10_000;
/** Retries after a transient failure (spec §9). */
export const TOKEN_RETRIES = 3;
/** A host that takes longer counts as unreachable. */
export const TOKEN_TIMEOUT_MS = 10_000;

/** If the clock is ahead, every token looks expired; the token is never renewed more often than this. */
const MIN_RENEWAL_MS = 5000;
/** The longest timer. */
const MAX_RENEWAL_MS = 2 ** 31 - 1;

/** Returns the milliseconds until a token with this `exp` (seconds since 1970) must be renewed. */
export function msUntilRenewal(exp: number, nowMs: number): number {
  const ms = exp * 1000 - TOKEN_EXPIRY_MARGIN_MS - nowMs;
  return Math.min(Math.max(ms, MIN_RENEWAL_MS), MAX_RENEWAL_MS);
}
