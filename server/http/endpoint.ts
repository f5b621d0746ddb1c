/** Registers an endpoint of the product's API (`endpoints.ts`) or of the embedded host with Fastify. */
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  RouteOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import { isProblemCode, type ProblemCode } from '#contract/lib/problems.ts';
import type { EndpointSchemas, Route } from '#contract/lib/route.ts';
import { parsed } from './slicedSchema.ts';

export interface EndpointDescription
  extends Pick<Route, 'method' | 'summary' | 'stream' | 'bytes' | 'bodyLimit'> {
  readonly url: string;
  readonly schemas: EndpointSchemas & { readonly headers?: z.ZodObject };
  /** Further fields of the OpenAPI document. */
  readonly openApi: {
    readonly operationId?: string;
    readonly tags?: readonly string[];
    readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  };
}

/**
 * Makes a scope accept zod schemas. A request that does not match is `invalid_input`; a path that does not,
 * `not_found`.
 */
export function acceptZodSchemas(scope: FastifyInstance): void {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  // A path that cannot be an address is an unknown address, not an invalid field.
  scope.setSchemaErrorFormatter((issues, part) =>
    part === 'params' ? new Problem('not_found') : invalidInput(issues.map(issueOf)),
  );
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { readonly params?: unknown };

const issueOf = ({ instancePath, message = '', params }: FastifySchemaValidationError): Issue => ({
  path: instancePath.split('/').slice(1),
  message,
  params: params['params'],
});

function invalidInput(issues: readonly Issue[]): Problem {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues)
    fields[path.map(String).join('.')] ??= message || 'Not allowed.';
  const code = issues.map(problemOf).find((named) => named !== null);
  return new Problem(code ?? 'invalid_input', { fields });
}

/** Bodies are checked in slices, by `parseBody`: Fastify cannot wait for a checked value. */
const withoutBody: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body'
    ? (body) => ({ value: body })
    : validatorCompiler(route as Parameters<typeof validatorCompiler>[0]); // each part is a zod schema

async function parseBody(schema: z.ZodType, request: FastifyRequest): Promise<void> {
  const { issues, data } = await parsed(schema, request.body ?? null);
  if (issues.length > 0) throw invalidInput(issues);
  request.body = data;
}

/** The problem that a schema names, as those of bounds do (`contract/lib/blockBounds.schema.ts`). */
function problemOf({ params }: Issue): ProblemCode | null {
  const named = params as { readonly problem?: unknown } | undefined;
  return isProblemCode(named?.problem) ? named.problem : null;
}

/** Registers an endpoint in a scope with zod schemas. */
export function registerEndpoint(
  app: FastifyInstance,
  { method, url, summary, schemas, stream, bytes, bodyLimit, openApi }: EndpointDescription,
  hooks: Pick<RouteOptions, 'preValidation' | 'handler'>,
): void {
  const { params, query, headers, body, response } = schemas;
  app.route({
    method,
    url,
    schema: {
      ...openApi,
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      ...(bytes && { consumes: [...bytes] }),
      response: { 200: stream ? streamSchema(response) : response },
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(body && {
      validatorCompiler: withoutBody,
      preHandler: (request) => parseBody(body, request),
    }),
    ...hooks,
  });
}

function streamSchema(event: z.ZodType) {
  return {
    description:
      'Server-sent events: `id` is the number of the event, if it has one, `data` is this as JSON.',
    content: { 'text/event-stream': { schema: event } },
  };
}
