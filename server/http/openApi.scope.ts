import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/lib/problems.ts';

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

export interface ApiDescription {
  /** Where the document is served. */
  readonly path: string;
  /** Prefixes of the addresses that it describes. */
  readonly prefixes: readonly string[];
  readonly document: FastifyDynamicSwaggerOptions['openapi'];
}

/** Serves the OpenAPI 3.1 document of a scope. Call it before the routes it describes are registered. */
export async function describeApi(
  app: FastifyInstance,
  { path, prefixes, document }: ApiDescription,
): Promise<void> {
  const decorator = `openApi ${path}`; // one for each document
  await app.register(swagger, {
    decorator,
    openapi: { ...document, openapi: '3.1.0' },
    transformObject: jsonSchemaTransformObject,
    transform: (route) => {
      if (!prefixes.some((prefix) => route.url.startsWith(prefix)))
        return { schema: { hide: true }, url: route.url };
      const { schema, url } = jsonSchemaTransform(route);
      const { response } = schema as { response?: Record<string, unknown> };
      if (response === undefined) return { schema, url };
      const answers = { ...response, default: problemAnswer };
      return { schema: { ...schema, ...bodyOf(schema), response: answers }, url };
    },
  });
  app.get(path, () => app.getDecorator<() => object>(decorator)());
}

/** The body of a route that takes files: bytes of its media types. */
function bodyOf({ consumes }: FastifySchema): FastifySchema {
  return consumes === undefined ? {} : { body: { type: 'string', format: 'binary' } };
}
