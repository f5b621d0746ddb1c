import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A health check is answered under any load and for any host name. */
    readonly isHealthCheck?: true;
  }
}

export function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isHealthCheck === true;
}

/** `/healthz`: the process runs. `/readyz`: so does its database, and it can be written to. */
export function answerHealth(app: FastifyInstance, deps: Pick<Deps, 'databaseWatch'>): void {
  const quiet = { logLevel: 'warn', config: { isHealthCheck: true } } as const;
  app.get('/healthz', quiet, () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async () => {
    await deps.databaseWatch.assertWritable();
    return { status: 'ready' };
  });
}
