import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For whoever watches over the process: answered however busy it is, and by whatever name it is asked. */
    readonly isHealthCheck?: true;
  }
}

export function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isHealthCheck === true;
}
