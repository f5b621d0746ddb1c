import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A health check is answered under any load and for any host name. */
    readonly isHealthCheck?: true;
  }
}

export function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isHealthCheck === true;
}
