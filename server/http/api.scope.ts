import type { FastifyInstance } from 'fastify';
import { compressAnswers } from './compressed.scope.ts';
import { acceptZodSchemas } from './endpoint.ts';
import { type EndpointOptions, registerEndpoints } from './endpoints.ts';
import { isSignedIn, requireSignIn, type SignInOptions } from './signedIn.scope.ts';

export type ApiOptions = Omit<EndpointOptions, 'isSignedIn'> &
  SignInOptions & {
    /** The cookies by which the browser of an account sees the images of a workspace, which it may read; undefined: of none. */
    cookiesOf(userId: string, workspaceId: string | undefined): Promise<string[]>;
  };

/** The product's API: limited in rate, for signed-in users, as the contract says. */
export async function apiScope(scope: FastifyInstance, options: ApiOptions): Promise<void> {
  requireSignIn(scope, options);
  compressAnswers(scope);
  acceptZodSchemas(scope);
  letImagesBeSeen(scope, options);
  registerEndpoints(scope, {
    ...options,
    isSignedIn: (request) => isSignedIn(request, options),
  });
}

/** An answer about a workspace is a proof that its policy has let the caller read it. */
function letImagesBeSeen(scope: FastifyInstance, { cookiesOf }: ApiOptions): void {
  scope.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200) return;
    const { workspaceId } = request.params as { readonly workspaceId?: string };
    const { userId } = request.caller;
    reply.header('set-cookie', await cookiesOf(userId, workspaceId?.toLowerCase()));
  });
}
