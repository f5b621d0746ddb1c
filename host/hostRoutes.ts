import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptZodSchemas } from '#server/http/endpoint.ts';
import { type ApiDescription, describeApi } from '#server/http/openApi.scope.ts';
import { withPluginName } from '#server/http/pluginName.ts';
import { registerAuthRoutes } from './authRoutes.ts';
import { authHeaders, hasSession } from './cookies.ts';
import type { EmbeddedHost } from './embeddedHost.ts';
import { type HostRoute, registerHostRoute } from './hostRoute.ts';
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
  app.get('/host/jwks.json', () => host.tokens.jwks(host.now()));
  const routes = async (scope: FastifyInstance) => {
    acceptZodSchemas(scope);
    await describeApi(scope, HOST_API);
    scope.decorateRequest('hostCaller');
    if (!scope.hasRequestDecorator('inputHash')) scope.decorateRequest('inputHash', null);
    registerAuthRoutes(scope, host);
    for (const route of HOST_ROUTES) registerHostRoute(scope, host, route);
  };
  app.register(withPluginName('host', routes));
}

const MULTILOGIN_PATH = '/multilogin';

/**
 * Redirects a page of the product to /multilogin if its session was ended elsewhere, with the way back (spec §7,
 * multilogin check). The cookie stays, so every further page is redirected too, until /multilogin has told the
 * person. May be registered before or after the routes of the pages.
 */
function redirectEndedSessions(app: FastifyInstance, host: EmbeddedHost): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!readsPage(request)) return;
    const headers = authHeaders(request, host.cookies, host.now());
    if (!hasSession(headers, host.cookies)) return;
    // Without the database the page still opens: what is on the device can be used.
    const session = await host.auth.api.getSession({ headers }).catch(() => undefined);
    if (session !== null) return;
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${MULTILOGIN_PATH}?redirect_to=${encodeURIComponent(request.url)}`);
  });
}

function readsPage({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && /^\/content(?!\/api\/)([/?]|$)/.test(url);
}

/** The OpenAPI document of the host's HTTP interface. */
const HOST_API: ApiDescription = {
  path: '/host/openapi.json',
  prefixes: ['/host/api/', '/host/directory/'],
  document: {
    info: {
      title: 'Embedded host platform',
      version: '1',
      description: 'Accounts, folders, billing, flags and tokens; docs/hosting.md is the manual.',
    },
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'content-host.session_token',
          description: 'Behind `__Host-` where PUBLIC_URL is https.',
        },
        apiSecret: { type: 'http', scheme: 'bearer', description: 'HOST_API_SECRET.' },
      },
    },
  },
};
