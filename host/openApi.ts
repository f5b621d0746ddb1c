import { z } from 'zod';
import { PROBLEM_STATUS } from '#contract/problems.ts';
import type { HostRoute, Who } from './hostRoute.ts';

const SECURITY_OF: Readonly<Record<Who, readonly Record<string, readonly string[]>[]>> = {
  anyone: [{}, { session: [] }],
  user: [{ session: [] }],
  admin: [{ session: [] }],
  apiServer: [{ apiSecret: [] }],
};

const PLACE_OF = { params: 'path', query: 'query', headers: 'header' } as const;

const problem = {
  description: 'Anything else is a problem (RFC 9457); `code` is stable.',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        properties: {
          code: { enum: Object.keys(PROBLEM_STATUS) },
          title: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
};

/** The OpenAPI 3.1 document of the host's HTTP interface. */
export function hostOpenApi(routes: readonly HostRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
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
    paths,
  };
}

function operationOf({ summary, who, asks, answers }: HostRoute): object {
  const body = asks?.shape.body;
  return {
    summary,
    security: SECURITY_OF[who],
    parameters: Object.entries(PLACE_OF).flatMap(([part, place]) =>
      parametersOf(place, asks?.shape[part]),
    ),
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    responses: {
      200: { description: 'Done.', content: json(answers, 'output') },
      default: problem,
    },
  };
}

function parametersOf(place: string, part: z.core.$ZodType | undefined): object[] {
  if (!(part instanceof z.ZodObject)) return [];
  return Object.entries(part.shape).map(([name, schema]) => ({
    name,
    in: place,
    required: true,
    schema: z.toJSONSchema(schema, { io: 'input' }),
  }));
}

function json(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io }) } };
}
