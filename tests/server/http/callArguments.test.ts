import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contractSchemas } from '#contract/contract.schema.ts';
import type { EndpointSchemas } from '#contract/lib/route.ts';
import { refuseClashes, refuseStrayQuery } from '#server/http/callArguments.ts';
import { type EndpointOptions, registerEndpoints } from '#server/http/endpoints.ts';

const one = z.object({ one: z.string() });
const two = z.object({ two: z.string() });

describe('two arguments with the same name', () => {
  test.each([
    ['path and query', { params: one, query: one }],
    ['path and body', { params: one, body: one }],
    ['query and body', { params: two, query: one, body: one }],
    ['path and what the server adds', { params: z.object({ caller: z.string() }) }],
    ['query and the body as a whole', { query: z.object({ body: z.string() }) }],
  ])('two arguments with the same name are refused: %s', (_title, schemas) => {
    expect(() => refuseClashes('tea.getTea', schemas)).toThrow(
      /^tea\.getTea has two arguments named/,
    );
  });

  test('two arguments with the same name do not occur if each part has its own names', () => {
    expect(() => refuseClashes('tea.getTea', { params: one, query: two })).not.toThrow();
  });
});

describe('a contract with a clash', () => {
  const getArticle: EndpointSchemas & { query?: z.ZodObject } = contractSchemas.article.getArticle;
  afterEach(() => {
    delete getArticle.query;
  });

  test('a server whose contract has a clash does not start', () => {
    getArticle.query = z.object({ articleId: z.string() });
    const app = Fastify().setValidatorCompiler(validatorCompiler);
    const options = { handlers: {} } as unknown as EndpointOptions;
    expect(() => registerEndpoints(app, options)).toThrow(
      'article.getArticle has two arguments named articleId',
    );
  });
});

// §d.tenants.3
describe('a query', () => {
  test('a query may use the parameters of the endpoint', () => {
    expect(() => refuseStrayQuery({ one: '1' }, one)).not.toThrow();
    expect(() => refuseStrayQuery({}, undefined)).not.toThrow();
  });

  test.each([
    ['an unknown parameter', { three: '3' }, one],
    ['any parameter where there is none', { one: '1' }, undefined],
    ['a parameter given twice', { one: ['1', '1'] }, one],
    ['a name that every object has', { constructor: '1' }, one],
    ['a name that makes objects', JSON.parse('{"__proto__":"1"}'), one],
  ])('a query is refused for %s', (_title, given, schema) => {
    expect(() => refuseStrayQuery(given, schema)).toThrow(
      expect.objectContaining({ code: 'bad_request' }),
    );
  });
});
