import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { runSaga } from 'redux-saga';
import { routes } from '#contract/routes.ts';
import { callEndpoint, createApi } from '#services/http/api.ts';
import {
  anArticle,
  aPage,
  aSaveResponse,
  aWorkspace,
  idOf,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { answerJson, startServer, type TestServer } from '#tests/support/httpServer.ts';

let server: TestServer | null = null;

async function setup(answer: (response: ServerResponse) => void, token = 'token-1') {
  server = await startServer(answer);
  const credentials = () => ({ apiKey: token === '' ? '' : 'key-1', token });
  return {
    api: createApi({ credentials, logId: 'log-1', baseUrl: server.url }),
    asked: server.asked,
  };
}

afterEach(async () => {
  await server?.close();
  server = null;
});

const args = { workspaceId: WORKSPACE_ID, articleId: idOf(1) };

// §7.api.1 §7.api.2 §7.api.3 §d.api.1 §d.api.4 §d.api.5
test('a call fills path and query, and carries key, token and log id', async () => {
  const found = aPage({ page: 2 });
  const { api, asked } = await setup((response) => answerJson(response, 200, found));
  expect(await api.article.getArticles({ workspaceId: WORKSPACE_ID, limit: 10, page: 2 })).toEqual(
    found,
  );
  expect(asked).toMatchObject([
    {
      method: 'GET',
      url: `/content/api/v1/article/${WORKSPACE_ID}?limit=10&page=2`,
      headers: { 'x-api-key': 'key-1', authorization: 'Bearer token-1', 'sm-log-id': 'log-1' },
    },
  ]);
});

test('without a signed-in user neither key nor token is sent', async () => {
  const { api, asked } = await setup((response) => answerJson(response, 200, {}), '');
  await api.user.getConfig();
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
  expect(asked[0]?.headers).not.toHaveProperty('x-api-key');
});

test('a body is sent as JSON; a call without one sends none', async () => {
  let answer: object = {};
  const { api, asked } = await setup((response) => answerJson(response, 200, answer));
  const body = { baseVersion: 1, requestId: 'request-1', ops: [] };
  answer = aSaveResponse();
  await api.article.updateArticle({ ...args, body });
  answer = anArticle();
  await api.article.restoreArticle(args);
  expect(asked.map((one) => [one.method, one.body, one.headers['content-type']])).toEqual([
    ['PATCH', body, 'application/json'],
    ['POST', null, undefined],
  ]);
});

test('a file is sent as it is, with its own type', async () => {
  server = await startServer((response) => answerJson(response, 200, {}));
  const caller = {
    credentials: () => ({ apiKey: '', token: '' }),
    logId: 'log-1',
    baseUrl: server.url,
  };
  const route = routes.asset.postAsset;
  const body = new Blob(['123'], { type: 'image/png' });
  const call = callEndpoint(caller, { group: 'asset', op: 'postAsset', route }, { ...args, body });
  await call.catch(() => {});
  expect(server.asked[0]?.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '3',
  });
});

test('characters that would change the address are encoded', async () => {
  const { api, asked } = await setup((response) =>
    answerJson(response, 200, aWorkspace({ folderId: 'a/b?c' })),
  );
  await api.workspace.getWorkspaceByFolderId({ folderId: 'a/b?c' });
  expect(asked[0]?.url).toBe('/content/api/v1/workspace/by-folder/a%2Fb%3Fc');
});

test('every endpoint of the contract, except streams and files, has a function', async () => {
  const { api } = await setup(() => {});
  expect(Object.keys(api)).toEqual([
    'article',
    'asset',
    'competitorsCollector',
    'brandVoice',
    'brief',
    'content',
    'contentAudit',
    'dictionary',
    'folderIntegration',
    'humanizer',
    'installation',
    'integration',
    'keyword',
    'limit',
    'location',
    'meta',
    'post',
    'score',
    'support',
    'title',
    'topic',
    'topic2',
    'translation',
    'upgrade',
    'url',
    'user',
    'workspace',
  ]);
  expect(Object.keys(api.asset)).toEqual([
    'getAssets',
    'getAssetUses',
    'getCover',
    'postCover',
    'patchAsset',
    'deleteAsset',
    'restoreAsset',
    'getImageRequests',
    'postImageRequest',
    'getArticleImage',
    'postArticleImage',
    'deleteArticleImage',
  ]);
  expect(Object.keys(api.content)).toEqual([
    'postDraft',
    'postOutline',
    'postSection',
    'postPassage',
    'postProposal',
    'postTone',
    'getEngine',
    'getConversations',
    'postConversation',
    'getOwnConversations',
    'postOwnConversation',
    'getConversation',
    'postQuestion',
    'patchConversation',
    'deleteConversation',
    'restoreConversation',
    'postRewrite',
    'getJobs',
    'getJob',
    'stopJob',
    'continueJob',
  ]);
});

// §8.errors.3 §d.api.2
test('a refusal is plain data with the code and the fields of the problem', async () => {
  const { api } = await setup((response) =>
    answerJson(response, 422, {
      type: 'about:blank',
      title: 'A field has a value that is not allowed.',
      status: 422,
      code: 'invalid_input',
      detail: 'Topic is empty.',
      fields: { topic: 'Too short' },
    }),
  );
  await expect(api.user.getConfig()).rejects.toStrictEqual({
    kind: 'response',
    status: 422,
    code: 'invalid_input',
    message: 'Topic is empty.',
    fields: { topic: 'Too short' },
  });
});

test('Retry-After is read in seconds', async () => {
  const { api } = await setup((response) => {
    response.setHeader('retry-after', '7');
    answerJson(response, 429, { code: 'too_many_requests' });
  });
  await expect(api.user.getConfig()).rejects.toMatchObject({ status: 429, retryAfterMs: 7000 });
});

// §8.errors.4
test('a missing answer is a network failure', async () => {
  const { api } = await setup((response) => void response.destroy());
  await expect(api.user.getConfig()).rejects.toMatchObject({
    kind: 'network',
    status: null,
    code: null,
  });
});

test('a read that nobody waits for any more is ended, a write is not', async () => {
  const arrived = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const open = new Set<string>();
  const { api } = await setup((response) => {
    const { method = '' } = response.req;
    open.add(method);
    response.once('close', () => {
      open.delete(method);
      ended.resolve(method);
    });
    if (open.size === 2) arrived.resolve();
  });
  const tasks = [api.article.getArticle(args), api.article.deleteArticle(args)].map((answer) =>
    runSaga({}, function* () {
      yield answer;
    }),
  );
  await arrived.promise;
  for (const task of tasks) task.cancel();
  expect(await ended.promise).toBe('GET');
  expect([...open]).toEqual(['DELETE']);
});
