/** The API answers browser extensions that the operator has named (EXTENSION_ORIGINS), and no other site (CORS). */
import type { FastifyInstance } from 'fastify';
import { CONTRACT_HEADER } from '#contract/lib/answer.ts';
import { API_PREFIX } from '#contract/lib/route.ts';

const ALLOWED = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, sm-log-id',
  'access-control-max-age': '600',
};

const EXPOSED = `${CONTRACT_HEADER}, retry-after, sm-log-id`;

export function openToExtensions(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${API_PREFIX}/`)) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', EXPOSED);
    if (request.method === 'OPTIONS') return reply.headers(ALLOWED).code(204).send();
  });
}
