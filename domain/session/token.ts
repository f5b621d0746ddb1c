/** A token counts as expired this long before its `exp` (spec §4, §9). */
export const TOKEN_EXPIRY_MARGIN_MS = 10_000;
/** Retrieval failures of the retriable class are tried again this often (spec §9). */
export const TOKEN_RETRIES = 3;
/** A host that has not answered by then is taken as unreachable. */
export const TOKEN_TIMEOUT_MS = 10_000;

/** With a clock that is ahead every token looks expired; it is then asked for this often, and not faster. */
const MIN_RENEWAL_MS = 5000;
/** Timers cannot wait longer. */
const MAX_RENEWAL_MS = 2 ** 31 - 1;

/** Milliseconds until a token with this `exp` (seconds since 1970) has to be replaced. */
export function msUntilRenewal(exp: number, nowMs: number): number {
  const ms = exp * 1000 - TOKEN_EXPIRY_MARGIN_MS - nowMs;
  return Math.min(Math.max(ms, MIN_RENEWAL_MS), MAX_RENEWAL_MS);
}
