import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostDirectory } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import { sourceOf } from '#db/rateWindow.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import { isTrialActive, type Plan, planOf } from '#domain/access/plan.ts';

/** Who makes a call, as confirmed by their host platform. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  /** ISO 8601. */
  readonly createDate: string;
  readonly plan: Plan;
  readonly isTrialActive: boolean;
  /** May change the settings of the installation. */
  readonly isAdmin: boolean;
  /** SEO articles a month on top of a subscription. */
  readonly serpBasedAddon: number;
  /** By which a session is recognised without being stored: the hash of its key. */
  readonly session: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

export interface SignInOptions {
  readonly host: HostDirectory;
  readonly limiter: RateLimiter;
  /** For one account, or for one address if nobody is signed in. */
  readonly requestsPerMinute: number;
}

/**
 * Refuses requests without a sign-in. `X-Api-Key` names the live host session, `Authorization` carries the
 * claims, and both must belong to the same user. It is a hook of the scope and not of a route, so that no
 * route can forget it.
 */
export function requireSignIn(scope: FastifyInstance, options: SignInOptions): void {
  scope.decorateRequest('caller');
  scope.addHook('onRequest', async (request) => {
    request.caller = await callerOf(request, options);
  });
}

/** Whether the session of an accepted request is still valid. */
export async function isSignedIn(
  { headers }: FastifyRequest,
  host: HostDirectory,
): Promise<boolean> {
  const { 'x-api-key': apiKey } = headers;
  return typeof apiKey === 'string' && (await host.userOfApiKey(apiKey)) !== null;
}

/**
 * A genuine token tells whose request it is without a lookup. So each request is counted once, before
 * anything is looked up, and colleagues behind one address do not share a limit.
 */
async function callerOf(
  request: FastifyRequest,
  { host, limiter, requestsPerMinute }: SignInOptions,
): Promise<Caller> {
  const { 'x-api-key': apiKey, authorization = '' } = request.headers;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const claims = token === undefined ? null : await host.claimsOfToken(token);
  const whose = claims === null ? `address/${sourceOf(request.ip)}` : `account/${claims.sub}`;
  limiter.assertWithin(`api/${whose}`, { hits: requestsPerMinute, windowMs: 60_000 });
  if (claims === null || typeof apiKey !== 'string') throw new Problem('not_signed_in');
  const user = await host.userOfApiKey(apiKey);
  if (user === null || claims.sub !== user.id) throw new Problem('not_signed_in');
  return {
    userId: user.id,
    email: claims.email,
    createDate: user.createDate,
    plan: planOf(claims),
    isTrialActive: isTrialActive(claims),
    isAdmin: user.isAdmin,
    serpBasedAddon: user.serpBasedAddon,
    session: tokenHash(apiKey),
  };
}
