import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Orm } from '#db/database.ts';
import type { HostDirectory } from '#domain/contract/host.ts';
import { type EndpointOptions, registerEndpoints } from '../lib/endpoints.ts';
import { Problem } from '#domain/contract/problem.ts';
import { rateLimitStore } from '../lib/rateLimitStore.ts';
import { requireSignIn } from './signedIn.scope.ts';

export interface ApiOptions extends EndpointOptions {
  readonly host: HostDirectory;
  readonly requestsPerMinute: number;
  readonly orm: Orm;
}

/** The product's API: limited in rate, for signed-in users, as the contract says. */
export async function apiScope(scope: FastifyInstance, options: ApiOptions): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    store: rateLimitStore(options.orm, 'api'),
    errorResponseBuilder: () => new Problem('too_many_requests'),
  });
  // First of all hooks: guessing keys is limited too.
  scope.addHook('onRequest', scope.rateLimit());
  requireSignIn(scope, options.host);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  registerEndpoints(scope, options);
}
