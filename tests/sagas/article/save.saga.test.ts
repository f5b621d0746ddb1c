import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SaveRequest, SaveResponse } from '#contract/article/article.schema.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { page as pageSlice } from '#store/session/page.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import { anAnswer, anArticle, aToken, idOf, noNetwork } from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  articleLocation,
  closePages,
  openArticle,
} from '#tests/support/startPage.ts';

type Save = { readonly body: SaveRequest; readonly answer: Deferred<SaveResponse> };

/** An open article whose saves wait for the test to answer them. */
async function setup(overrides: Parameters<typeof openArticle>[0] = {}) {
  const saves: Save[] = [];
  const page = await openArticle({
    ...overrides,
    article: {
      updateArticle({ body }) {
        const answer = deferred<SaveResponse>();
        saves.push({ body: body as SaveRequest, answer });
        return answer.promise;
      },
      ...overrides.article,
    },
  });
  return {
    ...page,
    saves,
    bodies: () => saves.map(({ body: { requestId: _requestId, ...rest } }) => rest),
    type: (id: string, html: string) =>
      page.dispatch(articleSave.edited({ articleId, ops: [{ op: 'put', id, after: 'b2', html }] })),
    retitle: (title: string) => page.dispatch(articleSave.edited({ articleId, title })),
    status: () => articleSave.selectStatus(page.state(), articleId),
    async answer(at: number, version: number) {
      saves[at]?.answer.resolve({ version, title: 'x', changedIds: [] });
      await page.pass();
    },
    async refuse(at: number, error: unknown) {
      saves[at]?.answer.reject(error);
      await page.pass();
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const put = (id: string, html: string) => ({ op: 'put' as const, id, after: 'b2', html });

// §4.save.1 §9.articles.2
test('edits within 200 ms are saved as one batch', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(199);
  page.type('b3', '<p>b</p>');
  await page.pass(199);
  expect(page.saves).toHaveLength(0);
  await page.pass(1);
  expect(page.bodies()).toEqual([{ baseVersion: 1, title: 'A', ops: [put('b3', '<p>b</p>')] }]);
});

// §d.deviations.1
test('no edit waits longer than a second, however long the writer types without a pause', async () => {
  const page = await setup({
    article: {
      updateArticle: async ({ body }) => ({
        version: body.baseVersion + 1,
        title: '',
        changedIds: [],
      }),
    },
  });
  for (let at = 0; at < 10_000; at += 100) {
    page.type('b3', `<p>${at}</p>`);
    await page.pass(100);
  }
  const times = page.callsOf('article.updateArticle').map((call) => call.at);
  const gaps = times.map((time, at) => time - (times[at - 1] ?? 0));
  expect(times.length).toBeGreaterThanOrEqual(9);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1000 + 100); // the next edit comes 100 ms after a save
});

// §4.save.2 §4.save.3
test('an edit made while a save runs waits for it, then is saved in a second round', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  page.retitle('B');
  await page.pass(1000);
  expect(page.saves).toHaveLength(1);
  await page.answer(0, 2);
  await page.pass(200);
  expect(page.bodies()[1]).toEqual({ baseVersion: 2, title: 'B', ops: [] });
  expect(articleSave.selectIsPending(page.state(), articleId)).toBe(true);
  await page.answer(1, 3);
  expect(articleSave.selectIsPending(page.state(), articleId)).toBe(false);
});

// §4.save.6 §d.save.7
test('while text streams the body stays at home and the title leaves; the end of the stream sends it', async () => {
  const page = await setup();
  page.dispatch(articleSave.streamStarted({ articleId }));
  page.retitle('A');
  page.dispatch(
    articleSave.streamed({
      articleId,
      ops: [put('b3', '<p>half')],
      position: { jobId: 'j', seq: 1 },
    }),
  );
  await page.pass(200);
  expect(page.bodies()).toEqual([{ baseVersion: 1, title: 'A', ops: [] }]);
  await page.answer(0, 2);
  await page.pass(5000);
  expect(page.saves).toHaveLength(1);
  expect(page.status()).toBe('held');
  page.dispatch(articleSave.streamEnded({ articleId }));
  await page.pass(200);
  expect(page.bodies()[1]).toEqual({
    baseVersion: 2,
    ops: [put('b3', '<p>half')],
    position: { jobId: 'j', seq: 1 },
  });
});

// §4.save.5
test('a forced save leaves at once and carries the body even while text streams', async () => {
  const page = await setup();
  page.dispatch(articleSave.streamStarted({ articleId }));
  page.type('b3', '<p>whole</p>');
  page.dispatch(articleSave.forceRequested({ articleId }));
  await page.pass();
  expect(page.bodies()).toEqual([{ baseVersion: 1, ops: [put('b3', '<p>whole</p>')] }]);
});

test('a force asked for while a save runs is not lost', async () => {
  const page = await setup();
  page.dispatch(articleSave.streamStarted({ articleId }));
  page.retitle('A');
  await page.pass(200);
  page.type('b3', '<p>whole</p>');
  page.dispatch(articleSave.forceRequested({ articleId }));
  await page.answer(0, 2);
  expect(page.bodies()[1]).toEqual({ baseVersion: 2, ops: [put('b3', '<p>whole</p>')] });
});

test('the page going into the background saves at once', async () => {
  const page = await setup();
  page.retitle('A');
  page.sayPage('hidden');
  await page.pass();
  expect(page.saves).toHaveLength(1);
});

// §d.save.17
test('a network failure is repeated under the same id, later each time, and the text stays', async () => {
  const page = await setup();
  page.type('b3', '<p>mine</p>');
  await page.pass(200);
  for (const [attempt, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await page.refuse(attempt, noNetwork);
    expect(page.status()).toBe('offline');
    await page.pass(wait - 1);
    expect(page.saves).toHaveLength(attempt + 1);
    await page.pass(1);
    expect(page.saves).toHaveLength(attempt + 2);
  }
  expect(new Set(page.saves.map(({ body }) => body.requestId)).size).toBe(1);
  expect(articleSave.selectDraft(page.state(), articleId)?.body.html.b3).toBe('<p>mine</p>');
});

test('the network coming back ends the wait early', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  await page.refuse(0, noNetwork);
  page.sayPage('online');
  await page.pass();
  expect(page.saves).toHaveLength(2);
});

// §d.save.17
test('a server error is retried after a pause; what is typed meanwhile follows in a save of its own', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  await page.refuse(0, anAnswer(500, { code: 'internal' }));
  expect(page.status()).toBe('retry');
  page.retitle('B');
  await page.pass(1000);
  expect(page.bodies()[1]).toEqual({ baseVersion: 1, title: 'A', ops: [] });
  await page.answer(1, 2);
  await page.pass(200);
  expect(page.bodies()[2]).toEqual({ baseVersion: 2, title: 'B', ops: [] });
});

// §d.save.16
test('429 waits as long as the server asks', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  await page.refuse(0, anAnswer(429, { code: 'too_many_requests', retryAfterMs: 7000 }));
  await page.pass(6999);
  expect(page.saves).toHaveLength(1);
  await page.pass(1);
  expect(page.saves).toHaveLength(2);
  expect(subscribe.selectBenefit(page.state())).toBeNull();
});

// §d.save.13
test('401 is met with a fresh token once; refused again, the save waits for Retry', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  await page.refuse(0, anAnswer(401));
  expect(page.callsOf('token.fetch')).toHaveLength(2);
  expect(page.saves).toHaveLength(2);
  await page.refuse(1, anAnswer(401));
  await page.pass(600_000);
  expect(page.status()).toBe('signIn');
  expect(page.saves.length).toBe(2);
  page.dispatch(articleSave.resumed({ articleId }));
  await page.pass();
  expect(page.saves).toHaveLength(3);
  await page.answer(2, 2);
  expect(page.status()).toBe('idle');
});

test('when no new token is to be had after a 401 the save waits, and Retry asks for one again', async () => {
  let isHostUp = true;
  const page = await setup({
    token: {
      fetch: async () => {
        if (isHostUp) return aToken();
        throw anAnswer(401);
      },
    },
  });
  page.retitle('A');
  await page.pass(200);
  isHostUp = false;
  await page.refuse(0, anAnswer(401));
  await page.refuse(1, anAnswer(401));
  expect(page.status()).toBe('signIn');
  expect(token.selectStatus(page.state())).toBe('failed');
  isHostUp = true;
  page.dispatch(articleSave.resumed({ articleId }));
  await page.pass();
  await page.answer(2, 2);
  expect(page.status()).toBe('idle');
  expect(token.selectStatus(page.state())).toBe('valid');
});

// §d.save.13
test('a save that waits for a sign-in goes on when the page is seen with somebody signed in', async () => {
  let isSignedIn = true;
  const page = await setup({
    token: {
      fetch: async () => {
        if (isSignedIn) return aToken();
        throw anAnswer(401);
      },
    },
  });
  page.retitle('A');
  await page.pass(200);
  isSignedIn = false;
  await page.refuse(0, anAnswer(401));
  await page.refuse(1, anAnswer(401));
  expect(page.status()).toBe('signIn');
  isSignedIn = true;
  page.dispatch(pageSlice.visible());
  await page.pass();
  await page.answer(2, 2);
  expect(page.status()).toBe('idle');
});

test.each([
  // §d.save.11
  [402, 'limit', 'limit_reached'],
  // §d.save.12
  [409, 'conflict', 'stale_version'],
  // §d.save.15
  [413, 'rejected', 'too_large'],
  // §d.save.15
  [422, 'rejected', 'invalid_input'],
] as const)('%i parks the save as "%s", text kept', async (status, pause, code) => {
  const page = await setup();
  page.type('b3', '<p>mine</p>');
  await page.pass(200);
  await page.refuse(0, anAnswer(status, { code }));
  await page.pass(600_000);
  expect(page.saves).toHaveLength(1);
  expect(page.status()).toBe(pause);
  expect(articleSave.selectQueue(page.state(), articleId)?.pauseCode).toBe(code);
  expect(articleSave.selectDraft(page.state(), articleId)?.body.html.b3).toBe('<p>mine</p>');
});

test('after 402 Retry sends the same save again', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  await page.refuse(0, anAnswer(402, { code: 'limit_reached' }));
  page.dispatch(articleSave.resumed({ articleId }));
  await page.pass();
  expect(page.saves[1]?.body).toEqual(page.saves[0]?.body);
});

test('a text that was rejected is tried again when it has changed', async () => {
  const page = await setup();
  page.type('b3', '<p>far too long</p>');
  await page.pass(200);
  await page.refuse(0, anAnswer(413, { code: 'too_large' }));
  page.type('b3', '<p>short</p>');
  await page.pass(200);
  expect(page.bodies()[1]).toEqual({ baseVersion: 1, ops: [put('b3', '<p>short</p>')] });
  expect(page.saves[1]?.body.requestId).not.toBe(page.saves[0]?.body.requestId);
});

test('an article that was left is saved until the server has everything', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  await page.visit({ pathname: '/articles', route: 'articles' });
  await page.refuse(0, noNetwork);
  await page.pass(1000);
  expect(page.saves).toHaveLength(2);
  await page.answer(1, 2);
  expect(articleSave.selectQueue(page.state(), articleId)).toBeNull();
});

test('coming back to an article with unsaved text shows that text, and one worker saves it', async () => {
  const page = await setup({ article: { getArticle: async () => anArticle() } });
  page.retitle('A');
  await page.pass(200);
  await page.refuse(0, noNetwork);
  await page.visit({ pathname: '/articles', route: 'articles' });
  await page.visit(articleLocation(articleId));
  expect(articleSave.selectDraft(page.state(), articleId)?.title).toBe('A');
  await page.pass(1000);
  expect(page.saves).toHaveLength(2);
  await page.answer(1, 2);
  expect(page.status()).toBe('idle');
});

test('the browser asks before it closes the page for as long as something is unsaved', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass(200);
  expect(page.callsOf('page.warnBeforeLeaving').map(({ args }) => args[0])).toEqual([true]);
  await page.answer(0, 2);
  expect(page.callsOf('page.warnBeforeLeaving').map(({ args }) => args[0])).toEqual([true, false]);
});

test('an editor that throws when it is flushed stops no save, of its article or of another', async () => {
  const page = await setup({
    editor: {
      flush: () => {
        throw new Error('not serializable');
      },
    },
  });
  page.retitle('A');
  page.dispatch(articleSave.flushRequested({ articleIds: [idOf(2), articleId] }));
  await page.pass();
  expect(page.bodies()).toMatchObject([{ title: 'A' }]);
  await page.answer(0, 2);
  page.retitle('B');
  await page.pass(200);
  expect(page.bodies()[1]).toMatchObject({ title: 'B' });
  expect(page.callsOf('errors.report').map(({ args }) => args[1])).toEqual([
    { articleId: idOf(2) },
    { articleId },
  ]);
});
