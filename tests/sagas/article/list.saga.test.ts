import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { selectAllArticles } from '#store/article/allArticles.ts';
import { articleIndex } from '#store/article/list.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import {
  anArticleSummary,
  aPage,
  idOf,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const PAGES = 3;

/** Three pages of one article each; the page with this number cannot be read. */
async function setup(broken = -1) {
  const page = await startPage({
    article: {
      async getArticles({ page: number = 0 }) {
        const at = Number(number);
        if (at === broken) throw noNetwork;
        return aPage({
          content: [anArticleSummary({ id: idOf(at) })],
          page: at,
          last: at === PAGES - 1,
        });
      },
    },
  });
  return {
    ...page,
    asked: () =>
      page
        .callsOf('article.getArticles')
        .map(({ args }) => args[0] as { page: number; limit: number })
        .filter(({ limit }) => limit === 200)
        .map((args) => args.page),
    ids: () => selectAllArticles(page.state(), WORKSPACE_ID).map(({ id }) => id),
  };
}

// §7.calls.13 §9.articles.1
test('the full list is read by 200 from page 0, on until the last', async () => {
  const page = await setup();
  expect(page.asked()).toEqual([]);
  page.dispatch(articleIndex.opened());
  await page.pass();
  expect(page.asked()).toEqual([0, 1, 2]);
  expect(page.ids()).toEqual([0, 1, 2].map(idOf));
});

// §9.cache.1
test('looking again asks again only when something has changed', async () => {
  const page = await setup();
  page.dispatch(articleIndex.opened());
  await page.pass();
  page.dispatch(articleIndex.closed());
  await page.pass();
  page.dispatch(articleIndex.opened());
  await page.pass();
  expect(page.asked()).toHaveLength(PAGES);
  page.dispatch(articleIndex.closed());
  page.dispatch(resources.invalidated({ name: 'articles' }));
  page.dispatch(articleIndex.opened());
  await page.pass();
  expect(page.asked()).toEqual([0, 1, 2, 0, 1, 2]);
});

// §7.calls.15
test('a page that cannot be read ends the list, which has what came before', async () => {
  const page = await setup(1);
  page.dispatch(articleIndex.opened());
  await page.pass(60_000);
  expect(page.asked()).toEqual([0, 1]);
  expect(page.ids()).toEqual([idOf(0)]);
});
