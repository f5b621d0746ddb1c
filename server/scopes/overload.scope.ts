import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#domain/contract/problem.ts';
import { isHealthCheck } from '../lib/healthCheck.ts';

const RETRY_AFTER_S = 2;

/**
 * Bounds the requests that are worked on at once, and so all that waits for the database or for memory:
 * one more is `overloaded`. A request counts from its arrival until its answer is known, except while its
 * body is on its way, which its sender may make last. A stream counts until it begins.
 */
export function shedOverload(app: FastifyInstance, mostAtOnce: number): void {
  const worked = new Set<FastifyRequest>();
  const begin = async (request: FastifyRequest) => {
    if (isHealthCheck(request)) return;
    if (worked.size >= mostAtOnce) throw new Problem('overloaded', { retryAfterS: RETRY_AFTER_S });
    worked.add(request);
  };
  const pause = async (request: FastifyRequest) => void worked.delete(request);
  app.addHook('onRequest', begin);
  app.addHook('preParsing', pause);
  app.addHook('preValidation', begin);
  // Not when the connection closes: what its sender has given up is still worked on.
  app.addHook('onSend', pause);
}
