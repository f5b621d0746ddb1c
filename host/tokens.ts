import { createLocalJWKSet, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { TokenClaims } from '#domain/contract/host.ts';
import { type HostAccount, PRODUCT } from './accounts.ts';

const ISSUER = 'content-host';
const AUDIENCE = 'content-toolkit';
const LIFETIME_S = 15 * 60;

export interface Tokens {
  sign(account: HostAccount, now: Date): Promise<string>;
  /** The claims of a genuine, unexpired token, or null. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
  /** The public half, as served at /host/jwks.json. */
  readonly jwks: { readonly keys: JWK[] };
}

/** Access tokens with the claims of spec §3, signed ES256 and verified by JWKS like any platform's. */
export async function createTokens(signingKey: JWK): Promise<Tokens> {
  const privateKey = await importJWK(signingKey, 'ES256');
  const { d: _private, ...publicKey } = signingKey;
  const jwks = { keys: [publicKey] };
  const keyOf = createLocalJWKSet(jwks);
  return {
    jwks,
    sign: (account, now) =>
      new SignJWT({ ...claimsOf(account) })
        .setProtectedHeader({ alg: 'ES256', kid: signingKey.kid ?? '' })
        .setSubject(account.id)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now) + LIFETIME_S)
        .sign(privateKey),
    async verify(token, now) {
      const options = { issuer: ISSUER, audience: AUDIENCE, currentDate: now };
      const verified = await jwtVerify<TokenClaims>(token, keyOf, options).catch(() => null);
      return verified?.payload ?? null;
    },
  };
}

function claimsOf(account: HostAccount): Omit<TokenClaims, 'sub' | 'exp'> {
  return {
    email: account.email,
    active_products: account.activeProducts,
    is_main_product_active: account.activeProducts.includes(PRODUCT),
    extra_user_data: {
      active_product_trials: [],
      is_main_product_trial_active: false,
      semrush_trial_has_been_used: false,
    },
    product_trials_available: [],
    is_main_product_trial_available: false,
  };
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
