import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#domain/contract/problem.ts';
import { isHealthCheck } from '../lib/healthCheck.ts';

const RETRY_AFTER_S = 2;

/** Bodies on their way at once, for each request that may be worked on: their senders may make them last. */
const BODIES_PER_REQUEST = 2;

/**
 * Bounds the requests that are worked on at once, and so all that waits for the database or for memory:
 * one more is `overloaded`. A request counts from its arrival until its answer is known, except while its
 * body is on its way: those are counted by themselves, and `REQUEST_MAX_MS` ends what never arrives. A
 * stream counts until it begins.
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
  // Not when the connection closes: what its sender has given up is still worked on.
  app.addHook('onSend', async (request) => {
    worked.delete(request);
    arriving.delete(request);
  });
}

const overloaded = () => new Problem('overloaded', { retryAfterS: RETRY_AFTER_S });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
