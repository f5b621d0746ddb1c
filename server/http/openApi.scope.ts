import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API_PREFIX } from '#contract/route.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problems.ts';

export const OPEN_API_PATH = '/content/api/openapi.json';

const codes = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]];
const problemSchema = z.toJSONSchema(
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(codes),
    detail: z.string().optional(),
    logId: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
);

const problemAnswer = {
  description: 'Anything else is a problem (RFC 9457); `code` is stable.',
  content: { 'application/problem+json': { schema: problemSchema } },
};

/** The OpenAPI 3.1 document of the contract. Register before the routes it describes. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Content toolkit',
        version,
        description:
          'The API behind the content toolkit. A query parameter that is not listed, or that is repeated, is refused (400).',
      },
      components: {
        securitySchemes: {
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Api-Key',
            description: 'The host session.',
          },
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The claims.',
          },
        },
      },
      security: [{ apiKey: [], token: [] }],
    },
    transformObject: jsonSchemaTransformObject,
    transform: (document) => {
      if (!document.url.startsWith(API_PREFIX))
        return { schema: { hide: true }, url: document.url };
      const { schema, url } = jsonSchemaTransform(document);
      const { response } = schema as { response?: Record<string, unknown> };
      if (response === undefined) return { schema, url };
      const answers = { ...response, default: problemAnswer };
      return { schema: { ...schema, ...bodyOf(schema), response: answers }, url };
    },
  });
  app.get(OPEN_API_PATH, () => app.swagger());
}

/** What a route takes that takes files: bytes of these media types. */
function bodyOf({ consumes }: FastifySchema): FastifySchema {
  return consumes === undefined ? {} : { body: { type: 'string', format: 'binary' } };
}
