/** Access to accounts of Canva: OAuth 2.0 with a code, PKCE and a client that signs in (RFC 6749, 7636, 7009). */
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { DesignTool } from '../designTool.ts';
import { type Asking, askCanva, type CanvaClient } from './askCanva.ts';
import { grantSchema } from './canvaAnswers.ts';

const SCOPES = [
  'asset:read',
  'asset:write',
  'design:meta:read',
  'design:content:read',
  'design:content:write',
  'profile:read',
];

interface Consent {
  readonly authorizeUrl: string;
  /** Where people are sent back to, as it is registered with the client. */
  readonly redirectUri: string;
}

type Access = Pick<DesignTool, 'consentAddress' | 'exchange' | 'renew' | 'revoke'>;

export function canvaAccess(client: CanvaClient, { authorizeUrl, redirectUri }: Consent): Access {
  const tokens = (form: Readonly<Record<string, string>>) =>
    askCanva(client, posted('/v1/oauth/token', form), grantSchema);
  return {
    consentAddress: ({ state, challenge }) =>
      addressOf(authorizeUrl, {
        code_challenge: challenge,
        code_challenge_method: 'S256',
        scope: SCOPES.join(' '),
        response_type: 'code',
        client_id: client.id,
        state,
        redirect_uri: redirectUri,
      }),
    async exchange({ code, verifier }) {
      const grant = { grant_type: 'authorization_code', code, code_verifier: verifier };
      try {
        return await tokens({ ...grant, redirect_uri: redirectUri });
      } catch (error) {
        if (error instanceof Problem && error.code === 'design_not_connected')
          throw new Problem('design_code_refused', { cause: error });
        throw error;
      }
    },
    renew: (token) => tokens({ grant_type: 'refresh_token', refresh_token: token }),
    async revoke(token) {
      await askCanva(client, posted('/v1/oauth/revoke', { token }), z.unknown());
    },
  };
}

const posted = (path: string, form: Readonly<Record<string, string>>): Asking => ({
  method: 'POST',
  path,
  body: new URLSearchParams(form),
});

function addressOf(base: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(base);
  url.search = String(new URLSearchParams(query));
  return url.href;
}
