/** Every endpoint of the product and of the embedded host, each with a valid request. */
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import type { Creates } from '#contract/lib/route.ts';
import { AUTH_ENDPOINTS, type AuthEndpoint } from '#host/authEndpoints.ts';
import type { HostRoute } from '#host/hostRoute.ts';
import { HOST_ROUTES } from '#host/hostRoutes.ts';
import { filled, filledEachWay, filledPath, type Known } from '#tests/support/filled.ts';
import { aPng } from '#tests/support/images.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { WITH_MODEL } from './newTestServer.ts';
import { playedDesignTool } from './playedDesignTool.ts';
import { playedSites } from './playedSites.ts';
import { aTenant, type Tenant } from './tenant.ts';
import {
  API_SECRET,
  nextRequestId,
  type TestServer,
  type TestServerOptions,
  testServer,
} from './testServer.ts';

export interface EveryCall {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the names of its parameters. */
  readonly path: string;
  readonly params: Known;
  readonly query: Known;
  /** Valid JSON bodies, which together cover each option of a union; empty if it takes none. */
  readonly bodies: readonly unknown[];
  /** A file, if it takes one. */
  readonly bytes?: Buffer;
  readonly bytesType?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isStream: boolean;
  /** Of a POST. */
  readonly creates: Creates | null;
}

/** What is drawn is the same over either database, and drawing takes longer than all else: here, it is done over PGlite. */
export const UNDRAWN: Pick<TestServerOptions, 'covers'> =
  globalThis.TEST_DATABASE_URL === undefined
    ? {}
    : { covers: { draw: async () => ({ png: aPng(), missing: [] }), close: async () => {} } };

/** A server with the embedded host, with a model and web pages to read. */
export function wholeServer(options: TestServerOptions = {}): Promise<TestServer> {
  const page = {
    title: 'Tea',
    siteName: null,
    byline: null,
    around: { words: 0, example: '' },
    language: null,
    html: '<p>Tea</p>',
  };
  return testServer({
    works: false,
    hostPlatform: 'embedded',
    ...UNDRAWN,
    engine: WITH_MODEL,
    readWebPage: async (url) => ({ url, ...page }),
    siteKinds: playedSites(),
    designTool: playedDesignTool(),
    ...options,
  });
}

const ORDER = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];

/** Reads come first; removals come late, parts before their whole; calls that end a session come last. */
export async function everyCall(server: TestServer): Promise<readonly EveryCall[]> {
  const tenant = await aTenant(server, server.user());
  tenant.owner.isAdmin = true;
  tenant.owner.isSupport = true;
  const calls = [
    ...ENDPOINTS.map((endpoint) => callOfEndpoint(endpoint, tenant)),
    ...(await hostCalls(server)),
  ];
  const place = ({ method, path }: EveryCall) =>
    path.startsWith(AUTH) ? ORDER.length : ORDER.indexOf(method);
  return calls.toSorted((a, b) => place(a) - place(b) || b.path.length - a.path.length);
}

/** The request of a call. A change replaces the part that it names. */
export function requestOf(call: EveryCall, change: Partial<EveryCall> = {}): InjectOptions {
  const { method, path, params, query, bodies, bytes, headers } = { ...call, ...change };
  const payload = bytes ?? (bodies.length > 0 ? JSON.stringify(bodies[0]) : undefined);
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${`${value}`.replace('#', '%23')}`,
  );
  return {
    method,
    url: `${filledPath(path, params)}${search.length === 0 ? '' : `?${search.join('&')}`}`,
    headers: {
      ...headers,
      ...(payload !== undefined && { 'content-type': bytes ? call.bytesType : 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  };
}

const fieldsOf = (schema: z.ZodType | undefined, known: Known): Known =>
  schema === undefined ? {} : (filled(schema, known) as Known);

/** An image where one is taken, or else a byte. */
const bytesFor = (types: readonly string[]): Buffer =>
  types.some((type) => type.startsWith('image/')) ? aPng() : Buffer.alloc(1);

function callOfEndpoint({ name, route, url, schemas }: Endpoint, tenant: Tenant): EveryCall {
  const inArticle = {
    part: 0,
    headingId: 'b1',
    blockId: 'b1',
    version: 2,
    baseVersion: 2,
    restoredFrom: 1,
  };
  const event = {
    id: crypto.randomUUID(),
    name: 'page_view',
    properties: { route: 'dashboard' },
    at: '2026-01-01T00:00:00Z',
  };
  const made = { requestId: nextRequestId(), events: [event], sessionLog: [] };
  const known = { ...tenant.ids, ...inArticle, ...made };
  return {
    name,
    method: route.method,
    path: url,
    params: fieldsOf(schemas.params, known),
    query: fieldsOf(schemas.query, { ...known, position: 0 }), // an audit has one page
    bodies: schemas.body ? filledEachWay(schemas.body, known) : [],
    ...(route.bytes && { bytes: bytesFor(route.bytes), bytesType: route.bytes[0] ?? '' }),
    headers: tenant.owner.headers,
    isStream: route.stream === true,
    creates: route.creates ?? null,
  };
}

const AUTH = '/host/auth';
const ACCOUNT = { email: 'owner@example.org', name: 'Owner', password: 'correct horse battery' };
const ORIGIN = { host: 'localhost:3000', origin: 'http://localhost:3000' };

/** The endpoints of better-auth that the pages of the host use. */
/** A body for each endpoint of better-auth. */
const AUTH_BODIES: Readonly<Record<string, Known>> = {
  '/sign-up/email': { ...ACCOUNT, email: 'another@example.org' },
  '/sign-in/email': { email: ACCOUNT.email, password: ACCOUNT.password },
  '/change-password': {
    currentPassword: ACCOUNT.password,
    newPassword: ACCOUNT.password,
    revokeOtherSessions: true,
  },
  '/two-factor/enable': { password: ACCOUNT.password },
  '/two-factor/verify-totp': { code: '000000' },
  '/two-factor/verify-backup-code': { code: 'aaaaa-aaaaa' },
  '/two-factor/generate-backup-codes': { password: ACCOUNT.password },
  // A wrong one, because the right one would replace the session.
  '/two-factor/disable': { password: 'wrong' },
  '/sign-out': {},
};

function authBodyOf({ path }: AuthEndpoint): Known {
  const body = AUTH_BODIES[path];
  if (body === undefined) throw new Error(`There is no body for ${path}.`);
  return body;
}

/** Calls as the first account, which administers the installation and has invited somebody to its folder. */
async function hostCalls({ app }: TestServer): Promise<EveryCall[]> {
  const post = async (path: string, payload: object, cookie = '') => {
    const headers = { ...ORIGIN, cookie };
    const answer = await app.inject({ method: 'POST', url: `/host${path}`, headers, payload });
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    return { cookie: cookies.join('; '), body: answer.json() };
  };
  const owner = await post('/auth/sign-up/email', ACCOUNT);
  const guest = await post('/auth/sign-up/email', { ...ACCOUNT, email: 'guest@example.org' });
  const { cookie } = owner;
  const userId: string = owner.body.user.id;
  const folder = { requestId: nextRequestId(), name: 'Mine' };
  const folderId: string = (await post('/api/folders', folder, cookie)).body.id;
  const invited = { email: 'guest@example.org', canWrite: true };
  await post(`/api/projects/${folderId}/guests`, invited, cookie);
  const projects = await app.inject({
    url: '/host/api/projects',
    headers: { ...ORIGIN, cookie: guest.cookie },
  });
  const invitationId: string = projects.json().invitations[0].id;
  const { url, headers } = { url: '/host/api/session', headers: { ...ORIGIN, cookie } };
  const { session } = (await app.inject({ url, headers })).json();
  const known = {
    userId,
    targetingKey: userId,
    folderId,
    invitationId,
    id: folderId,
    email: 'guest@example.org',
  };
  const calls = HOST_ROUTES.map((route) => callOfHostRoute(route, known, headers, session.apiKey));
  const auth = AUTH_ENDPOINTS.map(
    (endpoint): EveryCall => ({
      name: `POST ${AUTH}${endpoint.path}`,
      method: 'POST',
      path: AUTH + endpoint.path,
      params: {},
      query: {},
      bodies: [authBodyOf(endpoint)],
      headers,
      isStream: false,
      creates: null,
    }),
  );
  return [...calls, ...auth];
}

function callOfHostRoute(
  { method, path, who, asks, creates }: HostRoute,
  ids: Known,
  headers: Readonly<Record<string, string>>,
  apiKey: string,
): EveryCall {
  const own = path.includes('/accounts/') ? { id: ids['userId'] } : {};
  const known = { requestId: nextRequestId(), ...ids, ...own };
  const { params, query, body } = asks?.shape ?? {};
  const proof = { authorization: `Bearer ${API_SECRET}`, 'x-api-key': apiKey };
  return {
    name: `${method} ${path}`,
    method,
    path,
    params: fieldsOf(params, known),
    query: fieldsOf(query, known),
    bodies: body ? filledEachWay(body, known) : [],
    headers: who === 'apiServer' ? proof : headers,
    isStream: false,
    creates: creates ?? null,
  };
}
