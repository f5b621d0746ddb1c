/**
 * Turns the contract (the route and schema tables of contract/) into Fastify routes, given one handler
 * for each endpoint. A missing or misspelt handler does not compile.
 */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  HTTPMethods,
  RouteHandlerMethod,
} from 'fastify';
import type { z } from 'zod';
import { type ContractSchemas, contractSchemas } from '#contract/contract.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { API_PREFIX, type EndpointSchemas, type Route } from '#contract/lib/route.ts';
import { type ResponseOf, type Routes, routes } from '#contract/routes.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import type { CheckedIds } from '#db/schema/ids.ts';
import { storable } from '#db/storable.ts';
import { onBehalfOf } from '../lib/fairTurns.ts';
import { isRecord } from '../lib/jsonPieces.ts';
import { inSlices } from '../lib/slices.ts';
import { refuseClashes, refuseStrayQuery } from './callArguments.ts';
import { registerEndpoint } from './endpoint.ts';
import { askedIn, type CreatingContext, hashOfInput } from './inputHash.ts';
import type { OpenStreams } from './openStreams.ts';
import { withPluginName } from './pluginName.ts';
import type { Caller } from './signedIn.scope.ts';
import { answerText } from './slicedSchema.ts';
import { type SseMessage, sseStream } from './sse.ts';

/** What a handler gets: the parsed arguments side by side, as in the page's client, and the caller. */
export type Call<S> = (S extends { params: infer P extends z.ZodType }
  ? Checked<z.output<P>>
  : unknown) &
  (S extends { query: infer Q extends z.ZodType } ? z.output<Q> : unknown) &
  (S extends { body: infer B extends z.ZodType } ? { readonly body: z.output<B> } : unknown) &
  (S extends { body: Requested } | { query: Requested } ? CreatingContext : unknown) &
  CallContext;

type Requested = z.ZodType<{ readonly requestId: string }>;

/** The parameters of a path with a workspace: the policy has checked their ids. */
type Checked<P> = 'workspaceId' extends keyof P
  ? { readonly [Name in keyof P]: Name extends keyof CheckedIds ? CheckedIds[Name] : P[Name] }
  : P;

export interface CallContext {
  readonly caller: Caller;
  readonly log: FastifyBaseLogger;
  readonly logId: string;
  /** Of what is asked for under a request id (`inputHash.ts`); null without one. */
  readonly inputHash: string | null;
}

export interface BytesContext {
  /** The body of a route that takes a file; empty without a body. */
  readonly bytes: Uint8Array;
}

export interface StreamContext {
  /** From the header Last-Event-ID; 0 without one. */
  readonly lastEventId: number;
  /** Fires when the client has gone or may no longer read, or the server stops. */
  readonly signal: AbortSignal;
}

type Handler<R, S> = R extends { stream: true }
  ? (call: Call<S> & StreamContext) => Promise<AsyncIterable<SseMessage<ResponseOf<S>>>>
  : R extends { bytes: readonly string[] }
    ? (call: Call<S> & BytesContext) => Promise<ResponseOf<S>>
    : (call: Call<S>) => Promise<ResponseOf<S>>;

export type GroupHandlers<G extends keyof Routes> = {
  readonly [op in keyof Routes[G] & keyof ContractSchemas[G]]: Handler<
    Routes[G][op],
    ContractSchemas[G][op]
  >;
};

export type Handlers = { readonly [G in keyof Routes]: GroupHandlers<G> };

/** The type of any handler; the types above are the precise ones. */
type AnyHandler = (call: CallContext & Partial<BytesContext & StreamContext>) => Promise<unknown>;

/** The parameters of a path, parsed. */
export type PathParams = Readonly<Record<string, unknown>>;

/**
 * Decides whether the caller may make the call. Returns the path parameters, or throws a problem. Handlers
 * get the parameters only from here, so no route can skip the check.
 */
export type Policy = (
  caller: Caller,
  route: Route,
  params: PathParams,
) => Promise<PathParams & Partial<CheckedIds>>;

/** Throws a problem if a call that may be made begins what is not open to the caller. */
export type FeaturePolicy = (
  endpoint: Pick<Endpoint, 'group' | 'op'>,
  call: CallContext,
) => Promise<void>;

export interface EndpointOptions {
  readonly handlers: Handlers;
  readonly policy: Policy;
  readonly featurePolicy: FeaturePolicy;
  readonly limiter: RateLimiter;
  /** Whether the session of a request is still valid; streams ask again while they run. */
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  readonly streams: OpenStreams;
  /** Fires when the server stops; ends the streams. */
  readonly stopping: AbortSignal;
}

export function registerEndpoints(app: FastifyInstance, options: EndpointOptions): void {
  app.decorateRequest('inputHash', null);
  const methodsOf = new Map<string, HTTPMethods[]>();
  for (const [group, endpoints] of Object.entries(routes)) {
    for (const [op, route] of Object.entries<Route>(endpoints)) {
      const url = `${API_PREFIX}/${group}${route.path}`;
      methodsOf.set(url, [...(methodsOf.get(url) ?? []), route.method]);
      const endpoint = { group, op, url, route };
      if (route.bytes === undefined) register(app, endpoint, options);
      else registerFileEndpoint(app, { ...endpoint, types: route.bytes }, options);
    }
  }
  for (const [url, methods] of methodsOf) refuseOtherMethods(app, url, methods);
}

interface Endpoint {
  readonly group: string;
  readonly op: string;
  readonly url: string;
  readonly route: Route;
}

/** Registers the endpoint in a separate scope, which accepts only files, as the others accept only JSON. */
function registerFileEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint & { readonly types: readonly string[] },
  options: EndpointOptions,
): void {
  const files = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...endpoint.types],
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    register(scope, endpoint, options);
  };
  app.register(withPluginName(`files of ${endpoint.url}`, files));
}

function register(app: FastifyInstance, endpoint: Endpoint, options: EndpointOptions): void {
  const { group, op, url, route } = endpoint;
  const operationId = `${group}.${op}`;
  const schemas = tableEntry<EndpointSchemas>(contractSchemas, group, op);
  const handle = tableEntry<AnyHandler>(options.handlers, group, op);
  refuseClashes(operationId, schemas);
  const callOf = (request: FastifyRequest) => checkedCall(options, endpoint, schemas, request);
  const description = { ...route, url, schemas, openApi: { operationId, tags: [group] } };
  registerEndpoint(app, description, {
    preValidation: async (request) => {
      refuseStrayQuery(request.query, schemas.query);
      request.inputHash = await hashOfInput(request);
      // Before it is checked: what is left of a text may be too short.
      if (schemas.body && request.hasEscapes) request.body = await storableBody(request.body);
    },
    handler: route.stream
      ? streaming(handle, callOf, options)
      : answering(handle, callOf, schemas.response),
  });
}

/** A list in slices, and what is in the fields of an object one after the other. */
async function storableBody(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return inSlices(value, storable);
  if (!isRecord(value)) return storable(value);
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value))
    fields.push([storable(name), await storableBody(field)]);
  return Object.fromEntries(fields);
}

function tableEntry<T>(table: unknown, group: string, op: string): T {
  return (table as Record<string, Record<string, T>>)[group]?.[op] as T;
}

/** How often a stream checks that its reader is still signed in and may still read. */
const ACCESS_CHECK_MS = 5000;

type CallOf = (request: FastifyRequest) => Promise<CallContext & Record<string, unknown>>;

function answering(handle: AnyHandler, callOf: CallOf, schema: z.ZodType): RouteHandlerMethod {
  return async (request, reply) => {
    const call = await callOf(request);
    const answer = await onBehalfOf(call.caller.userId, () => handle(call));
    reply.type('application/json; charset=utf-8');
    return answerText(schema, answer, request);
  };
}

function streaming(
  handle: AnyHandler,
  callOf: CallOf,
  { isSignedIn, streams, stopping }: EndpointOptions,
): RouteHandlerMethod {
  return async (request, reply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    if (reply.raw.destroyed) gone.abort(); // it closed before anybody listened
    streams.add(request.caller.userId, gone.signal);
    const signal = AbortSignal.any([gone.signal, stopping]);
    const call = { ...(await callOf(request)), lastEventId: lastEventId(request), signal };
    if (reply.raw.destroyed) return reply.send(); // The client has already disconnected.
    const mayStillRead = async () => {
      try {
        if (!(await isSignedIn(request))) return false;
        await callOf(request);
        return true;
      } catch (error) {
        // A failure on our side does not end the stream; if it lasts, the stream fails by itself.
        return !(error instanceof Problem) || error.status >= 500;
      }
    };
    const check = setInterval(async () => {
      if (!(await mayStillRead())) gone.abort();
    }, ACCESS_CHECK_MS);
    gone.signal.addEventListener('abort', () => clearInterval(check), { once: true });
    const messages = await handle(call);
    // Nothing between us and the page may cache or buffer events.
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    return reply
      .type('text/event-stream')
      .send(sseStream(messages as AsyncIterable<SseMessage<unknown>>));
  };
}

/** The call as its handler gets it: only parsed values, and path parameters that the policy has checked. */
async function checkedCall(
  { policy, featurePolicy, limiter }: EndpointOptions,
  endpoint: Endpoint,
  { params, query, body }: EndpointSchemas,
  request: FastifyRequest,
): Promise<CallContext & Record<string, unknown>> {
  const { group, op, route } = endpoint;
  const { caller } = request;
  const given = params ? storable(request.params as PathParams) : {};
  const checkedParams = await policy(caller, route, given);
  if (route.perMinute !== undefined) {
    const limit = { hits: route.perMinute, windowMs: 60_000 };
    limiter.assertWithin(`${group}.${op}/${caller.userId}`, limit);
  }
  const call = {
    ...checkedParams,
    ...(query && storable(request.query as object)),
    ...(body && { body: request.body }),
    ...(route.bytes && { bytes: bytesOf(request.body) }),
    caller,
    log: request.log,
    logId: request.id,
    inputHash: request.inputHash,
    ...askedIn(request, caller.userId),
  };
  await featurePolicy(endpoint, call);
  return call;
}

/** Empty without a body. */
function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** The largest number that an event can have: an integer of PostgreSQL. */
const LAST_SEQ = 2 ** 31 - 1;

/** 0 without the header. Throws `bad_request` for a value that no event can have. */
function lastEventId({ headers }: FastifyRequest): number {
  const text = headers['last-event-id'] || '0';
  const isSeq = typeof text === 'string' && /^\d+$/.test(text) && Number(text) <= LAST_SEQ;
  if (!isSeq)
    throw new Problem('bad_request', { detail: 'Last-Event-ID is not the id of an event.' });
  return Number(text);
}

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
): void {
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    onRequest: (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new Problem('method_not_allowed');
    },
    handler: () => undefined,
  });
}
