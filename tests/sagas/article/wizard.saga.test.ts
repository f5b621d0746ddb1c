import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { DraftResponse } from '#contract/content.schema.ts';
import { articleWizard } from '#store/article/wizard.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aGroup,
  anAnswer,
  anArticle,
  anArticleSummary,
  aPage,
  aToken,
  aUser,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

const KEY = 'article-wizard:user-1';
const drafted = anArticle({ id: idOf(9), title: 'Fish', storedTitle: 'Fish' });
const listRef = {
  name: 'articles',
  args: { workspaceId: WORKSPACE_ID, page: 0, limit: 10 },
} as const;

async function setup(overrides: PortOverrides = {}) {
  const page = await startPage({
    ...overrides,
    content: {
      postDraft: async () => ({ article: drafted, jobId: idOf(90), limits: someLimits() }),
      ...overrides.content,
    },
  });
  page.dispatch(articleWizard.entered());
  await page.pass();
  return {
    ...page,
    wizard: () => articleWizard.select(page.state()),
    bodies: () =>
      page
        .callsOf('content.postDraft')
        .map(({ args }) => (args[0] as { body: { requestId: string } }).body),
    async submit() {
      page.dispatch(articleWizard.submitRequested());
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

test('what is typed is kept within 300 ms, and at once when the page goes away', async () => {
  const page = await setup();
  page.dispatch(articleWizard.changed({ topic: 'Fi' }));
  await page.pass(200);
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.pass(100);
  expect(JSON.parse(page.storage.get(KEY) ?? 'null')).toMatchObject({ topic: 'Fish' });
  page.dispatch(articleWizard.changed({ notes: 'Cod' }));
  page.sayPage('hidden');
  await page.pass();
  expect(JSON.parse(page.storage.get(KEY) ?? 'null')).toMatchObject({
    topic: 'Fish',
    notes: 'Cod',
  });
});

test('an unfinished wizard is there again at the next visit of the same user, and of no other', async () => {
  const kept = JSON.stringify({ topic: 'Fish', keywords: ['cod', 7], language: 'de' });
  const restored = async (userId: string) => {
    const page = await setup({
      host: { user: () => aUser({ id: userId }) },
      storage: { get: (key) => (key === KEY ? kept : null) },
    });
    return page.wizard().values;
  };
  expect(await restored('user-1')).toEqual({
    topic: 'Fish',
    keywords: ['cod'],
    language: 'de',
    location: '',
    notes: '',
  });
  expect((await restored('user-2')).topic).toBe('');
});

test.each(['{broken', '"text"', 'null'])(
  'kept rubbish (%s) opens an empty wizard',
  async (kept) => {
    const page = await setup({ storage: { get: () => kept } });
    expect(page.wizard()).toMatchObject({ status: 'filling', values: { topic: '', keywords: [] } });
  },
);

test('an accepted wizard opens its article and is forgotten', async () => {
  const page = await setup();
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.bodies()).toMatchObject([{ topic: 'Fish', requestId: expect.any(String) }]);
  expect(page.callsOf('navigation.go').map(({ args }) => args[0])).toEqual([
    `/articles/${drafted.id}`,
  ]);
  expect(
    resources.selectEntry(page.state(), 'article', {
      workspaceId: WORKSPACE_ID,
      articleId: drafted.id,
    })?.data,
  ).toEqual(drafted);
  await page.pass(1000);
  expect(page.storage.size).toBe(0);
});

// §4.article.5
test('the new article is at the front of the first page before the list is read again', async () => {
  let reads = 0;
  const full = Array.from({ length: 10 }, (_, at) => anArticleSummary({ id: idOf(at + 20) }));
  const page = await setup({
    article: {
      getArticles() {
        reads += 1;
        return reads === 1
          ? Promise.resolve(aPage({ content: full, last: true }))
          : new Promise(() => {});
      },
    },
  });
  page.dispatch(resources.used(listRef));
  await page.pass();
  await page.submit();
  const list = resources.selectEntry(page.state(), 'articles', listRef.args)?.data;
  expect(list?.content.map(({ id }) => id)).toEqual([
    drafted.id,
    ...full.slice(0, 9).map(({ id }) => id),
  ]);
  expect([list?.last, reads]).toEqual([false, 2]);
});

test('pressing twice makes one draft', async () => {
  const answer = deferred<DraftResponse>();
  const page = await setup({ content: { postDraft: () => answer.promise } });
  await page.submit();
  await page.submit();
  expect(page.bodies()).toHaveLength(1);
});

test('a submission that is repeated after a failure keeps its id, one that was changed gets a new one', async () => {
  const page = await setup({
    content: {
      async postDraft() {
        throw noNetwork;
      },
    },
  });
  await page.submit();
  await page.submit();
  page.dispatch(articleWizard.changed({ topic: 'Other' }));
  await page.submit();
  const [first, second, third] = page.bodies().map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refusal keeps what was typed and shows the fields', async () => {
  const error = anAnswer(422, { code: 'invalid_input', fields: { topic: 'Too long' } });
  const page = await setup({
    content: {
      async postDraft() {
        throw error;
      },
    },
  });
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.wizard()).toMatchObject({ status: 'refused', error, values: { topic: 'Fish' } });
  expect(notices.select(page.state())).toEqual([]);
});

test.each([
  // §6.free.1 §4.limits.5 §d.limits.6 §8.errors.1
  ['free', [], 'createArticle'],
  // §6.paid.2 §d.limits.1 §d.limits.7
  ['paid', ['limitReachedPaid'], null],
] as const)(
  'a spent limit is shown to a %s user, and what was typed stays',
  async (plan, texts, benefit) => {
    const page = await setup({
      token: { fetch: async () => aToken({ plan }) },
      content: {
        async postDraft() {
          throw anAnswer(402, { code: 'limit_reached' });
        },
      },
    });
    page.dispatch(articleWizard.changed({ topic: 'Fish' }));
    await page.submit();
    expect(notices.select(page.state()).map((notice) => notice.text)).toEqual(texts);
    expect(subscribe.selectBenefit(page.state())).toBe(benefit);
    const told = page
      .callsOf('analytics.track')
      .filter(({ args }) => args[0] === 'paid_limit_reached');
    expect(told).toHaveLength(texts.length);
    expect(page.wizard().values.topic).toBe('Fish');
  },
);

// §4.limits.5
test('a spent limit shows the benefit, and the wizard stays as it is', async () => {
  const page = await setup({ token: { fetch: async () => aToken({ plan: 'free' }) } });
  const data = someLimits({ article: aGroup({ used: 3, total: 3 }) });
  page.dispatch(resources.primed({ name: 'limits', args: null, data }));
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.bodies()).toEqual([]);
  expect(page.wizard()).toMatchObject({ status: 'filling', values: { topic: 'Fish' } });
  expect(subscribe.selectBenefit(page.state())).toBe('createArticle');
});

test('a draft whose answer was lost is asked for again, though it may have taken the last unit', async () => {
  let isLost = true;
  const page = await setup({
    token: { fetch: async () => aToken({ plan: 'free' }) },
    limit: { getLimits: async () => someLimits({ article: aGroup({ used: 3, total: 3 }) }) },
    content: {
      async postDraft() {
        if (isLost) throw noNetwork;
        return { article: drafted, jobId: idOf(90), limits: someLimits() };
      },
    },
  });
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.wizard().status).toBe('refused');
  page.dispatch(resources.used({ name: 'limits', args: null }));
  await page.pass();
  isLost = false;
  await page.submit();
  expect(page.wizard().status).toBe('accepted');
  const [first, second] = page.bodies();
  expect(second?.requestId).toBe(first?.requestId);
});
