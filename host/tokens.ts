import { createLocalJWKSet, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { PRODUCT_ID, type TokenClaims } from '#domain/contract/host.ts';
import type { HostAccount } from './accounts.ts';
import { billingOf } from './billing.ts';

const ISSUER = 'content-host';
const LIFETIME_S = 15 * 60;
const VERIFIED_TOKENS_KEPT = 10_000;

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
  // A token is what it is until it expires, and verifying a signature costs more than the rest of a read.
  const verifiedTokens = new Map<string, TokenClaims>();
  return {
    jwks,
    sign: (account, now) =>
      new SignJWT({ ...claimsOf(account, now) })
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
      const verified = await jwtVerify<TokenClaims>(token, keyOf, options).catch(() => null);
      if (verified === null) return null;
      if (verifiedTokens.size >= VERIFIED_TOKENS_KEPT) verifiedTokens.clear();
      verifiedTokens.set(token, verified.payload);
      return verified.payload;
    },
  };
}

function claimsOf(account: HostAccount, now: Date): Omit<TokenClaims, 'sub' | 'exp'> {
  const { plan, trial } = billingOf(account, now);
  const isPaid = plan === 'paid';
  const isTrialActive = trial === 'active';
  const isTrialAvailable = trial === 'available' && !isPaid;
  return {
    email: account.email,
    active_products: productIf(isPaid),
    is_main_product_active: isPaid,
    extra_user_data: {
      active_product_trials: productIf(isTrialActive),
      is_main_product_trial_active: isTrialActive,
      semrush_trial_has_been_used: trial !== 'available',
    },
    product_trials_available: productIf(isTrialAvailable),
    is_main_product_trial_available: isTrialAvailable,
  };
}

function productIf(isSo: boolean): string[] {
  return isSo ? [PRODUCT_ID] : [];
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
