import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_PATH } from './auth.ts';
import type { EmbeddedHost } from './embeddedHost.ts';
import { redirectEndedSessions } from './endedSessions.ts';
import { failureOf } from './failure.ts';
import { type HostRoute, registerHostRoute } from './hostRoute.ts';
import { hostOpenApi } from './openApi.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { billingRoutes } from './routes/billing.routes.ts';
import { directoryRoutes } from './routes/directory.routes.ts';
import { flagRoutes } from './routes/flag.routes.ts';
import { folderRoutes } from './routes/folder.routes.ts';
import { projectRoutes } from './routes/project.routes.ts';
import { sessionRoutes } from './routes/session.routes.ts';

/** Every route of /host/api and /host/directory. */
export const HOST_ROUTES: readonly HostRoute[] = [
  ...sessionRoutes,
  ...folderRoutes,
  ...projectRoutes,
  ...billingRoutes,
  ...flagRoutes,
  ...accountRoutes,
  ...directoryRoutes,
];

/** The host platform's HTTP interface: for its own pages and SDK, and for API servers elsewhere. */
export function registerHostRoutes(app: FastifyInstance, host: EmbeddedHost): void {
  redirectEndedSessions(app, host);
  app.route({
    method: ['GET', 'POST'],
    url: `${AUTH_PATH}/*`,
    handler: (request, reply) => answerAuth(host, request, reply),
  });
  app.get('/host/jwks.json', () => host.tokens.jwks);
  app.get('/host/openapi.json', () => hostOpenApi(HOST_ROUTES));
  for (const route of HOST_ROUTES) registerHostRoute(app, host, route);
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
  if (answer.status >= 500) throw await failureOf(host.orm, await answer.text());
  reply.status(answer.status);
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(await answer.text());
}
