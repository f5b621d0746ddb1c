import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  aToken,
  aUser,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage, startWorkflows } from '#tests/support/startPage.ts';

const limits = { name: 'limits', args: null } as const;
const start = (overrides: PortOverrides = {}) =>
  startWorkflows({ token: tokenSaga, resources: resourcesSaga }, overrides, aUser());
const used = (count: number) => someLimits({ article: { used: count, total: 3, ttl: 0 } });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §7.calls.7 §7.calls.15 §9.cache.5
test('the article list is not retried; limits are, three times', async () => {
  const down = () => Promise.reject(anAnswer(500));
  const page = start({ limit: { getLimits: down }, article: { getArticles: down } });
  page.dispatch(resources.used(limits));
  page.dispatch(
    resources.used({ name: 'articles', args: { workspaceId: WORKSPACE_ID, page: 0, limit: 10 } }),
  );
  await page.pass(600_000);
  expect(page.callsOf('limit.getLimits').map(({ args }) => args)).toEqual([[], [], [], []]);
  expect(page.callsOf('article.getArticles').map(({ args }) => args)).toEqual([
    [{ workspaceId: WORKSPACE_ID, page: 0, limit: 10 }],
  ]);
});

// §9.cache.1
test('nothing is fetched again when the page becomes visible', async () => {
  const page = await startPage();
  page.dispatch(resources.used(limits));
  await page.pass();
  const reads = page.callsOf('limit.getLimits').length;
  for (const event of ['hidden', 'visible', 'offline', 'online'] as const) page.sayPage(event);
  await page.pass(60_000);
  expect(page.callsOf('limit.getLimits')).toHaveLength(reads);
});

test('a read waits for the token', async () => {
  const token = deferred<ReturnType<typeof aToken>>();
  const page = start({ token: { fetch: () => token.promise } });
  page.dispatch(resources.used(limits));
  await page.pass(1000);
  expect(page.callsOf('limit.getLimits')).toHaveLength(0);
  token.resolve(aToken());
  await page.pass();
  expect(page.callsOf('limit.getLimits')).toHaveLength(1);
});

test('a 401 is retried once with a fresh token, unnoticed by the view', async () => {
  let answers = 0;
  const page = start({
    limit: {
      async getLimits() {
        answers += 1;
        if (answers === 1) throw anAnswer(401);
        return used(2);
      },
    },
  });
  page.dispatch(resources.used(limits));
  await page.pass();
  expect(page.callsOf('token.fetch')).toHaveLength(2);
  expect(resources.selectEntry(page.state(), 'limits', null)?.data).toEqual(used(2));
});

test('a second 401 with the fresh token is final', async () => {
  const page = start({
    limit: {
      async getLimits() {
        throw anAnswer(401);
      },
    },
  });
  page.dispatch(resources.used(limits));
  await page.pass(60_000);
  expect(page.callsOf('limit.getLimits')).toHaveLength(2);
  expect(resources.select(page.state(), 'limits')?.error?.status).toBe(401);
});

test('reads with different arguments do not share data', async () => {
  const page = start();
  for (const articleId of ['a1', 'a2']) {
    page.dispatch(
      resources.used({ name: 'article', args: { workspaceId: WORKSPACE_ID, articleId } }),
    );
  }
  await page.pass();
  expect(page.callsOf('article.getArticle')).toHaveLength(2);
});

test('data that was invalidated while it was fetched is fetched once more', async () => {
  const answers = [deferred<ReturnType<typeof used>>(), deferred<ReturnType<typeof used>>()];
  let asked = 0;
  const page = start({
    limit: {
      getLimits() {
        asked += 1;
        return answers[asked - 1]?.promise ?? Promise.reject(new Error('asked too often'));
      },
    },
  });
  page.dispatch(resources.used(limits));
  await page.pass();
  page.dispatch(resources.invalidated({ name: 'limits' }));
  answers[0]?.resolve(used(1));
  await page.pass();
  answers[1]?.resolve(used(2));
  await page.pass(60_000);
  expect(asked).toBe(2);
  expect(resources.selectEntry(page.state(), 'limits', null)?.data).toEqual(used(2));
});

test('data that was changed here while it was fetched is fetched once more: the answer may be older than the change', async () => {
  const old = deferred<ReturnType<typeof used>>();
  const answers = [Promise.resolve(used(0)), old.promise, Promise.resolve(used(1))];
  let asked = 0;
  const page = start({
    limit: {
      getLimits() {
        asked += 1;
        return answers[asked - 1] ?? Promise.reject(new Error('asked too often'));
      },
    },
  });
  page.dispatch(resources.used(limits));
  await page.pass();
  page.dispatch(resources.invalidated({ name: 'limits' }));
  page.dispatch(resources.replaced({ key: 'limits', data: used(1) }));
  old.resolve(used(0));
  await page.pass(60_000);
  expect(asked).toBe(3);
  expect(resources.selectEntry(page.state(), 'limits', null)?.data).toEqual(used(1));
});

test('primed data is used without a fetch, and removed when no view uses it', async () => {
  const args = { workspaceId: WORKSPACE_ID, articleId: 'a1' };
  const ref = { name: 'article', args } as const;
  const page = start();
  page.dispatch(resources.primed({ ...ref, data: anArticle() }));
  page.dispatch(resources.used(ref));
  await page.pass(10 * 60_000);
  expect(page.callsOf('article.getArticle')).toHaveLength(0);
  page.dispatch(resources.released(ref));
  page.dispatch(resources.primed({ name: 'limits', args: null, data: used(1) }));
  await page.pass(5 * 60_000);
  expect(page.state().resources).toEqual({});
});

test('an exception is kept as plain data and reported', async () => {
  const page = start({
    limit: {
      async getLimits() {
        throw new RangeError('a bug');
      },
    },
  });
  page.dispatch(resources.used(limits));
  await page.pass(60_000);
  expect(resources.select(page.state(), 'limits')?.error).toEqual({
    kind: 'page',
    status: null,
    code: null,
    message: 'RangeError: a bug',
  });
  expect(page.callsOf('errors.report')).toHaveLength(4);
});

test('refetching something unused fetches nothing', async () => {
  const page = start();
  page.dispatch(resources.refetchRequested(limits));
  await page.pass();
  expect(page.callsOf('limit.getLimits')).toHaveLength(0);
});
