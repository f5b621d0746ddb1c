import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SaveResponse } from '#contract/article.schema.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  anArticleSummary,
  aPage,
  idOf,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

const listRef = {
  name: 'articles',
  args: { workspaceId: WORKSPACE_ID, page: 0, limit: 10 },
} as const;
const other = anArticleSummary({ id: idOf(2), title: 'Another' });

/** An open article beside a list that shows it, with a save that waits for its answer. */
async function setup(article: PortOverrides['article'] = {}) {
  const answers: Deferred<SaveResponse>[] = [];
  const page = await openArticle({
    article: {
      getArticles: async () => aPage({ content: [anArticleSummary(), other] }),
      updateArticle() {
        const answer = deferred<SaveResponse>();
        answers.push(answer);
        return answer.promise;
      },
      ...article,
    },
  });
  page.dispatch(resources.used(listRef));
  await page.pass();
  return {
    ...page,
    answers,
    header: () => articleSave.selectShownTitle(page.state(), articleId),
    draft: () => articleSave.selectDraft(page.state(), articleId)?.title,
    titles: () =>
      resources
        .selectEntry(page.state(), 'articles', listRef.args)
        ?.data?.content.map(({ title }) => title),
    cached: () =>
      resources.selectEntry(page.state(), 'article', { workspaceId: WORKSPACE_ID, articleId })
        ?.data,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §4.save.7
test('the list shows the new title as soon as its save starts, and the version once it is confirmed', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  expect(page.titles()).toEqual(['Old title', 'Another']);
  await page.pass(200);
  expect(page.titles()).toEqual(['New', 'Another']);
  expect(page.cached()?.version).toBe(1);
  page.answers[0]?.resolve({ version: 2, title: 'New', changedIds: [] });
  await page.pass();
  expect(page.titles()).toEqual(['New', 'Another']);
  expect(page.cached()).toMatchObject({ version: 2, title: 'New', storedTitle: 'New' });
});

const FAILURES = [
  noNetwork,
  ...[401, 402, 403, 409, 413, 422, 429, 500].map((one) => anAnswer(one)),
];

// §4.save.8 §8.errors.7 §d.save.2
test.each(FAILURES)(
  'after a failed save (%j) list, article and header show the previous one; the words stay',
  async (failure) => {
    const page = await setup({ updateArticle: () => Promise.reject(failure) });
    page.dispatch(articleSave.edited({ articleId, title: 'New' }));
    expect(page.header()).toBe('New');
    await page.pass(200);
    expect([page.header(), ...(page.titles() ?? [])]).toEqual([
      'Old title',
      'Old title',
      'Another',
    ]);
    expect(page.cached()).toMatchObject({ version: 1, title: 'Old title' });
    expect(page.draft()).toBe('New');
  },
);

// §d.save.2
test('a repeated save shows the new title again, in the list and in the header', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  page.answers[0]?.reject(noNetwork);
  await page.pass();
  expect([page.header(), page.titles()?.[0]]).toEqual(['Old title', 'Old title']);
  await page.pass(1000);
  expect([page.header(), page.titles()?.[0]]).toEqual(['New', 'New']);
});

test('the cached article has the blocks that were confirmed', async () => {
  const page = await setup();
  page.dispatch(
    articleSave.edited({
      articleId,
      ops: [{ op: 'put', id: 'b2', after: 'b1', html: '<h1>Big</h1>' }],
    }),
  );
  await page.pass(200);
  page.answers[0]?.resolve({ version: 2, title: 'Big', changedIds: ['b2'] });
  await page.pass();
  expect(page.cached()).toMatchObject({
    title: 'Big',
    storedTitle: 'Old title',
    blocks: [{ id: 'b1' }, { html: '<h1>Big</h1>' }],
  });
});

test('the last save of an article that was left makes the lists read again', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  await page.visit({ pathname: '/articles', route: 'articles' });
  const before = page.callsOf('article.getArticles').length;
  page.answers[0]?.resolve({ version: 2, title: 'New', changedIds: [] });
  await page.pass();
  expect(page.callsOf('article.getArticles')).toHaveLength(before + 1);
  page.dispatch(resources.released(listRef));
});

test('a failed save does not put an older article over what was read in the meantime', async () => {
  let version = 1;
  const page = await setup({ getArticle: async () => anArticle({ version }) });
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  version = 5;
  page.dispatch(
    resources.refetchRequested({ name: 'article', args: { workspaceId: WORKSPACE_ID, articleId } }),
  );
  await page.pass();
  page.answers[0]?.reject(noNetwork);
  await page.pass();
  expect(page.cached()?.version).toBe(5);
});
