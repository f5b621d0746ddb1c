import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type EndpointOptions, registerEndpoints } from './endpoints.ts';
import { compressAnswers } from './compressed.scope.ts';
import { isSignedIn, requireSignIn, type SignInOptions } from './signedIn.scope.ts';

export type ApiOptions = Omit<EndpointOptions, 'isSignedIn'> & SignInOptions;

/** The product's API: limited in rate, for signed-in users, as the contract says. */
export async function apiScope(scope: FastifyInstance, options: ApiOptions): Promise<void> {
  requireSignIn(scope, options);
  compressAnswers(scope);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  registerEndpoints(scope, {
    ...options,
    isSignedIn: (request) => isSignedIn(request, options.host),
  });
}
