/**
 * The server half of the mock host (services/session/mock): answers the API server like a remote
 * platform, from what the page has told it. In memory and on loopback, only for `npm run dev`.
 */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type DirectoryUser, type FolderGrant, PRODUCT_ID } from '#contract/host/host.ts';
import { flagsIn } from '#domain/access/flags.ts';
import { claimsOf } from '#domain/access/plan.ts';
import {
  ACCOUNT_PATH,
  type MockState,
  SIGN_IN_PATH,
  SIGN_UP_PATH,
  SIGNED_IN_HASH,
  SIGNED_UP_HASH,
} from '#services/session/mock/mockState.ts';

const ISSUER = 'mock-host';
const TOKEN_LIFETIME = '15 minutes';

interface MockPlatform {
  readonly url: string;
  /** The configuration of a server that uses this platform as its host. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Listens on a free port until it is closed. */
export async function startMockPlatform(): Promise<MockPlatform> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const kid = randomUUID();
  const secret = randomUUID();
  const sign = (state: MockState) =>
    new SignJWT({ ...claimsOf(state.email, state.plan, state.trial) })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setSubject(state.userId)
      .setIssuer(ISSUER)
      .setAudience(PRODUCT_ID)
      .setExpirationTime(TOKEN_LIFETIME)
      .sign(privateKey);
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid }];

  // The last report about a user id counts: two tabs of one user may see different folders.
  const told = new Map<string, MockState>();
  const app = Fastify({ forceCloseConnections: true });
  app.get('/jwks.json', () => ({ keys }));
  app.post<{ Body: MockState }>(ACCOUNT_PATH, async ({ body }) => {
    told.delete(body.apiKey);
    if (body.isAnonymous) return { token: null };
    told.set(body.apiKey, body);
    return { token: await sign(body) };
  });
  answerVisitors(app);
  app.register(async (scope) => answerServers(scope, secret, () => [...told.values()].reverse()));

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const env = {
    HOST_JWKS_URL: `${url}/jwks.json`,
    HOST_API_URL: url,
    HOST_API_SECRET: secret,
    HOST_TOKEN_ISSUER: ISSUER,
    HOST_TOKEN_AUDIENCE: PRODUCT_ID,
    HOST_SIGNUP_URL: SIGN_UP_PATH,
    HOST_MULTILOGIN_URL: SIGN_IN_PATH,
    HOST_HOME_URL: '/content/',
  };
  return { url, env, close: () => app.close() };
}

/** Serves sessions and folders to requests with the secret. The latest of `told` comes first. */
function answerServers(app: FastifyInstance, secret: string, told: () => readonly MockState[]) {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.authorization !== `Bearer ${secret}`) return reply.code(401).send({});
  });
  app.get('/session', ({ headers }, reply) => {
    const state = told().find(({ apiKey }) => apiKey === headers['x-api-key']);
    if (state === undefined) return reply.code(404).send({});
    const { userId: id, createDate, isAdmin, isSupport } = state;
    return reply.send({
      id,
      createDate,
      isAdmin,
      isSupport,
      serpBasedAddon: 0,
    } satisfies DirectoryUser);
  });
  app.get<{ Params: { id: string }; Querystring: { userId: string } }>(
    '/folders/:id',
    ({ params, query }, reply) => {
      const state = told().find(({ userId }) => userId === query.userId);
      const folder = state?.folders.find(({ id }) => id === params.id);
      if (folder === undefined) return reply.code(404).send({});
      const { name: _name, ...grant } = folder;
      return reply.send(grant satisfies FolderGrant);
    },
  );
  app.get<{ Querystring: { userId: string } }>('/flags', ({ query }, reply) => {
    const state = told().find(({ userId }) => userId === query.userId);
    if (state === undefined) return reply.code(404).send({});
    return reply.send({ flags: flagsIn(state.flags) });
  });
}

/** Signs in without a password: the page learns that somebody came back, and remembers who. */
function answerVisitors(app: FastifyInstance): void {
  interface Visit {
    readonly Querystring: { readonly redirect_to?: string };
  }
  app.get<Visit>(SIGN_IN_PATH, ({ query }, reply) =>
    reply.redirect(pathOf(query.redirect_to) + SIGNED_IN_HASH),
  );
  // A guest's sign-up leads to the activation of the trial, and from there to `on_success` (spec §7).
  app.get<Visit>(SIGN_UP_PATH, ({ query }, reply) => {
    const next = pathOf(query.redirect_to);
    const { searchParams } = new URL(next, 'http://localhost');
    return reply.redirect(pathOf(searchParams.get('on_success') ?? next) + SIGNED_UP_HASH);
  });
}

/** The part of an address that is on the page's own origin. */
function pathOf(address = '/content/'): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname.replace(/^\/+/, '/') + search;
}
