import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authHeaders, hasSession } from './cookies.ts';
import type { EmbeddedHost } from './embeddedHost.ts';

const MULTILOGIN_PATH = '/multilogin';

/**
 * Redirects a page of the product that is opened under a session that was ended elsewhere to
 * /multilogin, and back from there (spec §7, multilogin check). The cookie stays: until that page has told the
 * person, every further page says the same. May be registered before or after the pages' routes.
 */
export function redirectEndedSessions(app: FastifyInstance, host: EmbeddedHost): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!readsPage(request)) return;
    const headers = authHeaders(request, host.cookies, host.now());
    if (!hasSession(headers, host.cookies)) return;
    // A page opens while the database is away: what it holds on the device is there all the same.
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
