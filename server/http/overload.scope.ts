import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import { isHealthCheck } from './health.scope.ts';

const RETRY_AFTER_S = 2;

/** Request bodies that may arrive at the same time, as a multiple of the requests handled at once. */
const BODIES_PER_REQUEST = 2;

/**
 * Limits the requests handled at once, and so everything that waits for the database or uses memory; further
 * requests get `overloaded`. A request counts from its arrival until its answer is ready, except while its
 * body arrives: a slow sender must not use up the limit. Arriving bodies have a limit of their own, and
 * `REQUEST_MAX_MS` ends those that never complete. A stream counts until it begins.
 */
export function shedOverload(app: FastifyInstance, mostAtOnce: number): void {
  const worked = new Set<FastifyRequest>();
  const arriving = new Set<FastifyRequest>();
  const begin = async (request: FastifyRequest) => {
    if (isHealthCheck(request)) return;
    arriving.delete(request);
    if (worked.size >= mostAtOnce) throw overloaded();
    worked.add(request);
  };
  const receive = async (request: FastifyRequest) => {
    worked.delete(request);
    if (!hasBody(request)) return;
    if (arriving.size >= mostAtOnce * BODIES_PER_REQUEST) throw overloaded();
    arriving.add(request);
    request.raw.once('close', () => arriving.delete(request));
  };
  app.addHook('onRequest', begin);
  app.addHook('preParsing', receive);
  app.addHook('preValidation', begin);
  // Not when the connection closes: a request is still handled after its sender has given up.
  app.addHook('onSend', async (request) => {
    worked.delete(request);
    arriving.delete(request);
  });
}

const overloaded = () => new Problem('overloaded', { retryAfterS: RETRY_AFTER_S });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
