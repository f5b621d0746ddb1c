import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertDatabaseThere } from '#db/databaseAway.ts';
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

/** `/healthz`: the process runs. `/readyz`: so does its database. */
export function answerHealth(app: FastifyInstance, deps: Pick<Deps, 'orm'>): void {
  const quiet = { logLevel: 'warn', config: { isHealthCheck: true } } as const;
  app.get('/healthz', quiet, () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async () => {
    await assertDatabaseThere(deps.orm);
    return { status: 'ready' };
  });
}
