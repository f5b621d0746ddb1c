import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { articleTypeSchema } from '#contract/article/article.schema.ts';
import { contractSchemas } from '#contract/contract.schema.ts';
import { blockIdSchema } from '#contract/lib/ids.schema.ts';
import { isPortError, isProblemCode, PROBLEM_STATUS } from '#contract/lib/problems.ts';
import type { EndpointSchemas, Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';
import { anAnswer } from '#tests/support/factories.ts';

const endpoints = Object.entries(routes).flatMap(([group, table]) =>
  Object.entries<Route>(table).map(([op, route]) => {
    const schemas = (contractSchemas as Record<string, Record<string, EndpointSchemas>>)[group]?.[
      op
    ];
    return { name: `${group}.${op}`, route, schemas };
  }),
);

test.each(endpoints)(
  '$name has schemas for exactly its parameters and its query',
  ({ route, schemas }) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(schemas?.params?.shape ?? {}).sort()).toEqual(inPath.sort());
    expect(Object.keys(schemas?.query?.shape ?? {}).sort()).toEqual(
      [...(route.query ?? [])].sort(),
    );
    expect(schemas?.response).toBeDefined();
  },
);

// §3.content.1
test('the content kinds are those of the specification', () => {
  expect(articleTypeSchema.options).toEqual([
    'ARTICLE',
    'SMM',
    'SERP_BASED',
    'BRIEF',
    'BRIEF_BASED',
  ]);
});

test('no two endpoints share a method and an address', () => {
  const addresses = endpoints.map(
    ({ name, route }) => `${route.method} ${name.split('.')[0]}${route.path.replace(/:\w+/g, ':')}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a block id is never a name that is unsafe as an object key', () => {
  expect(blockIdSchema.safeParse('__proto__').success).toBe(false);
  fc.assert(
    fc.property(fc.string(), (id) => {
      const object: Record<string, number> = {};
      object[id] = 1;
      if (blockIdSchema.safeParse(id).success) expect(Object.keys(object)).toEqual([id]);
    }),
  );
});

test('problem codes and port errors are recognised', () => {
  expect(Object.keys(PROBLEM_STATUS).every(isProblemCode)).toBe(true);
  expect(isProblemCode('constructor')).toBe(false);
  expect(isProblemCode(null)).toBe(false);
  expect(isPortError(anAnswer(500))).toBe(true);
  expect(isPortError(new Error('x'))).toBe(false);
  expect(isPortError(null)).toBe(false);
});
