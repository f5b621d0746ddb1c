import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleDelete } from '#store/article/delete.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticleSummary,
  aPage,
  idOf,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  openArticle,
  startPage,
} from '#tests/support/startPage.ts';

const listRef = {
  name: 'articles',
  args: { workspaceId: WORKSPACE_ID, page: 0, limit: 10 },
} as const;
const deletionOf = (...articleIds: string[]) =>
  articleDelete.requested({
    workspaceId: WORKSPACE_ID,
    articles: articleIds.map((id) => ({ articleId: id, title: `Title ${id.at(-1)}` })),
  });
const deletion = deletionOf(articleId);

/** A list of two articles, of which one is deleted. */
async function setup(overrides: PortOverrides['article'] = {}) {
  let isThere = true;
  const page = await startPage({
    article: {
      getArticles: async () =>
        aPage({
          content: [...(isThere ? [anArticleSummary()] : []), anArticleSummary({ id: idOf(2) })],
        }),
      async deleteArticle() {
        isThere = false;
        return { id: articleId };
      },
      async restoreArticle() {
        isThere = true;
        return anArticleSummary();
      },
      ...overrides,
    },
  });
  page.dispatch(resources.used(listRef));
  await page.pass();
  return {
    ...page,
    ids: () =>
      resources
        .selectEntry(page.state(), 'articles', listRef.args)
        ?.data?.content.map(({ id }) => id),
    notices: () => notices.select(page.state()).map(({ text }) => text),
    values: () => notices.select(page.state()).map(({ values }) => values),
    undo() {
      const noticeId =
        notices.select(page.state()).find(({ offer }) => offer === 'undo')?.id ?? 'gone';
      page.dispatch(notices.undoRequested({ id: noticeId }));
    },
    isHidden: () => articleDelete.selectIsDeleted(page.state(), articleId),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §4.article.4 §7.calls.16
test('a deleted article is hidden at once, and leaves every cached list when the server has deleted it', async () => {
  const answer = deferred<{ id: string }>();
  let reads = 0;
  const both = aPage({ content: [anArticleSummary(), anArticleSummary({ id: idOf(2) })] });
  const page = await setup({
    async getArticles() {
      reads += 1;
      return reads === 1 ? both : new Promise(() => {}); // what is cached is all there is to see
    },
    deleteArticle: () => answer.promise,
  });
  page.dispatch(deletion);
  expect(page.isHidden()).toBe(true);
  await page.pass();
  expect(page.notices()).toEqual(['articleDeleted']);
  expect(page.ids()).toEqual([articleId, idOf(2)]);
  expect(page.callsOf('article.deleteArticle').map(({ args }) => args)).toEqual([
    [{ workspaceId: WORKSPACE_ID, articleId }],
  ]);
  answer.resolve({ id: articleId });
  await page.pass();
  expect(page.ids()).toEqual([idOf(2)]);
  expect(reads).toBe(2);
});

// §d.deviations.4
test('the offer to take it back lasts ten seconds', async () => {
  const page = await setup();
  page.dispatch(deletion);
  await page.pass(9999);
  expect(page.notices()).toEqual(['articleDeleted']);
  await page.pass(1);
  expect(page.notices()).toEqual([]);
  expect(page.isHidden()).toBe(true);
  expect(page.ids()).toEqual([idOf(2)]);
  page.undo();
  await page.pass();
  expect(page.callsOf('article.restoreArticle')).toHaveLength(0);
});

test('taken back, it is restored and shown again', async () => {
  const page = await setup();
  page.dispatch(deletion);
  await page.pass(5000);
  page.undo();
  await page.pass();
  expect(page.notices()).toEqual([]);
  expect(page.isHidden()).toBe(false);
  expect(page.ids()).toEqual([articleId, idOf(2)]);
});

test('taken back before the server has answered, it is restored after the answer', async () => {
  const answer = deferred<{ id: string }>();
  const page = await setup({ deleteArticle: () => answer.promise });
  page.dispatch(deletion);
  await page.pass();
  page.undo();
  await page.pass();
  expect(page.callsOf('article.restoreArticle')).toHaveLength(0);
  answer.resolve({ id: articleId });
  await page.pass();
  expect(page.callsOf('article.restoreArticle')).toHaveLength(1);
  expect(page.isHidden()).toBe(false);
});

const both = deletionOf(articleId, idOf(2));

// §d.deviations.4
test('many articles are deleted at once, with one notice that takes all of them back', async () => {
  const page = await setup();
  page.dispatch(both);
  await page.pass();
  expect(page.values()).toEqual([{ titles: ['Title 1', 'Title 2'] }]);
  expect(page.callsOf('article.deleteArticle').map(({ args }) => args)).toEqual(
    [articleId, idOf(2)].map((id) => [{ workspaceId: WORKSPACE_ID, articleId: id }]),
  );
  page.undo();
  await page.pass();
  expect(page.callsOf('article.restoreArticle')).toHaveLength(2);
  expect(page.notices()).toEqual([]);
  expect(page.isHidden()).toBe(false);
});

test('of many articles the one that cannot be deleted is named and shown again; undo is for the others', async () => {
  const page = await setup({
    async deleteArticle({ articleId: id }) {
      if (id === articleId) throw noNetwork;
      return { id };
    },
  });
  page.dispatch(both);
  await page.pass();
  expect(page.isHidden()).toBe(false);
  expect(articleDelete.selectIsDeleted(page.state(), idOf(2))).toBe(true);
  expect(page.notices()).toEqual(['articleDeleteFailed', 'articleDeleted']);
  expect(page.values()).toEqual([{ titles: ['Title 1'] }, { titles: ['Title 2'] }]);
  page.undo();
  await page.pass();
  expect(page.callsOf('article.restoreArticle').map(({ args }) => args)).toEqual([
    [{ workspaceId: WORKSPACE_ID, articleId: idOf(2) }],
  ]);
});

test('an article that was deleted already counts as deleted', async () => {
  const page = await setup({
    async deleteArticle() {
      throw anAnswer(404);
    },
  });
  page.dispatch(deletion);
  await page.pass();
  expect(page.isHidden()).toBe(true);
  expect(page.notices()).toEqual(['articleDeleted']);
});

test('closing the notice ends the offer', async () => {
  const page = await setup();
  page.dispatch(deletion);
  await page.pass();
  page.dispatch(notices.closed({ id: notices.select(page.state())[0]?.id ?? '' }));
  await page.pass();
  page.undo();
  await page.pass();
  expect(page.callsOf('article.restoreArticle')).toHaveLength(0);
});

test('an article that cannot be deleted is shown again, with a notice', async () => {
  const page = await setup({
    async deleteArticle() {
      throw noNetwork;
    },
  });
  page.dispatch(deletion);
  await page.pass();
  expect(page.isHidden()).toBe(false);
  expect(page.notices()).toEqual(['articleDeleteFailed']);
});

test('one whose restoration was not answered is shown as the lists have it', async () => {
  let isThere = true;
  const page = await setup({
    getArticles: async () => aPage({ content: isThere ? [anArticleSummary()] : [] }),
    async deleteArticle() {
      isThere = false;
      return { id: articleId };
    },
    async restoreArticle() {
      isThere = true;
      throw noNetwork;
    },
  });
  page.dispatch(deletion);
  await page.pass();
  page.undo();
  await page.pass();
  expect(page.ids()).toEqual([articleId]);
  expect(page.isHidden()).toBe(false);
  expect(page.notices()).toEqual(['articleRestoreFailed']);
});

test('one that cannot be restored stays deleted, with a notice', async () => {
  const page = await setup({
    async restoreArticle() {
      throw anAnswer(404);
    },
  });
  page.dispatch(deletion);
  await page.pass();
  page.undo();
  await page.pass();
  expect(page.isHidden()).toBe(true);
  expect(page.notices()).toEqual(['articleRestoreFailed']);
});

test('deleting the open article saves its last words first, and goes to the list', async () => {
  const page = await openArticle();
  page.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
  page.dispatch(deletion);
  await page.pass();
  const writes = page.calls
    .map(({ op }) => op)
    .filter((op) => /^article\.(update|delete)/.test(op));
  expect(writes).toEqual(['article.updateArticle', 'article.deleteArticle']);
  expect(page.callsOf('navigation.go').map(({ args }) => args)).toEqual([
    ['/articles', { replace: true }],
  ]);
});

test('deleting another article leaves the open one on screen', async () => {
  const page = await openArticle();
  page.dispatch(deletionOf(idOf(2)));
  await page.pass();
  expect(page.callsOf('article.deleteArticle')).toHaveLength(1);
  expect(page.callsOf('navigation.go')).toEqual([]);
});

test('words that could not be saved are kept for as long as the deletion can be taken back', async () => {
  const page = await openArticle({
    article: {
      async updateArticle() {
        throw noNetwork;
      },
    },
  });
  page.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
  page.dispatch(deletion);
  await page.visit({ pathname: '/articles', route: 'articles' });
  await page.pass(9000);
  expect(articleSave.selectQueue(page.state(), articleId)?.draft.title).toBe('Last words');
  await page.pass(3000);
  expect(articleSave.selectQueue(page.state(), articleId)).toBeNull();
});
