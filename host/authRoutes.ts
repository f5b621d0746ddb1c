import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forgottenImageReader } from '#contract/imageCookies.ts';
import { assertWithin, forgetHits, sourceOf } from '#db/rateWindow.ts';
import { Problem } from '#contract/problem.ts';
import { endSession } from './accounts.ts';
import { AUTH_PATH, failureOf } from './auth.ts';
import { AUTH_ENDPOINTS, type AuthBody, type AuthEndpoint } from './authEndpoints.ts';
import { authHeaders, oldCookieRemoval } from './cookies.ts';
import type { EmbeddedHost } from './embeddedHost.ts';
import { BODY_LIMIT, signedInOf } from './hostRoute.ts';
import { keyOf } from './limits.ts';

/**
 * Passes the requests of AUTH_ENDPOINTS on to better-auth, validated and rate-limited. Any other endpoint is
 * unknown.
 */
export function registerAuthRoutes(app: FastifyInstance, host: EmbeddedHost): void {
  for (const endpoint of AUTH_ENDPOINTS)
    app.post<{ Body: AuthBody }>(
      `${AUTH_PATH}${endpoint.path}`,
      { bodyLimit: BODY_LIMIT, schema: { body: endpoint.body } },
      (request, reply) => answerAuth(host, endpoint, request, reply),
    );
}

async function answerAuth(
  host: EmbeddedHost,
  endpoint: AuthEndpoint,
  request: FastifyRequest<{ Body: AuthBody }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body } = request;
  const before = await signedInOf(host, request);
  const account = endpoint.accountOf?.(body, before) ?? null;
  await countAttempt(host, endpoint, account, request);
  const headers = authHeaders(request, host.cookies, host.now());
  const url = new URL(`${AUTH_PATH}${endpoint.path}`, ownOrigin(host, request));
  const sent = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await host.auth.handler(sent);
  if (answer.status >= 500) throw await failureOf(host.orm, await answer.text());
  if (answer.ok && account !== null) await forgetHits(host.orm, guessesOf(account));
  if (answer.ok && endpoint.endsSession && before !== null)
    await endSession(host.orm, before.sessionId);
  const isOver = answer.ok && (endpoint.endsSession === true || endpoint.path === '/sign-out');
  return send(reply, answer, [
    ...oldCookieRemoval(headers, host.cookies),
    // With the session ends what this browser may see of the product without it.
    ...(isOver ? [forgottenImageReader(host.cookies.isSecure)] : []),
  ]);
}

const guessesOf = (account: string) => keyOf('guesses', account);

/** Counts by address first, so that attempts refused there do not lock out the owner of the account. */
async function countAttempt(
  { orm, limits }: EmbeddedHost,
  { path, isLimited }: AuthEndpoint,
  account: string | null,
  { ip }: FastifyRequest,
): Promise<void> {
  if (isLimited) await assertWithin(orm, keyOf(path, sourceOf(ip)), limits.attempts);
  if (account !== null) await assertWithin(orm, guessesOf(account), limits.guesses);
}

/** The public origin, which better-auth compares others with. */
function ownOrigin({ publicUrl }: EmbeddedHost, { protocol, host }: FastifyRequest): string {
  const origin = publicUrl ?? `${protocol}://${host}`;
  if (!URL.canParse(origin)) throw new Problem('bad_request');
  return origin;
}

async function send(
  reply: FastifyReply,
  answer: Response,
  moreCookies: readonly string[],
): Promise<FastifyReply> {
  reply.status(answer.status);
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  const cookies = answer.headers.getSetCookie();
  for (const cookie of cookies.length === 0 ? [] : [...cookies, ...moreCookies])
    reply.header('set-cookie', cookie);
  return reply.send(await answer.text());
}
