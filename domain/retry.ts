import type { PortError } from '#contract/lib/problems.ts';

const BACKOFF_BASE_MS = 1000;
const BACKOFF_CAP_MS = 30_000;

/** 1 s · 2^n, capped at 30 s (spec §9), for the n-th failure counted from one. */
export function backoffMs(failures: number): number {
  return Math.min(BACKOFF_BASE_MS * 2 ** Math.max(0, failures - 1), BACKOFF_CAP_MS);
}

/** The pause before another try: `backoffMs`, or as long as the server asks for. */
export const pauseMs = (failures: number, error: PortError | null): number =>
  Math.max(backoffMs(failures), error?.retryAfterMs ?? 0);

/** A failure that may pass by itself: no response, or a server error. */
export function isTransient(error: PortError): boolean {
  return error.kind === 'network' || (error.status !== null && error.status >= 500);
}

/** Answers of the door: they come before the request is looked up. */
const OF_THE_DOOR: ReadonlySet<number | null> = new Set([401, 402, 403, 429]);

/**
 * Whether the server may have accepted a request that failed with this error. A refusal by the rate limit or the sign-in says
 * nothing about an earlier try of the same request (`isRepeated`), whose answer is still unknown.
 */
export const mayBeAccepted = (error: PortError, isRepeated: boolean): boolean =>
  isTransient(error) || error.status === null || (isRepeated && OF_THE_DOOR.has(error.status));

/** Retries of a read, unless its kind says otherwise (spec §9). */
export const READ_RETRIES = 3;
/** A retry does not change these responses (docs/spec-map.md, deviations). */
const FINAL_STATUSES: ReadonlySet<number | null> = new Set([401, 402, 403, 404]);

/** A failed read is retried, unless the response is final. */
export function isWorthRetrying(error: PortError): boolean {
  return !FINAL_STATUSES.has(error.status);
}
