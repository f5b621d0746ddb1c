import type { FastifyInstance } from 'fastify';
import { acceptZodSchemas } from '#server/http/endpoint.ts';
import { describeApi } from '#server/http/openApi.scope.ts';
import { registerAuthRoutes } from './authRoutes.ts';
import type { EmbeddedHost } from './embeddedHost.ts';
import { redirectEndedSessions } from './endedSessions.ts';
import { type HostRoute, registerHostRoute } from './hostRoute.ts';
import { HOST_API } from './openApi.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { billingRoutes } from './routes/billing.routes.ts';
import { directoryRoutes } from './routes/directory.routes.ts';
import { flagRoutes } from './routes/flag.routes.ts';
import { folderRoutes } from './routes/folder.routes.ts';
import { invitationRoutes } from './routes/invitation.routes.ts';
import { projectRoutes } from './routes/project.routes.ts';
import { sessionRoutes } from './routes/session.routes.ts';
import { startRoutes } from './routes/start.routes.ts';

/** Every route of /host/api and /host/directory. */
export const HOST_ROUTES: readonly HostRoute[] = [
  ...startRoutes,
  ...sessionRoutes,
  ...folderRoutes,
  ...projectRoutes,
  ...invitationRoutes,
  ...billingRoutes,
  ...flagRoutes,
  ...accountRoutes,
  ...directoryRoutes,
];

/** The host platform's HTTP interface: for its own pages and SDK, and for API servers elsewhere. */
export function registerHostRoutes(app: FastifyInstance, host: EmbeddedHost): void {
  app.addHook('onClose', async () => host.limiter.close());
  redirectEndedSessions(app, host);
  app.get('/host/jwks.json', () => host.tokens.jwks);
  app.register(async (scope) => {
    acceptZodSchemas(scope);
    await describeApi(scope, HOST_API);
    scope.decorateRequest('hostCaller');
    registerAuthRoutes(scope, host);
    for (const route of HOST_ROUTES) registerHostRoute(scope, host, route);
  });
}
