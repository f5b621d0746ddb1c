import { createHmac, timingSafeEqual } from 'node:crypto';
import { createLocalJWKSet, errors, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { PRODUCT_ID, type TokenClaims } from '#contract/host/host.ts';
import { isDatabaseAway } from '#db/databaseAway.ts';
import { claimsOf } from '#domain/access/plan.ts';
import type { HostAccount } from './accounts.ts';
import { billingOf } from './billing.ts';
import type { Vault } from './secrets.ts';
import { publicPart, type SigningKey, signingKeys, TOKEN_LIFETIME_S } from './signingKeys.ts';

const ISSUER = 'content-host';
const VERIFIED_TOKENS_KEPT = 10_000;

export interface Tokens {
  sign(account: HostAccount, now: Date): Promise<string>;
  /** Returns the claims of a genuine, unexpired token, or null. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
  /** The public keys, served at /host/jwks.json. */
  jwks(now: Date): Promise<{ readonly keys: JWK[] }>;
}

/**
 * Creates access tokens with the claims of spec §3. They are signed with ES256 and verified by JWKS, like those of
 * any platform.
 */
export async function createTokens(vault: Vault, start: Date): Promise<Tokens> {
  const keysNow = await rereadKeys(vault, start);
  // A token does not change until it expires, and verifying a signature costs more than the rest of a read.
  const verifiedTokens = new LRUCache<string, TokenClaims>({ max: VERIFIED_TOKENS_KEPT });
  return {
    async jwks(now) {
      return { keys: (await keysNow(now)).map(publicPart) };
    },
    async sign(account, now) {
      const [key = {}] = await keysNow(now);
      return new SignJWT({ ...claimsOfAccount(account, now) })
        .setProtectedHeader({ alg: 'ES256', kid: key.kid ?? '' })
        .setSubject(account.id)
        .setIssuer(ISSUER)
        .setAudience(PRODUCT_ID)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now) + TOKEN_LIFETIME_S)
        .sign(await importJWK(key, 'ES256'));
    },
    async verify(token, now) {
      const known = verifiedTokens.get(token);
      if (known !== undefined && known.exp > seconds(now)) return known;
      const keyOf = createLocalJWKSet({ keys: (await keysNow(now)).map(publicPart) });
      const options = { issuer: ISSUER, audience: PRODUCT_ID, currentDate: now };
      const verified = await jwtVerify<TokenClaims>(token, keyOf, options).catch(unlessToken);
      if (verified === null) return null;
      verifiedTokens.set(token, verified.payload);
      return verified.payload;
    },
  };
}

/** Less than a new key is published before it signs. */
const KEPT_MS = 15_000;

/** The keys of the moment, read again when they are old. While the database cannot be reached, the last ones. */
async function rereadKeys(vault: Vault, start: Date) {
  let last = { keys: await signingKeys(vault, start), at: start.getTime() };
  return async (now: Date): Promise<readonly SigningKey[]> => {
    const at = now.getTime();
    if (Math.abs(at - last.at) < KEPT_MS) return last.keys;
    last = { ...last, at }; // those who ask meanwhile do not read too
    const keys = await signingKeys(vault, now).catch((error: unknown) => {
      if (isDatabaseAway(error)) return last.keys;
      throw error;
    });
    last = { keys, at };
    return keys;
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
