import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTrialActive, type Plan, planOf } from '#domain/access/plan.ts';
import type { HostDirectory } from '#domain/contract/host.ts';
import { Problem } from '#domain/contract/problem.ts';

/** Who makes a call, as their host platform vouches for them. */
export interface Caller {
  readonly userId: string;
  /** ISO 8601. */
  readonly createDate: string;
  readonly plan: Plan;
  readonly isTrialActive: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/**
 * Lets nobody past who is not signed in. A hook of the scope, not of a route, so that no route can
 * forget it: `X-Api-Key` names the live host session, `Authorization` carries the claims, and both
 * have to be of the same user.
 */
export function requireSignIn(scope: FastifyInstance, host: HostDirectory): void {
  scope.decorateRequest('caller');
  scope.addHook('onRequest', async (request) => {
    request.caller = await callerOf(request, host);
  });
}

async function callerOf(request: FastifyRequest, host: HostDirectory): Promise<Caller> {
  const apiKey = request.headers['x-api-key'];
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (typeof apiKey !== 'string' || token === undefined) throw new Problem('not_signed_in');
  const [user, claims] = await Promise.all([host.userOfApiKey(apiKey), host.claimsOfToken(token)]);
  if (user === null || claims === null || claims.sub !== user.id)
    throw new Problem('not_signed_in');
  return {
    userId: user.id,
    createDate: user.createDate,
    plan: planOf(claims),
    isTrialActive: isTrialActive(claims),
  };
}
