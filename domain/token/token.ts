/** A token counts as expired this long before its `exp` (spec §4, §9). */
export const TOKEN_EXPIRY_MARGIN_MS = 10_000;
/** Retrieval failures of the retriable class are tried again this often (spec §9). */
export const TOKEN_RETRIES = 3;

/** Milliseconds until a token with this `exp` (seconds since 1970) has to be replaced; never negative. */
export function msUntilRenewal(exp: number, nowMs: number): number {
  return Math.max(0, exp * 1000 - TOKEN_EXPIRY_MARGIN_MS - nowMs);
}
