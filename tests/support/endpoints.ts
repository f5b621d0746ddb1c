/** Every endpoint of the contract, with random requests and answers that its schemas allow. */
import fc from 'fast-check';
import { z } from 'zod';
import { answerShapes } from '#contract/answerShapes.ts';
import { contractSchemas } from '#contract/contract.schema.ts';
import type { EndpointSchemas, Route, RouteGroup } from '#contract/lib/route.ts';
import type { Shape } from '#contract/lib/shape.ts';
import { routes } from '#contract/routes.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Table<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

export interface TestEndpoint {
  readonly name: string;
  readonly group: string;
  readonly op: string;
  readonly route: Route;
  readonly schemas: EndpointSchemas;
  readonly shape: Shape;
}

export const endpoints: readonly TestEndpoint[] = Object.entries<RouteGroup>(routes).flatMap(
  ([group, table]) =>
    Object.entries(table).map(([op, route]) => ({
      name: `${group}.${op}`,
      group,
      op,
      route,
      schemas: (contractSchemas as Table<EndpointSchemas>)[group]?.[op] as EndpointSchemas,
      shape: (answerShapes as Table<Shape>)[group]?.[op] as Shape,
    })),
);

/** Any answer that the endpoint's schema allows. */
export const someAnswerTo = ({ schemas }: TestEndpoint): fc.Arbitrary<unknown> =>
  someOf(z.toJSONSchema(schemas.response));

/** Any arguments of the page's client for the endpoint. */
export function someArgsOf({ schemas }: TestEndpoint): fc.Arbitrary<Record<string, unknown>> {
  const input = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
    schema === undefined
      ? fc.constant({})
      : someOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return fc
    .tuple(input(schemas.params), input(schemas.query), input(schemas.body))
    .map(([params, query, body]) => ({
      ...(params as object),
      ...(query as object),
      ...(schemas.body === undefined ? {} : { body }),
    }));
}

const someTime = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** `fc.stringMatching`, made once for each expression: making one costs milliseconds, using it nothing. */
const matchingTexts = new Map<string, fc.Arbitrary<string>>();
function someMatching(expression: RegExp): fc.Arbitrary<string> {
  const known = matchingTexts.get(expression.source) ?? fc.stringMatching(expression);
  matchingTexts.set(expression.source, known);
  return known;
}

const someJson = fc.constantFrom<unknown>(null, 1, 'text', true, { a: [1] });

function someOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.$ref !== undefined) return someJson;
  const choices =
    anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one) => ({ type: one })) : null);
  if (choices !== null) return fc.oneof(...choices.map((choice) => someOf(choice as JsonSchema)));
  return (VALUES[String(type)] ?? (() => fc.constant(7)))(schema); // 7: a number in a path, coerced
}

const VALUES: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0 }) => fc.nat(1000).map((n) => n + minimum),
  string: ({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }) => {
    if (format === 'uuid') return fc.uuid({ version: 4 });
    if (format === 'date-time') return someTime;
    if (pattern !== undefined) {
      // fast-check does not support lookaheads, so what they exclude is filtered out.
      const isAllowed = new RegExp(pattern);
      const generated = new RegExp(pattern.replace('(?!__proto__$)', ''));
      return someMatching(generated).filter(
        (text) => isAllowed.test(text) && text.length <= maxLength,
      );
    }
    return someMatching(/^[a-zäß ]*$/).map((text) => text.padEnd(minLength, 'x'));
  },
  array: ({ items, minItems = 0 }) =>
    fc.array(someOf(items as JsonSchema), { minLength: minItems, maxLength: minItems + 3 }),
  object: ({ properties, required = [], additionalProperties }) =>
    properties === undefined
      ? fc.dictionary(someMatching(/^[a-z]{1,8}$/), someOf(additionalProperties as JsonSchema))
      : fc.record(
          Object.fromEntries(
            Object.entries(properties).map(([key, of]) => [key, someOf(of as JsonSchema)]),
          ),
          { requiredKeys: [...required] },
        ),
};
