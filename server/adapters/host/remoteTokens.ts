import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { HostDirectory, TokenClaims } from '#contract/host/host.ts';
import { askTwice, claimsSchema, type HostLog, PATIENCE_MS, unavailable } from './platform.ts';

export interface RemoteTokensOptions {
  readonly jwksUrl: string;
  /** Null accepts any issuer with these keys. */
  readonly issuer: string | null;
  /** Null accepts tokens for any product of the platform. */
  readonly audience: string | null;
  readonly log: HostLog;
  now(): Date;
}

const VERIFIED_TOKENS_KEPT = 10_000;
/** How much the clocks of two servers may differ. */
const CLOCK_TOLERANCE_S = 5;

/** Errors of jose when it cannot read the key set; all others are about the token. */
const KEYS_UNREADABLE: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);

/**
 * Verifies access tokens with the platform's key set, which is read again every ten minutes, or, for an
 * unknown key, at most every 30 s. Rejects with `unavailable` if it cannot be read.
 */
export function createRemoteTokens(options: RemoteTokensOptions): HostDirectory['claimsOfToken'] {
  const { jwksUrl, log, now } = options;
  const keyOf = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: PATIENCE_MS,
    [customFetch]: askTwice,
  });
  const checks = checksOf(options);

  async function verify(token: string): Promise<TokenClaims | null> {
    try {
      const { payload } = await jwtVerify(token, keyOf, { ...checks, currentDate: now() });
      const { data, error } = claimsSchema.safeParse(payload);
      if (error) log.warn({ err: error }, 'a genuine access token lacks claims');
      return data ?? null;
    } catch (error) {
      if (error instanceof errors.JOSEError && !KEYS_UNREADABLE.has(error.code)) return null;
      throw unavailable(log, 'keys', error);
    }
  }

  // A token stays valid until it expires, and verifying a signature costs more than the rest of a read.
  const verified = new LRUCache<string, TokenClaims>({ max: VERIFIED_TOKENS_KEPT });
  return async (token) => {
    const known = verified.get(token);
    if (known !== undefined && known.exp * 1000 > now().getTime()) return known;
    const claims = await verify(token);
    if (claims !== null) verified.set(token, claims);
    return claims;
  };
}

function checksOf({ issuer, audience }: RemoteTokensOptions) {
  return {
    clockTolerance: CLOCK_TOLERANCE_S,
    ...(issuer !== null && { issuer }),
    ...(audience !== null && { audience }),
  };
}
