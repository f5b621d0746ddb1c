import type { FastifyInstance } from 'fastify';
import { acceptZodSchemas } from './endpoint.ts';
import { type EndpointOptions, registerEndpoints } from './endpoints.ts';
import { compressAnswers } from './compressed.scope.ts';
import { isSignedIn, requireSignIn, type SignInOptions } from './signedIn.scope.ts';

export type ApiOptions = Omit<EndpointOptions, 'isSignedIn'> & SignInOptions;

/** The product's API: limited in rate, for signed-in users, as the contract says. */
export async function apiScope(scope: FastifyInstance, options: ApiOptions): Promise<void> {
  requireSignIn(scope, options);
  compressAnswers(scope);
  acceptZodSchemas(scope);
  registerEndpoints(scope, {
    ...options,
    isSignedIn: (request) => isSignedIn(request, options.host),
  });
}
