/** Headers of every answer: checked for every endpoint of the product and of the host. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STYLE_URL } from '#server/modules/sharing/shareStyle.routes.ts';
import { type EveryCall, everyCall, requestOf, wholeServer } from './support/everyCall.ts';
import type { TestServer } from './support/testServer.ts';

let server: TestServer;
let calls: readonly EveryCall[];
beforeAll(async () => {
  server = await wholeServer();
  calls = await everyCall(server);
});
afterAll(() => server.close());

const answerTo = async (call: EveryCall, change: Partial<EveryCall> = {}) => {
  const { statusCode, headers } = await server.app.inject(requestOf(call, change));
  return { name: call.name, status: statusCode, cache: String(headers['cache-control']) };
};

/** The account has no second factor, so there are no codes. */
const isOfNone = ({ name, status }: { name: string; status: number }) =>
  name.includes('/two-factor/') && status === 400;

/** The archive of the tenant is an import that has not begun; another address than that of the account is sent; no connection was begun. */
const NOT_TAKEN: Readonly<Record<string, number>> = {
  'workspace.getArchiveReport': 404,
  'workspace.postArchivePass': 404,
  'user.postAccountRemoval': 422,
  'integration.postDesignAccount': 422,
};
const isNotTaken = ({ name, status }: { name: string; status: number }) =>
  NOT_TAKEN[name] === status;

/** There is only one invitation, so only the first call finds it; it is not for the owner of the folder. No session has the id. */
const isOfOther = ({ name, status }: { name: string; status: number }) =>
  /\/(?:invitations|sessions)\/:/.test(name) && status === 404;

// §d.bounds.1
test('no cache stores an answer about an account, of any endpoint, not even a refusal', async () => {
  const kept: unknown[] = [];
  const untaken: unknown[] = [];
  for (const call of calls) {
    const answer = await answerTo(call);
    const isExcused = isOfOther(answer) || isOfNone(answer) || isNotTaken(answer);
    if (![200, 409].includes(answer.status) && !isExcused) untaken.push(answer);
    const refusals = [
      await answerTo(call, { headers: {} }),
      await answerTo(call, { headers: { ...call.headers, host: 'elsewhere.example' } }),
      await answerTo(call, { path: `${call.path}/%E0` }),
    ];
    kept.push(...[answer, ...refusals].filter(({ cache }) => !/\bno-store\b/.test(cache)));
  }
  expect({ kept, untaken }).toEqual({ kept: [], untaken: [] });
});

test('answers that are the same for everybody may be cached', async () => {
  const caches: unknown[] = [];
  for (const url of ['/assets/main.0123.js', STYLE_URL, '/host/sdk.js']) {
    const { statusCode, headers } = await server.app.inject(url);
    caches.push([statusCode, headers['cache-control']]);
  }
  expect(caches).toEqual([
    [200, 'public, max-age=31536000, immutable'],
    [200, 'public, max-age=31536000, immutable'],
    [200, 'public, max-age=0'],
  ]);
  expect((await server.app.inject('/assets/none.js')).headers['cache-control']).toBe('no-store');
});
