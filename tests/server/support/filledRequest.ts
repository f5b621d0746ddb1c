/** Requests for any endpoint of the contract, made from its schemas. */
import { z } from 'zod';
import { contractSchemas } from '#domain/contract/contract.schema.ts';
import { API_PREFIX, type Route } from '#domain/contract/route.ts';
import { routes } from '#domain/contract/routes.ts';
import type { EndpointSchemas } from '#domain/contract/schemas.ts';

export interface Endpoint {
  /** `group.op`, as in docs/spec.md §7. */
  readonly name: string;
  readonly route: Route;
  /** With the names of its parameters in it. */
  readonly url: string;
  readonly schemas: EndpointSchemas;
}

const schemaTables: Readonly<Record<string, Readonly<Record<string, EndpointSchemas>>>> =
  contractSchemas;

/** Every endpoint of the contract. */
export const ENDPOINTS: readonly Endpoint[] = Object.entries(routes).flatMap(([group, table]) =>
  Object.entries<Route>(table).map(([op, route]) => ({
    name: `${group}.${op}`,
    route,
    url: `${API_PREFIX}/${group}${route.path}`,
    schemas: schemaTables[group]?.[op] as EndpointSchemas, // their types name the same endpoints
  })),
);

/** What stands behind the name of a field, wherever in a request it occurs. */
export type Known = Readonly<Record<string, unknown>>;

/** Every plain value that some field of the contract takes; a field gets the first that it takes. */
const CANDIDATES = ['some text', 'en', 'GB', 'b1', 'http://127.0.0.1/', 1, true, null];

/**
 * A value that a schema takes, with the known ones in their places. Throws at an id that nobody has
 * told what to put for, and at a field that no candidate fits.
 */
export function filled(schema: z.core.$ZodType, known: Known, name = 'body'): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([field, inner]) => [field, filled(inner, known, field)]),
    );
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodArray) return [filled(schema.element, known, name.replace(/s$/, ''))];
  if (schema instanceof z.ZodUnion) return filled(schema.options[0] as z.ZodType, known, name);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly
  )
    return filled(schema.unwrap(), known, name);
  if (/Id$/.test(name)) throw new Error(`Nobody knows whose ${name} to put`);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const candidate = CANDIDATES.find((value) => z.safeParse(schema, value).success);
  if (candidate === undefined) throw new Error(`No candidate fits ${name}`);
  return candidate;
}

/** The address with the known values in it. Throws where one is missing. */
export function filledUrl({ url }: Endpoint, known: Known): string {
  return url.replace(/:(\w+)/g, (_all, name: string) => {
    if (!Object.hasOwn(known, name)) throw new Error(`Nobody knows whose ${name} to put`);
    return String(known[name]);
  });
}
