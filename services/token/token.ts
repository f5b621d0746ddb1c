import { isTrialActive, planOf } from '#domain/access/plan.ts';
import type { HostSdk, TokenClaims } from '#domain/contract/host.ts';
import { hostError } from '../http/portError.ts';
import type { AccessToken, TokenPorts } from '../services.ts';

/** Nobody is signed in (spec §7). */
const EMPTY_TOKEN: AccessToken = { token: '', exp: 0, plan: 'free', isTrialActive: false };

/** The host's access token with what the product reads from its claims. */
export function createToken(sdk: () => HostSdk | undefined): TokenPorts {
  return {
    async fetch() {
      const host = sdk();
      if (host === undefined || host.getSession() === null) return EMPTY_TOKEN;
      try {
        const token = await host.getAccessToken();
        const claims = claimsOf(token);
        const { exp } = claims;
        return { token, exp, plan: planOf(claims), isTrialActive: isTrialActive(claims) };
      } catch (error) {
        throw hostError(error);
      }
    },
  };
}

/** Read, not verified: only the server decides by them. */
function claimsOf(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
}
