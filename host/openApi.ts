import type { ApiDescription } from '#server/http/openApi.scope.ts';

/** The OpenAPI document of the host's HTTP interface. */
export const HOST_API: ApiDescription = {
  path: '/host/openapi.json',
  prefixes: ['/host/api/', '/host/directory/'],
  document: {
    info: {
      title: 'Embedded host platform',
      version: '1',
      description: 'Accounts, folders, billing, flags and tokens; docs/hosting.md is the manual.',
    },
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'content-host.session_token',
          description: 'Behind `__Host-` where PUBLIC_URL is https.',
        },
        apiSecret: { type: 'http', scheme: 'bearer', description: 'HOST_API_SECRET.' },
      },
    },
  },
};
