/** A route of the host's HTTP interface as data: who may call it, with what, and what it returns. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { Creates, EndpointSchemas } from '#contract/lib/route.ts';
import { assertWithin, sourceOf } from '#db/rateWindow.ts';
import { registerEndpoint } from '#server/http/endpoint.ts';
import { askedIn, type CreatingContext, hashOfInput } from '#server/http/inputHash.ts';
import { type HostAccount, readAccount } from './accounts.ts';
import { failureOf } from './auth.ts';
import { authHeaders } from './cookies.ts';
import type { EmbeddedHost } from './embeddedHost.ts';
import { keyOf } from './limits.ts';
import type { AccountEvent } from './signInLog.ts';

/** The largest request body, in bytes. */
export const BODY_LIMIT = 16 * 1024;

export interface SignedIn {
  readonly account: HostAccount;
  readonly sessionId: string;
}

/** What a route gets about its caller. An `apiServer` sends the secret of the installation. */
interface CallerOf {
  readonly anyone: { readonly signedIn: SignedIn | null };
  readonly user: SignedIn;
  readonly admin: SignedIn;
  readonly apiServer: object;
}

export type Who = keyof CallerOf;

interface Noting {
  /** Writes a line about an account to the log. */
  note(event: AccountEvent, accountId: string): void;
}

/** `asks` is the schema of { params, query, headers, body }, with the parts that the route reads. */
type RouteOf<W extends Who, Asked, Answer> = RouteFacts<W, Asked, Answer> & MethodOf<Asked>;

/** As of the product's routes (contract/lib/route.ts). */
type MethodOf<Asked> =
  | { readonly method: 'POST'; readonly creates: CreatesOf<Asked> }
  | { readonly method: 'GET' | 'PATCH' | 'DELETE'; readonly creates?: never };

interface WithRequestId {
  readonly body: { readonly requestId: string };
}

type CreatesOf<Asked> = Asked extends WithRequestId ? Creates : Exclude<Creates, 'perRequest'>;

interface RouteFacts<W extends Who, Asked, Answer> {
  readonly path: string;
  readonly summary: string;
  readonly who: W;
  /** The answer has an entity tag; who names it again gets 304 while it is the same. */
  readonly isTagged?: true;
  readonly asks?: z.ZodObject & z.ZodType<Asked>;
  readonly answers: z.ZodType<Answer>;
  answer(
    host: EmbeddedHost,
    call: CallerOf[W] & Asked & Noting & (Asked extends WithRequestId ? CreatingContext : unknown),
  ): Promise<Answer> | Answer;
}

/** A route whose precise types were checked where it was defined. */
export type HostRoute = Omit<RouteFacts<Who, never, unknown>, 'asks' | 'answer'> & {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly creates?: Creates;
  readonly asks?: z.ZodObject;
  answer(host: EmbeddedHost, asked: never): unknown;
};

/** Checks the types of a route: its answer and what it reads from the request. */
export function hostRoute<W extends Who, Answer, Asked = unknown>(
  route: RouteOf<W, Asked, Answer>,
): HostRoute {
  return route as HostRoute;
}

const SECURITY_OF: Readonly<Record<Who, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  anyone: [{}, { session: [] }],
  user: [{ session: [] }],
  admin: [{ session: [] }],
  apiServer: [{ apiSecret: [] }],
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for the routes of the host's HTTP interface. */
    hostCaller: CallerOf[Who];
  }
}

export function registerHostRoute(
  app: FastifyInstance,
  host: EmbeddedHost,
  { method, path, summary, who, isTagged, asks, answers, answer }: HostRoute,
): void {
  const schemas = { ...(asks?.shape as Partial<EndpointSchemas>), response: answers };
  const openApi = { security: SECURITY_OF[who] };
  const bodyLimit = BODY_LIMIT;
  registerEndpoint(
    app,
    { method, url: path, summary, schemas, bodyLimit, openApi },
    {
      async preValidation(request) {
        request.hostCaller = await callerOf(host, who, request);
        request.inputHash = await hashOfInput(request);
      },
      async handler(request, reply) {
        const { params, query, headers, body, hostCaller } = request;
        const asked = 'account' in hostCaller ? askedIn(request, hostCaller.account.id) : {};
        const note: Noting['note'] = (event, id) =>
          host.signInLog.write(request, { event, outcome: 'success', account: { id } });
        const call = { params, query, headers, body, note, ...hostCaller, ...asked };
        const answered = await answer(host, call as never); // `hostRoute` has checked the types
        return isTagged && isKnown(answered, request, reply) ? reply.code(304).send() : answered;
      },
    },
  );
}

/** Tags an answer. Returns whether the caller has it already. */
function isKnown(answered: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const hash = createHash('sha256').update(JSON.stringify(answered)).digest('base64url');
  const tag = `"${hash.slice(0, 22)}"`;
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag;
}

async function callerOf(
  host: EmbeddedHost,
  who: Who,
  request: FastifyRequest,
): Promise<CallerOf[Who]> {
  if (who === 'apiServer') {
    await requireSecret(host, request);
    return {};
  }
  const signedIn = await signedInOf(host, request);
  const caller = signedIn?.account.id ?? sourceOf(request.ip);
  host.limiter.assertWithin(keyOf('requests', caller), host.limits.requests);
  if (who === 'anyone') return { signedIn };
  if (signedIn === null) throw new Problem('not_signed_in');
  if (who === 'admin' && !signedIn.account.isAdmin) throw new Problem('forbidden');
  return signedIn;
}

/** Returns who is signed in by the cookie of a request, or null. */
export async function signedInOf(
  host: EmbeddedHost,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  const headers = authHeaders(request, host.cookies, host.now());
  const found = await host.auth.api.getSession({ headers }).catch(async (error: unknown) => {
    throw await failureOf(host.orm, error);
  });
  if (found === null) return null;
  const account = await readAccount(host.orm, found.user.id);
  return account === null ? null : { account, sessionId: found.session.id };
}

async function requireSecret(
  { orm, apiSecret, limits }: EmbeddedHost,
  request: FastifyRequest,
): Promise<void> {
  if (apiSecret === null) throw new Problem('not_found');
  const { authorization = '' } = request.headers;
  // Digests have equal lengths, as the comparison requires.
  const isIt = timingSafeEqual(digest(authorization), digest(`Bearer ${apiSecret}`));
  if (isIt) return;
  await assertWithin(orm, keyOf('directory', sourceOf(request.ip)), limits.attempts);
  throw new Problem('not_signed_in');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
