import { isTrialActive, isTrialAvailable, planOf } from '#domain/access/plan.ts';
import type { TokenClaims } from '#domain/contract/host.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { askHost, type FindHost } from '../host/host.ts';
import type { AccessToken, TokenPorts } from '../services.ts';

/** Nobody is signed in (spec §7). */
const EMPTY_TOKEN: AccessToken = {
  token: '',
  exp: 0,
  plan: 'free',
  isTrialActive: false,
  isTrialAvailable: false,
};

/** The host's access token with what the product reads from its claims. */
export function createToken(find: FindHost): TokenPorts {
  return {
    async fetch() {
      // Only when the host user has an id (spec §7).
      if (!find()?.getSession()?.user.id) return EMPTY_TOKEN;
      return decoded(
        await askHost(find, 'Paywall sdk called out of context', (host) =>
          host.paywall.getAccessToken(),
        ),
      );
    },
  };
}

function decoded(token: string): AccessToken {
  try {
    const claims = claimsOf(token);
    const { exp } = claims;
    if (!Number.isFinite(exp)) throw new Error('The token has no expiry.'); // it would expire at once, for ever
    return {
      token,
      exp,
      plan: planOf(claims),
      isTrialActive: isTrialActive(claims),
      isTrialAvailable: isTrialAvailable(claims),
    };
  } catch {
    const message = 'The access token cannot be decoded.';
    throw { kind: 'token', status: null, code: null, message } satisfies PortError;
  }
}

/** Read, not verified: only the server decides by them. */
function claimsOf(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
}
