import { expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { logOptions } from '#server/lib/log.ts';
import { testServer } from '#tests/server/support/testServer.ts';

const SECRET = 'what a person has written';

/** As PostgreSQL, the SDK of a model and the query builder make them. */
const clash = () =>
  Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (name)=(${SECRET})` });
const refusedByModel = () =>
  Object.assign(new Error('Bad Request'), { url: SECRET, requestBodyValues: { text: SECRET } });
const failedQuery = () => new DrizzleQueryError('select $1', [SECRET], clash());
function circle(): Error {
  const one = new Error('one');
  one.cause = new Error('other', { cause: one });
  return one;
}

const ERRORS = [
  ['a clash', clash(), { type: 'Error', code: '23505', message: 'duplicate key' }],
  ['a refusal of a model', refusedByModel(), { type: 'Error', message: 'Bad Request' }],
  ['a failed query', failedQuery(), { query: 'select $1', cause: { code: '23505' } }],
  ['a cause', new Error('outer', { cause: failedQuery() }), { cause: { query: 'select $1' } }],
  ['a circle of causes', circle(), { message: 'one', cause: { message: 'other' } }],
  ['no error', { text: SECRET }, 'not an error'],
  ['nothing', undefined, undefined],
] as const;

test.each(ERRORS)(
  'the line of %s tells what went wrong, and nothing that a person has written',
  (_what, err, told) => {
    const lines: string[] = [];
    pino(logOptions('info'), { write: (line: string) => void lines.push(line) }).warn(
      { err },
      'failed',
    );
    const [line = ''] = lines;
    expect(line).not.toContain(SECRET);
    const logged: unknown = JSON.parse(line).err;
    if (typeof told === 'object') expect(logged).toMatchObject(told);
    else expect(logged).toBe(told);
  },
);

test('so does that of a request that fails', async () => {
  const server = await testServer({ works: false });
  server.deps.host.userOfApiKey = () => Promise.reject(failedQuery());
  const answer = await server.call(server.user(), 'GET', '/limit');
  expect(answer.status).toBe(500);
  const line = server.log.find(({ msg }) => msg === 'request failed');
  expect(line).toMatchObject({ err: { query: 'select $1' } });
  expect(JSON.stringify(server.log)).not.toContain(SECRET);
  await server.close();
});
