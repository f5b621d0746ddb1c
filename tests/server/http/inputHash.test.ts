/** A request id belongs to what was asked for under it, at every endpoint that takes one. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashOfInput } from '#server/http/inputHash.ts';
import { type EveryCall, everyCall, requestOf, wholeServer } from '../support/everyCall.ts';
import type { TestServer } from '../support/testServer.ts';

let server: TestServer;
let calls: readonly EveryCall[];
beforeAll(async () => {
  server = await wholeServer();
  calls = (await everyCall(server)).filter(({ bodies: [body] }) => isAsked(body));
});
afterAll(() => server.close());

type Asked = Readonly<Record<string, unknown>> & { readonly requestId: string };

/** Has a request id. */
const isAsked = (body: unknown): body is Asked =>
  typeof body === 'object' && body !== null && 'requestId' in body;

/** The form of a voice sends what was typed since, and compares it with the answer, which is the voice as stored. */
const TELLS_WHAT_IS_STORED = ['brandVoice.postVoice'];
/** Its body is the request id alone, and while a round runs it starts none. */
const ASKS_FOR_NOTHING_ELSE = ['contentAudit.postAuditRound'];

const answerTo = async (call: EveryCall, body: unknown = call.bodies[0]) => {
  const { statusCode, ...answer } = await server.app.inject(requestOf(call, { bodies: [body] }));
  return { status: statusCode, code: answer.json().code ?? null };
};

// §d.tenants.5
test('a request id that is sent again with something else is refused, at every endpoint', async () => {
  const odd: unknown[] = [];
  const refused: string[] = [];
  // A save last: jobs start from the version that was read.
  for (const call of calls.toSorted((a, b) => Number(isSave(a)) - Number(isSave(b)))) {
    const { name } = call;
    const body = call.bodies[0] as Asked;
    if ((await answerTo(call)).status !== 200) continue;
    const again = await answerTo(call);
    const baseVersion = isSave(call) ? 3 : 1;
    const other = await answerTo(call, { ...body, baseVersion, more: 'something else' });
    if (again.status === 200 && other.code === 'request_id_reused') refused.push(name);
    else odd.push(name);
  }
  expect(odd.toSorted()).toEqual([...TELLS_WHAT_IS_STORED, ...ASKS_FOR_NOTHING_ELSE]);
  expect(refused.length).toBeGreaterThan(15);
});

const isSave = ({ name }: EveryCall): boolean => name === 'article.updateArticle';

test('a save under the id of an earlier one is stale if it is based on what that one found', async () => {
  const save = calls.find(isSave);
  if (save === undefined) throw new Error('there is a save');
  const other = { ...(save.bodies[0] as Asked), title: 'Another' };
  expect(await answerTo(save, other)).toMatchObject({ status: 409, code: 'stale_version' });
});

const hashOf = (body: unknown, params: unknown = { articleId: 'a' }) =>
  hashOfInput({ params, query: {}, body });

test('what is asked for is told apart, and neither the order of keys nor what it is based on matters', async () => {
  const asked = { requestId: 'request-1', baseVersion: 1, task: { name: 'faq', of: ['a', 'b'] } };
  const again = { task: { of: ['a', 'b'], name: 'faq' }, baseVersion: 2, requestId: 'request-1' };
  const hash = await hashOf(asked);
  expect(await hashOf(again)).toBe(hash);
  expect(await hashOf({ ...asked, task: { name: 'faq', of: ['b', 'a'] } })).not.toBe(hash);
  expect(await hashOf(asked, { articleId: 'b' })).not.toBe(hash);
  expect(await hashOf({ task: 'faq' })).toBeNull();
});
