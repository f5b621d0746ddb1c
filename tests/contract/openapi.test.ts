import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_PREFIX, type Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';
import { type Json, type TestServer, testServer } from '#tests/server/support/testServer.ts';

let server: TestServer;
let document: Json;

beforeAll(async () => {
  server = await testServer({ works: false });
  document = (await server.app.inject('/content/api/openapi.json')).json();
});
afterAll(() => server.close());

const endpoints = Object.entries(routes).flatMap(([group, table]) =>
  Object.entries<Route>(table).map(([op, route]) => ({
    name: `${group}.${op}`,
    path: `${API_PREFIX}/${group}${route.path}`.replace(/:(\w+)/g, '{$1}'),
    route,
  })),
);

// §d.api.3
test('the document is OpenAPI 3.1 with a title, a version and the two credentials of a call', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(Object.keys(document.components.securitySchemes)).toEqual(['apiKey', 'token']);
  expect(document.security).toEqual([{ apiKey: [], token: [] }]);
});

test('it names every endpoint of the contract and nothing else', () => {
  const named = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(
      ([method, operation]) => `${operation.operationId} ${method} ${path}`,
    ),
  );
  const expected = endpoints.map(
    ({ name, path, route }) => `${name} ${route.method.toLowerCase()} ${path}`,
  );
  expect(named.sort()).toEqual(expected.sort());
});

test.each(endpoints)(
  '$name describes its request, its answer and its failure',
  ({ path, route }) => {
    const operation = document.paths[path][route.method.toLowerCase()];
    expect(operation.summary).toBe(route.summary);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = (place: string) =>
      (operation.parameters ?? [])
        .filter((one: Json) => one.in === place)
        .map((one: Json) => one.name);
    expect(named('path')).toEqual(inPath);
    expect(named('query')).toEqual(route.query ?? []);
    const taken = Object.keys(operation.requestBody?.content ?? {});
    if (route.bytes) expect(taken).toEqual(route.bytes);
    const media = route.stream ? 'text/event-stream' : 'application/json';
    expect(operation.responses['200'].content[media].schema).toBeDefined();
    expect(operation.responses['default'].content['application/problem+json'].schema).toMatchObject(
      {
        required: expect.arrayContaining(['code', 'status']),
      },
    );
  },
);

test('every reference in it resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  for (const [, path = ''] of references) {
    expect(path.split('/').reduce((at: Json, key) => at?.[key], document)).toBeDefined();
  }
});
