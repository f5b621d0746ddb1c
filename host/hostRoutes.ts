import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fromNodeHeaders } from 'better-auth/node';
import { z } from 'zod';
import type { HostSession } from '#domain/contract/host.ts';
import { Problem } from '#domain/contract/problem.ts';
import { type HostAccount, readAccount } from './accounts.ts';
import { apiKeyOf } from './apiKeys.ts';
import { AUTH_PATH } from './auth.ts';
import type { EmbeddedHost } from './embeddedHost.ts';
import { createFolder, foldersOf, selectedFolderOf, selectFolder } from './folders.ts';

const newFolderSchema = z.object({ name: z.string().trim().min(1).max(200) });
const selectionSchema = z.object({ folderId: z.string().max(100) });

/** The host platform's own HTTP interface; its pages and the SDK script are its only clients. */
export function registerHostRoutes(app: FastifyInstance, host: EmbeddedHost): void {
  const { orm } = host;
  app.route({
    method: ['GET', 'POST'],
    url: `${AUTH_PATH}/*`,
    handler: (request, reply) => answerAuth(host, request, reply),
  });
  app.get('/host/jwks.json', () => host.tokens.jwks);
  app.get('/host/api/session', async (request): Promise<{ session: HostSession | null }> => {
    const signedIn = await signedInOf(host, request);
    if (signedIn === null) return { session: null };
    const { account, sessionId } = signedIn;
    return {
      session: {
        user: {
          id: account.id,
          email: account.email,
          isAdmin: account.isAdmin,
          createDate: account.createdAt.toISOString(),
        },
        apiKey: apiKeyOf(sessionId, host.secret),
      },
    };
  });
  app.get('/host/api/token', async (request) => {
    const { account, sessionId } = await required(host, request);
    const token = await host.tokens.sign(account, host.now());
    return { token, apiKey: apiKeyOf(sessionId, host.secret) };
  });
  app.get('/host/api/folders', async (request) => {
    const { account } = await required(host, request);
    return { folders: await foldersOf(orm, account.id) };
  });
  app.post('/host/api/folders', async (request) => {
    const { account } = await required(host, request);
    return createFolder(orm, account.id, parsed(newFolderSchema, request.body).name);
  });
  app.get('/host/api/folders/selected', async (request) => {
    const { account } = await required(host, request);
    return { folder: await selectedFolderOf(orm, account.id) };
  });
  app.post('/host/api/folders/selected', async (request) => {
    const { account } = await required(host, request);
    const { folderId } = parsed(selectionSchema, request.body);
    if (!(await selectFolder(orm, account.id, folderId))) throw new Problem('not_found');
    return { folderId };
  });
}

async function answerAuth(host: EmbeddedHost, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const headers = fromNodeHeaders(request.headers);
  headers.set('x-forwarded-for', request.ip); // whom to count attempts of; never what a client claims
  const answer = await host.auth.handler(
    new Request(url, {
      method: request.method,
      headers,
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
    }),
  );
  reply.status(answer.status);
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(await answer.text());
}

interface SignedIn {
  readonly account: HostAccount;
  readonly sessionId: string;
}

async function signedInOf(host: EmbeddedHost, request: FastifyRequest): Promise<SignedIn | null> {
  const found = await host.auth.api.getSession({ headers: fromNodeHeaders(request.headers) });
  if (found === null) return null;
  const account = await readAccount(host.orm, found.user.id);
  return account === null ? null : { account, sessionId: found.session.id };
}

async function required(host: EmbeddedHost, request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await signedInOf(host, request);
  if (signedIn === null) throw new Problem('not_signed_in');
  return signedIn;
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
  throw new Problem('invalid_input', { fields: Object.fromEntries(fields) });
}
