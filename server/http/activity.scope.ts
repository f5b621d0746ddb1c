import type { FastifyInstance, FastifyRequest } from 'fastify';
import { during } from '../lib/activity.ts';

/** The endpoint of a request: its method and the pattern of its address, without ids and queries. */
export const endpointOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? '(unknown address)'}`;

/** Runs each request under the name of its endpoint. The arrival of a body belongs to the connection, so it is named again after it. */
export function nameActivities(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => during(endpointOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => during(endpointOf(request), done));
}
