import type { TokenClaims } from '#contract/host/host.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { isTrialActive, isTrialAvailable, planOf } from '#domain/access/plan.ts';
import type { TokenGrant } from './session.ports.ts';

interface ReadToken {
  readonly token: string;
  /** Id of its user. */
  readonly owner: string;
  readonly grant: TokenGrant;
}

/** Reads an access token. Throws a `PortError` of kind 'token' if it cannot be decoded. */
export function readToken(token: string): ReadToken {
  try {
    const claims = claimsOf(token);
    if (!Number.isFinite(claims.exp)) throw new Error('It has no expiry.');
    return { token, owner: claims.sub, grant: grantOf(claims) };
  } catch {
    const message = 'The access token cannot be decoded.';
    throw { kind: 'token', status: null, code: null, message } satisfies PortError;
  }
}

const grantOf = (claims: TokenClaims): TokenGrant => ({
  exp: claims.exp,
  plan: planOf(claims),
  isTrialActive: isTrialActive(claims),
  isTrialAvailable: isTrialAvailable(claims),
});

/** The claims are not verified: only the server decides by them. */
function claimsOf(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
}
