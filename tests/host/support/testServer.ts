/** The embedded host on a real database, called as its pages and SDK do. */
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { TokenClaims } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import {
  createEmbeddedHost,
  type EmbeddedHost,
  type EmbeddedHostOptions,
} from '#host/embeddedHost.ts';
import { registerHostRoutes } from '#host/hostRoutes.ts';
import { RequestLog } from '#server/http/requestLog.ts';
import { pooledDatabase } from '#tests/support/database.ts';
import { MARK } from '#tests/support/httpServer.ts';
import { quickPasswords } from '#tests/support/quickPasswords.ts';
import { testSecrets } from '#tests/support/testSecrets.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever the host answered; each test says what that has to be
type Json = any;

export const ORIGIN = { origin: 'http://localhost:80' };
const PASSWORD = 'correct horse battery';
export const DAY_MS = 24 * 60 * 60 * 1000;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Answer {
  readonly status: number;
  readonly body: Json;
}

/** A person in a browser of their own. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly cookies: Record<string, string>;
  ask(method: Method, path: string, body?: object): Promise<Answer>;
  /** The claims of a new access token. */
  claims(): Promise<TokenClaims>;
}

export interface TestHost {
  readonly app: FastifyInstance;
  readonly host: EmbeddedHost;
  /** The lines of its log. */
  readonly log: readonly Record<string, unknown>[];
  /** The time of the host; a test may set it. */
  now: Date;
  signUp(email: string, password?: string): Promise<LightMyRequestResponse>;
  signIn(email: string, password?: string): Promise<LightMyRequestResponse>;
  newPerson(email: string): Promise<Person>;
  /** Invites `guest` to a folder of `owner`, and accepts. */
  share(owner: Person, folderId: string, guest: Person, canWrite: boolean): Promise<void>;
  /** The same account in another browser. */
  elsewhere(person: Pick<Person, 'email'>): Promise<Person>;
  close(): Promise<void>;
}

type TestHostOptions = Partial<Omit<EmbeddedHostOptions, 'orm' | 'now' | 'secrets'>> & {
  /** Routes that are registered before those of the host. */
  readonly before?: (app: FastifyInstance) => unknown;
};

export async function testHost(options: TestHostOptions = {}): Promise<TestHost> {
  const { before, ...hostOptions } = options;
  const opened = await pooledDatabase();
  const clock = { now: new Date() };
  const { orm } = opened.database;
  const now = () => clock.now;
  const host = await createEmbeddedHost({
    orm,
    secrets: testSecrets,
    now,
    publicUrl: null,
    apiSecret: null,
    requestsPerMinute: 100_000,
    limitSignIns: false,
    passwords: quickPasswords,
    ...hostOptions,
  });
  const log: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
  const app: FastifyInstance = Fastify({
    logger: { level: 'trace', stream },
    logController: new RequestLog(),
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(MARK));
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Problem)) throw error;
    if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
    return reply.code(error.status).send({ code: error.code, fields: error.fields });
  });
  before?.(app);
  registerHostRoutes(app, host);
  const authenticate = (how: string, email: string, password = PASSWORD) =>
    app.inject({
      method: 'POST',
      url: `/host/auth/${how}/email`,
      headers: ORIGIN,
      payload: { email, password, name: email },
    });
  const signUp = (email: string, password?: string) => authenticate('sign-up', email, password);
  const signIn = (email: string, password?: string) => authenticate('sign-in', email, password);
  return Object.assign(clock, {
    app,
    log,
    host,
    signUp,
    signIn,
    newPerson: async (email: string) => personOf(app, host, await signUp(email)),
    elsewhere: async ({ email }: Pick<Person, 'email'>) => personOf(app, host, await signIn(email)),
    async share(owner: Person, folderId: string, guest: Person, canWrite: boolean) {
      const path = `/host/api/projects/${folderId}/guests`;
      await owner.ask('POST', path, { email: guest.email, canWrite });
      const { invitations } = (await guest.ask('GET', '/host/api/projects')).body;
      for (const { id } of invitations)
        await guest.ask('POST', `/host/api/invitations/${id}/acceptance`);
    },
    async close() {
      await app.close();
      await opened.dispose();
    },
  });
}

async function personOf(
  app: FastifyInstance,
  host: EmbeddedHost,
  { cookies: set }: LightMyRequestResponse,
): Promise<Person> {
  const cookies = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  const ask = async (method: Method, url: string, body?: object): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url,
      cookies,
      headers: ORIGIN,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const { session } = (await ask('GET', '/host/api/session')).body;
  return {
    id: session.user.id,
    email: session.user.email,
    cookies,
    ask,
    async claims() {
      const { token } = (await ask('GET', '/host/api/token')).body;
      const claims = await host.directory.claimsOfToken(token);
      if (claims === null) throw new Error('The host does not know its own token');
      return claims;
    },
  };
}
