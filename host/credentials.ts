import { createLocalJWKSet, errors, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { claimsOf } from '#domain/access/plan.ts';
import { PRODUCT_ID, type TokenClaims } from '#contract/host.ts';
import type { HostAccount } from './accounts.ts';
import { billingOf } from './billing.ts';

const ISSUER = 'content-host';
const LIFETIME_S = 15 * 60;
const VERIFIED_TOKENS_KEPT = 10_000;

export interface Tokens {
  sign(account: HostAccount, now: Date): Promise<string>;
  /** Returns the claims of a genuine, unexpired token, or null. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
  /** The public key, served at /host/jwks.json. */
  readonly jwks: { readonly keys: JWK[] };
}

/**
 * Creates access tokens with the claims of spec §3. They are signed with ES256 and verified by JWKS, like those of
 * any platform.
 */
export async function createTokens(signingKey: JWK): Promise<Tokens> {
  const privateKey = await importJWK(signingKey, 'ES256');
  const { d: _private, ...publicKey } = signingKey;
  const jwks = { keys: [publicKey] };
  const keyOf = createLocalJWKSet(jwks);
  // A token does not change until it expires, and verifying a signature costs more than the rest of a read.
  const verifiedTokens = new LRUCache<string, TokenClaims>({ max: VERIFIED_TOKENS_KEPT });
  return {
    jwks,
    sign: (account, now) =>
      new SignJWT({ ...claimsOfAccount(account, now) })
        .setProtectedHeader({ alg: 'ES256', kid: signingKey.kid ?? '' })
        .setSubject(account.id)
        .setIssuer(ISSUER)
        .setAudience(PRODUCT_ID)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now) + LIFETIME_S)
        .sign(privateKey),
    async verify(token, now) {
      const known = verifiedTokens.get(token);
      if (known !== undefined && known.exp > seconds(now)) return known;
      const options = { issuer: ISSUER, audience: PRODUCT_ID, currentDate: now };
      const verified = await jwtVerify<TokenClaims>(token, keyOf, options).catch(unlessToken);
      if (verified === null) return null;
      verifiedTokens.set(token, verified.payload);
      return verified.payload;
    },
  };
}

/** Only what jose says of a token makes it invalid; any other fault is ours, and signs nobody out. */
function unlessToken(error: unknown): null {
  if (error instanceof errors.JOSEError) return null;
  throw error;
}

function claimsOfAccount(account: HostAccount, now: Date) {
  const { plan, trial } = billingOf(account, now);
  return claimsOf(account.email, plan, trial);
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/**
 * The key that identifies a session on every API request. It is not stored: it is valid as long as the row of the
 * session exists.
 */
export function apiKeyOf(sessionId: string, secret: string): string {
  return `${sessionId}.${signatureOf(sessionId, secret)}`;
}

/** Returns the session of a genuine key, or null. It does not check whether the session still exists. */
export function sessionIdOf(apiKey: string, secret: string): string | null {
  const dot = apiKey.lastIndexOf('.');
  if (dot < 1) return null;
  const sessionId = apiKey.slice(0, dot);
  const given = Buffer.from(apiKey.slice(dot + 1));
  const right = Buffer.from(signatureOf(sessionId, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? sessionId : null;
}

function signatureOf(sessionId: string, secret: string): string {
  return createHmac('sha256', secret).update(`api-key:${sessionId}`).digest('base64url');
}
