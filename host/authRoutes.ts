import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forgottenImageReader } from '#contract/images/imageCookies.ts';
import { Problem } from '#contract/lib/problem.ts';
import { assertWithin, forgetHits, sourceOf } from '#db/rateWindow.ts';
import { accountWith, endSession } from './accounts.ts';
import { AUTH_PATH, failureOf, triedBy } from './auth.ts';
import { AUTH_ENDPOINTS, type AuthBody, type AuthEndpoint } from './authEndpoints.ts';
import { authHeaders, oldCookieRemoval } from './cookies.ts';
import type { EmbeddedHost } from './embeddedHost.ts';
import { BODY_LIMIT, signedInOf } from './hostRoute.ts';
import { keyOf } from './limits.ts';
import type { SignInLine } from './signInLog.ts';

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
  const before = await signedInOf(host, request);
  const account = endpoint.accountOf?.(request.body, before) ?? null;
  const whose = before?.account ?? (account === null ? null : await accountWith(host.orm, account));
  await countAttempt(host, endpoint, account, request).catch((error: unknown) => {
    const line = { event: endpoint.event, outcome: 'limited', account: whose } as const;
    if (error instanceof Problem) host.signInLog.write(request, line);
    throw error;
  });
  const headers = authHeaders(request, host.cookies, host.now());
  const { answer, text, userId } = await ask(host, endpoint, request, headers);
  const { ok } = answer;
  const found = userId === null ? whose : { id: userId };
  host.signInLog.write(request, {
    event: endpoint.event,
    account: found,
    ...outcomeOf(answer, text),
  });
  if (ok && account !== null) await forgetHits(host.orm, guessesOf(account));
  if (ok && endpoint.endsSession && before !== null) await endSession(host.orm, before.sessionId);
  const isOver = ok && (endpoint.endsSession === true || endpoint.path === '/sign-out');
  return send(reply, answer, text, [
    ...oldCookieRemoval(headers, host.cookies),
    // With the session ends what this browser may see of the product without it.
    ...(isOver ? [forgottenImageReader(host.cookies.isSecure)] : []),
  ]);
}

/** The answer of better-auth, and whose it is, if it is known. */
async function ask(
  host: EmbeddedHost,
  { path }: AuthEndpoint,
  request: FastifyRequest<{ Body: AuthBody }>,
  headers: Headers,
) {
  const url = new URL(`${AUTH_PATH}${path}`, ownOrigin(host, request));
  const sent = new Request(url, { method: 'POST', headers, body: JSON.stringify(request.body) });
  const answer = await host.auth.handler(sent);
  const text = await answer.text();
  if (answer.status >= 500) throw await failureOf(host.orm, text);
  const { user } = (jsonOf(text) ?? {}) as { readonly user?: { readonly id?: string } };
  return { answer, text, userId: user?.id ?? triedBy(sent) };
}

function outcomeOf({ ok, status }: Response, text: string): Pick<SignInLine, 'outcome' | 'code'> {
  const said = jsonOf(text) as Readonly<Record<string, unknown>> | null;
  if (ok) return { outcome: said?.twoFactorRedirect === true ? 'pending' : 'success' };
  return { outcome: status === 429 ? 'locked' : 'failure', code: String(said?.code ?? status) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // an answer without a body
  }
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
  text: string,
  moreCookies: readonly string[],
): Promise<FastifyReply> {
  reply.status(answer.status);
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  const cookies = answer.headers.getSetCookie();
  for (const cookie of cookies.length === 0 ? [] : [...cookies, ...moreCookies])
    reply.header('set-cookie', cookie);
  return reply.send(text);
}
