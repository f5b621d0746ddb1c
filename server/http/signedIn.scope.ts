import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostDirectory } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import { sourceOf } from '#db/rateWindow.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import { isTrialActive, type Plan, planOf } from '#domain/access/plan.ts';
import { isPass, openPass, type PassOptions, rememberKey } from './extensionPass.ts';

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
  /** May read the reports of problems. */
  readonly isSupport: boolean;
  /** SEO articles a month on top of a subscription. */
  readonly serpBasedAddon: number;
  /** By which a session is recognised without being stored: the hash of its key. */
  readonly session: string;
  /** Acts by a pass, which opens fewer endpoints. */
  readonly isExtension: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

export interface SignInOptions extends PassOptions {
  readonly host: HostDirectory;
  readonly limiter: RateLimiter;
  /** For one account, or for one address if nobody is signed in. */
  readonly requestsPerMinute: number;
}

/**
 * Refuses requests without a sign-in. `X-Api-Key` names the live host session, `Authorization` carries the
 * claims, and both must belong to the same user; or `Authorization` carries the pass of an extension, which has both. It is a
 * hook of the scope and not of a route, so that no route can forget it.
 */
export function requireSignIn(scope: FastifyInstance, options: SignInOptions): void {
  scope.decorateRequest('caller');
  scope.addHook('onRequest', async (request) => {
    request.caller = await callerOf(request, options);
  });
}

/** Whether the session of an accepted request is still valid. */
export async function isSignedIn(
  request: FastifyRequest,
  options: SignInOptions,
): Promise<boolean> {
  const shown = await shownIn(request, options);
  return shown !== null && (await options.host.userOfApiKey(shown.apiKey)) !== null;
}

interface Shown
  extends Pick<Caller, 'userId' | 'email' | 'plan' | 'isTrialActive' | 'isExtension'> {
  readonly apiKey: string;
}

/**
 * A genuine token tells whose request it is without a lookup. So each request is counted once, before
 * anything is looked up, and colleagues behind one address do not share a limit.
 */
async function callerOf(request: FastifyRequest, options: SignInOptions): Promise<Caller> {
  const { host, limiter, requestsPerMinute } = options;
  const shown = await shownIn(request, options);
  const whose = shown === null ? `address/${sourceOf(request.ip)}` : `account/${shown.userId}`;
  limiter.assertWithin(`api/${whose}`, { hits: requestsPerMinute, windowMs: 60_000 });
  if (shown === null || shown.apiKey === '') throw new Problem('not_signed_in');
  const { apiKey, ...said } = shown;
  const user = await host.userOfApiKey(apiKey);
  if (user === null || said.userId !== user.id) throw new Problem('not_signed_in');
  const { createDate, isAdmin, isSupport, serpBasedAddon } = user;
  const session = tokenHash(apiKey);
  const caller = { ...said, createDate, isAdmin, isSupport, serpBasedAddon, session };
  if (!caller.isExtension) rememberKey(caller, apiKey);
  return caller;
}

/** What a request shows of its sign-in, genuine and not over; null if that is nothing. An empty API key is none. */
async function shownIn(request: FastifyRequest, options: SignInOptions): Promise<Shown | null> {
  const { 'x-api-key': given, authorization = '' } = request.headers;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) return null;
  if (isPass(token)) {
    const held = await openPass(options, token, request);
    return held && { ...held, isExtension: true };
  }
  const claims = await options.host.claimsOfToken(token);
  if (claims === null) return null;
  return {
    userId: claims.sub,
    email: claims.email,
    plan: planOf(claims),
    isTrialActive: isTrialActive(claims),
    isExtension: false,
    apiKey: typeof given === 'string' ? given : '',
  };
}
