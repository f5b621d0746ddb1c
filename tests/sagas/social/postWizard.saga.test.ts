import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleSave } from '#store/article/save.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { EMPTY_POST } from '#store/social/postValues.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import {
  anAnswer,
  anArticle,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

const KEY = 'post:user-1';
const NEW = anArticle({ id: idOf(9), type: 'SMM' });
const begun = { article: NEW, jobId: idOf(90), limits: someLimits() };
const ASKED = { requestId: 'request-before', workspaceId: WORKSPACE_ID };
const WIZARD = { pathname: '/smm/create', search: '', route: 'smmWizard', params: {} } as const;

async function setup(overrides: PortOverrides = {}, kept?: object) {
  const page = await openArticle({
    ...overrides,
    post: {
      createPost: async () => begun,
      createPostOfArticle: async () => begun,
      ...overrides.post,
    },
  });
  if (kept !== undefined) page.storage.set(KEY, JSON.stringify(kept));
  return {
    ...page,
    status: () => postWizard.select(page.state()).status,
    requests: (op = 'post.createPost') =>
      page.callsOf(op).map(({ args }) => args[0] as { body: { requestId: string } }),
    async enter(id: string | null = null) {
      await page.visit(WIZARD);
      page.dispatch(postWizard.entered({ articleId: id }));
      await page.pass();
    },
    async submit() {
      page.dispatch(postWizard.submitted());
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

// §d.posts.4
test('a post of a topic opens at its own address, and the form is forgotten', async () => {
  const page = await setup();
  await page.enter();
  page.dispatch(postWizard.edited({ topic: 'Jars', url: 'https://not.example/' }));
  await page.submit();
  expect(page.requests()).toMatchObject([{ body: { topic: 'Jars', url: null } }]);
  expect(page.actions).toContainEqual(router.navigationRequested({ to: `/smm/${NEW.id}` }));
  expect(page.storage.has(KEY)).toBe(false);
  expect(page.status()).toBe('closed');
});

// §d.posts.4
test('of an article, what is not saved is saved first', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'More jars' }));
  await page.enter(articleId);
  await page.submit();
  const order = page.calls.map(({ op }) => op);
  const asked = order.indexOf('post.createPostOfArticle');
  expect(order.indexOf('article.updateArticle')).toBeLessThan(asked);
  expect(page.requests('post.createPostOfArticle')).toMatchObject([
    { articleId, workspaceId: WORKSPACE_ID, body: { topic: '' } },
  ]);
});

// §d.posts.4
test('what was chosen is there after a reload', async () => {
  const values = { ...EMPTY_POST, topic: 'Jars', channels: ['threads'] };
  const page = await setup({}, { values, asked: null });
  await page.enter();
  expect(postWizard.select(page.state())).toMatchObject({ status: 'editing', values });
});

// §d.posts.4
test.each([
  ['of another version', { values: { topic: 'Jars' } }],
  [
    'with a channel that there is not',
    { values: { ...EMPTY_POST, channels: ['fax'] }, asked: null },
  ],
])('what was kept %s is left', async (_, kept) => {
  const page = await setup({}, kept);
  await page.enter();
  expect(postWizard.select(page.state())).toMatchObject({ values: EMPTY_POST });
});

// §d.posts.4
test('a request whose answer an earlier page did not get is repeated under its id', async () => {
  const page = await setup({}, { values: { ...EMPTY_POST, topic: 'Jars' }, asked: ASKED });
  await page.enter();
  expect(page.requests()).toMatchObject([{ body: { requestId: 'request-before' } }]);
});

// §d.posts.4
test('so is that of an article, if the page is entered for it again', async () => {
  const values = { ...EMPTY_POST, from: 'article', articleId };
  const page = await setup({}, { values, asked: ASKED });
  await page.enter(articleId);
  expect(page.requests('post.createPostOfArticle')).toMatchObject([
    { articleId, body: { requestId: 'request-before' } },
  ]);
});

// §d.posts.4
test('that of another article is not', async () => {
  const values = { ...EMPTY_POST, from: 'article', articleId };
  const page = await setup({}, { values: { ...values, articleId: idOf(7) }, asked: ASKED });
  await page.enter(articleId);
  expect(page.requests('post.createPostOfArticle')).toEqual([]);
  expect(postWizard.select(page.state())).toMatchObject({ asked: null, values });
});

// §d.posts.4
test('entered for another article after no answer, it is another request', async () => {
  let answer: () => Promise<typeof begun> = () => Promise.reject(noNetwork);
  const page = await setup({ post: { createPostOfArticle: () => answer() } });
  await page.enter(idOf(7));
  await page.submit();
  answer = async () => begun;
  await page.enter(articleId);
  await page.submit();
  const [first, second] = page.requests('post.createPostOfArticle');
  expect(second).toMatchObject({ articleId });
  expect(second?.body.requestId).not.toBe(first?.body.requestId);
});

// §d.posts.4
test('after no answer, the same post is the same request; a changed one, or a refused one, is not', async () => {
  let answer: () => Promise<typeof begun> = () => Promise.reject(noNetwork);
  const page = await setup({ post: { createPost: () => answer() } });
  await page.enter();
  page.dispatch(postWizard.edited({ topic: 'Jars' }));
  await page.submit();
  expect(page.status()).toBe('editing');
  answer = () => Promise.reject(anAnswer(422));
  await page.submit();
  await page.submit();
  page.dispatch(postWizard.edited({ topic: 'Jars of glass' }));
  await page.submit();
  const [first, second, third, fourth] = page.requests().map(({ body }) => body.requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).not.toBe(third);
});

// §d.posts.8
test('several posts of an article are one request; the start page shows the work', async () => {
  const page = await setup();
  await page.enter(articleId);
  page.dispatch(postWizard.edited({ count: 5 }));
  await page.submit();
  expect(page.requests('post.createPostsOfArticle')).toMatchObject([
    { articleId, body: { count: 5, topic: '' } },
  ]);
  expect(page.requests('post.createPostOfArticle')).toEqual([]);
  expect(page.actions).toContainEqual(router.navigationRequested({ to: '/' }));
  expect(page.status()).toBe('closed');
  expect(page.storage.has(KEY)).toBe(false);
});

// §d.posts.8
test('after no answer, they are the same request; how many was chosen is kept for the article alone', async () => {
  const page = await setup({
    post: { createPostsOfArticle: async () => Promise.reject(noNetwork) },
  });
  await page.enter(articleId);
  page.dispatch(postWizard.edited({ count: 3 }));
  await page.submit();
  await page.submit();
  const [first, second] = page.requests('post.createPostsOfArticle');
  expect(second?.body.requestId).toBe(first?.body.requestId);
  page.dispatch(postWizard.edited({ from: 'topic', topic: 'Jars' }));
  await page.submit();
  expect(page.requests()).toHaveLength(1);
});

// §d.posts.8
test('what an earlier version has kept has no count: it is one post', async () => {
  const { count: _count, ...values } = { ...EMPTY_POST, from: 'article', articleId };
  const page = await setup({}, { values, asked: null });
  await page.enter();
  expect(postWizard.select(page.state())).toMatchObject({ values: { ...values, count: 1 } });
});
