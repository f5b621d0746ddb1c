import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every changing request that a browser makes for another site. Browsers always say where
 * such a request comes from; a client that says nothing is none, and carries its own API key.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (!READING_METHODS.has(request.method) && !isOurs(request, publicUrl)) {
      throw new Problem('foreign_origin');
    }
  });
}

function isOurs(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  // The scheme counts too: what was written into a page on the way by http is not ours by https.
  const ours = originOf(publicUrl ?? `${request.protocol}://${request.host}`);
  return ours !== null && originOf(origin) === ours;
}

/** Null for what has none, the opaque origin "null" for instance. */
function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
