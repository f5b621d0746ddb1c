/** Every endpoint with everything that can arrive instead of its answer, over real HTTP. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ANSWER_LIMIT_BYTES } from '#contract/lib/answer.ts';
import { callEndpoint, createApi } from '#services/http/api.ts';
import type { Caller } from '#services/http/caller.ts';
import { exampleOf } from '#tests/support/agreeing.ts';
import { endpoints } from '#tests/support/endpoints.ts';
import { anArticle, aSaveResponse, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import {
  FLAWED_CONTENT,
  FOREIGN_REFUSALS,
  ourAnswer,
  problemBody,
  REFUSALS,
  sendAnswer,
  type WireAnswer,
} from '#tests/support/flawedAnswers.ts';
import { startServer, type TestServer } from '#tests/support/httpServer.ts';

let server: TestServer;
let answer: WireAnswer;
let caller: Caller;
let otherContracts = 0;
beforeAll(async () => {
  server = await startServer((response, { url }) =>
    sendAnswer(response, url === '/portal' ? ourPage : answer),
  );
  caller = {
    credentials: () => ({ apiKey: 'key-1', token: 'token-1' }),
    logId: 'log-1',
    baseUrl: server.url,
    onOtherContract: () => {
      otherContracts += 1;
    },
  };
});
afterAll(() => server.close());

const ourPage: WireAnswer = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' };
const calls = endpoints.filter(({ route }) => route.stream !== true);

const failure = (outcome: Promise<unknown>) =>
  outcome.then(
    (answered) => ({ answered }),
    (error: unknown) => error,
  );

type Flaws = Readonly<Record<string, (ours: WireAnswer) => WireAnswer>>;

async function expectNetworkFailures(endpoint: (typeof endpoints)[number], flaws: Flaws) {
  const example = exampleOf(endpoint);
  const ours = ourAnswer(200, example.answer);
  const call = () => callEndpoint(caller, endpoint, example.args);
  answer = ours;
  expect(await call()).toEqual(JSON.parse(ours.body)); // else the rest proves nothing
  for (const [what, flawed] of Object.entries(flaws)) {
    answer = flawed(ours);
    const seen = await failure(call());
    const network = { what, kind: 'network', status: null, code: null };
    expect({ what, ...(seen as object) }).toMatchObject(network);
    expect(seen).not.toHaveProperty('retryAfterMs'); // not ours, so its pause is not kept
  }
}

// §d.answers.1
test.each(calls)(
  '$name: the true answer is believed, anything else is a network failure',
  (endpoint) => expectNetworkFailures(endpoint, FLAWED_CONTENT),
);

const READ_SAVE_UPLOAD = ['article.getArticle', 'article.updateArticle', 'asset.postAsset'];

// §d.answers.2
test.each(calls.filter(({ name }) => READ_SAVE_UPLOAD.includes(name)))(
  '$name: a refusal that is not our own is a network failure',
  (endpoint) => expectNetworkFailures(endpoint, FOREIGN_REFUSALS),
);

test.each(REFUSALS)('our own refusal %i is accepted, for a read and for a save', async (status) => {
  const { api, args } = articleCalls();
  answer = ourAnswer(status, problemBody(status));
  const refused = { kind: 'response', status, code: 'internal' };
  await expect(api.article.getArticle(args)).rejects.toMatchObject(refused);
  await expect(api.article.updateArticle({ ...args, body: save })).rejects.toMatchObject(refused);
});

const save = { baseVersion: 3, requestId: 'request-1', ops: [] };
function articleCalls() {
  return { api: createApi(caller), args: { workspaceId: WORKSPACE_ID, articleId: idOf(1) } };
}

// §d.answers.3
test.each([undefined, null, 'four', '4', 4.5, -4, 0, 2, 3, 2 ** 60])(
  'a save whose version is %j, on top of version 3, is not saved',
  async (version) => {
    const { api, args } = articleCalls();
    answer = ourAnswer(200, { ...aSaveResponse(), version });
    await expect(api.article.updateArticle({ ...args, body: save })).rejects.toMatchObject({
      kind: 'network',
    });
  },
);

// §d.answers.3
test('an article that was not requested is rejected; the case of its id does not matter', async () => {
  const { api, args } = articleCalls();
  answer = ourAnswer(200, anArticle({ id: idOf(2) }));
  await expect(api.article.getArticle(args)).rejects.toMatchObject({ kind: 'network' });
  answer = ourAnswer(200, anArticle({ id: 'abcdef00-0000-4000-8000-000000000001' }));
  const upper = { ...args, articleId: 'ABCDEF00-0000-4000-8000-000000000001' };
  expect(await api.article.getArticle(upper)).toMatchObject({ version: 1 });
});

test('an answer that is too large is given up, for a read and for a save', async () => {
  const { api, args } = articleCalls();
  answer = ourAnswer(200, { ...aSaveResponse(), title: 'x'.repeat(ANSWER_LIMIT_BYTES) });
  await expect(api.article.getArticle(args)).rejects.toMatchObject({ kind: 'network' });
  await expect(api.article.updateArticle({ ...args, body: save })).rejects.toMatchObject({
    kind: 'network',
  });
});

// §d.answers.4
test('an answer by another version of the contract is accepted and reported', async () => {
  const { api } = articleCalls();
  otherContracts = 0;
  answer = ourAnswer(200, {});
  await api.user.getConfig();
  expect(otherContracts).toBe(0);
  answer = { ...answer, headers: { ...answer.headers, 'content-api-version': 'newer' } };
  expect(await api.user.getConfig()).toEqual({});
  expect(otherContracts).toBe(1);
  answer = { ...answer, body: '{' };
  await failure(api.user.getConfig());
  expect(otherContracts).toBe(1); // whatever it was, it was not our server
});
