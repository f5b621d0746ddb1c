import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { router } from '#store/session/router.slice.ts';
import { anArticle } from '#tests/support/factories.ts';
import { ARTICLE_ID, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.posts.1
test('the page of another kind of article leads to the right one', async () => {
  const page = await openArticle({
    article: { getArticle: async ({ articleId: id }) => anArticle({ id, type: 'SMM' }) },
  });
  await page.pass();
  const to = `/smm/${ARTICLE_ID}`;
  expect(page.actions).toContainEqual(router.navigationRequested({ to, replace: true }));
});

// §d.posts.1
test('an article stays where it is, and leaves the page of posts', async () => {
  const page = await openArticle();
  const asked = () => page.actions.filter(router.navigationRequested.match);
  expect(asked()).toEqual([]);
  await page.visit({
    pathname: `/smm/${ARTICLE_ID}`,
    search: '',
    route: 'smm',
    params: { articleId: ARTICLE_ID },
  });
  await page.pass();
  const to = `/articles/${ARTICLE_ID}`;
  expect(asked()).toEqual([router.navigationRequested({ to, replace: true })]);
});
