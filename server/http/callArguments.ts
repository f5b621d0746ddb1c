/** Every argument of a handler has one source: the path, the query, the body, or the server. */
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { EndpointSchemas } from '#contract/lib/route.ts';

type Asks = Omit<EndpointSchemas, 'response'>;

/**
 * Names that the server uses itself: `CallContext`, `BytesContext` and `StreamContext` of endpoints.ts, and
 * the body.
 */
const SERVER_NAMES = [
  'body',
  'bytes',
  'caller',
  'inputHash',
  'lastEventId',
  'log',
  'logId',
  'signal',
];

/** Throws if path, query and body share the name of an argument, because one would hide the other. */
export function refuseClashes(operation: string, { params, query, body }: Asks): void {
  const names = [SERVER_NAMES, ...[params, query, body].map(namesOf)].flat();
  const clash = names.find((name, at) => names.indexOf(name) !== at);
  if (clash !== undefined) throw new Error(`${operation} has two arguments named ${clash}`);
}

/** Throws `bad_request` for a query parameter that the endpoint does not have or that is given twice. */
export function refuseStrayQuery(given: unknown, schema: Asks['query']): void {
  const known = namesOf(schema);
  for (const [name, value] of Object.entries(given as object)) {
    if (!known.includes(name))
      throw new Problem('bad_request', { detail: `There is no query parameter ${name}.` });
    if (typeof value !== 'string')
      throw new Problem('bad_request', { detail: `The query parameter ${name} is given twice.` });
  }
}

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
