import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  aWorkspace,
  idOf,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  articleLocation,
  closePages,
  openArticle,
  startPage,
} from '#tests/support/startPage.ts';

const list = { pathname: '/articles', route: 'articles' } as const;
const pendingSetup = { isEmptyArticle: false, setupStatus: 'pending' } as const;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('entering an article reads it and opens it', async () => {
  const page = await openArticle();
  expect(articleSave.selectEntry(page.state(), articleId)).toMatchObject({
    workspaceId: WORKSPACE_ID,
    isOpen: true,
    queue: { base: { version: 1, title: 'Old title', body: { order: ['b1', 'b2'] } } },
  });
});

test('an address that comes before the workspace is known is opened when it is', async () => {
  const workspace = deferred<ReturnType<typeof aWorkspace>>();
  const page = await startPage({ workspace: { getWorkspaceByFolderId: () => workspace.promise } });
  await page.visit(articleLocation(articleId));
  expect(articleSave.selectIsOpen(page.state(), articleId)).toBe(false);
  workspace.resolve(aWorkspace());
  await page.pass();
  expect(articleSave.selectIsOpen(page.state(), articleId)).toBe(true);
});

test('leaving closes it; coming back reads it again and never opens the cached copy', async () => {
  let version = 1;
  const page = await openArticle({
    article: { getArticle: async () => anArticle({ version: version++ }) },
  });
  await page.visit(list);
  expect(articleSave.selectEntry(page.state(), articleId)).toBeNull();
  await page.visit(articleLocation(articleId));
  expect(articleSave.selectEntry(page.state(), articleId)?.queue.base.version).toBe(2);
});

test('an editor that throws when it is left keeps no article open', async () => {
  let isBroken = false;
  const page = await openArticle({
    editor: {
      flush() {
        if (isBroken) throw new Error('draft-js');
      },
    },
  });
  isBroken = true;
  await page.visit(list);
  await page.pass(100);
  expect(articleSave.selectIsOpen(page.state(), articleId)).toBe(false);
  expect(page.callsOf('errors.report').map(({ args }) => args[1])).toEqual([{ articleId }]);
});

test('from one article to the next, the one is closed and the other opened', async () => {
  const page = await openArticle();
  await page.visit(articleLocation(idOf(2)));
  expect(articleSave.selectEntry(page.state(), articleId)).toBeNull();
  expect(articleSave.selectIsOpen(page.state(), idOf(2))).toBe(true);
});

test('an article that cannot be read opens when the reading is repeated', async () => {
  let isDown = true;
  const page = await openArticle({
    article: {
      async getArticle() {
        if (isDown) throw anAnswer(404, { code: 'not_found' });
        return anArticle();
      },
    },
  });
  expect(articleSave.selectIsOpen(page.state(), articleId)).toBe(false);
  isDown = false;
  page.dispatch(
    resources.refetchRequested({ name: 'article', args: { workspaceId: WORKSPACE_ID, articleId } }),
  );
  await page.pass();
  expect(articleSave.selectIsOpen(page.state(), articleId)).toBe(true);
});

test('leaving before the answer comes opens nothing', async () => {
  const article = deferred<ReturnType<typeof anArticle>>();
  const page = await openArticle({ article: { getArticle: () => article.promise } });
  await page.visit(list);
  article.resolve(anArticle());
  await page.pass();
  expect(articleSave.selectEntry(page.state(), articleId)).toBeNull();
});

test('an answer known already, as that of the wizard, opens without a read', async () => {
  const page = await startPage();
  const args = { workspaceId: WORKSPACE_ID, articleId };
  page.dispatch(resources.primed({ name: 'article', args, data: anArticle({ version: 4 }) }));
  await page.visit(articleLocation(articleId));
  expect(page.callsOf('article.getArticle')).toHaveLength(0);
  expect(articleSave.selectEntry(page.state(), articleId)?.queue.base.version).toBe(4);
});

test('a later read of an open article does not touch what is being written', async () => {
  const page = await openArticle();
  page.dispatch(articleSave.edited({ articleId, title: 'Mine' }));
  page.dispatch(resources.invalidated({ name: 'article' }));
  await page.pass();
  expect(articleSave.selectDraft(page.state(), articleId)?.title).toBe('Mine');
});

test.each([
  [
    'that still writes is followed from where its text ends',
    { jobId: 'j', seq: 3, kind: 'draft', state: 'running' },
    pendingSetup,
    3,
  ],
  [
    'whose text nobody has taken is followed though it is over',
    { jobId: 'j', seq: 0, kind: 'draft', state: 'finished' },
    pendingSetup,
    0,
  ],
] as const)('a job %s', async (_, generation, meta, lastSeq) => {
  const page = await openArticle({
    article: { getArticle: async () => anArticle({ generation, meta }) },
  });
  expect(page.streams.map(({ args }) => args)).toEqual([
    { workspaceId: WORKSPACE_ID, jobId: 'j', lastSeq },
  ]);
  expect(job.select(page.state())).toMatchObject({ status: 'following', articleId });
});

test('a job whose text is all in the article is not followed', async () => {
  const generation = { jobId: 'j', seq: 9, kind: 'draft', state: 'finished' } as const;
  const page = await openArticle({
    article: { getArticle: async () => anArticle({ generation }) },
  });
  expect(page.streams).toHaveLength(0);
});

test('an article with unsaved text opens at once, without waiting for the server', async () => {
  const reads = [Promise.resolve(anArticle()), new Promise<never>(() => {})];
  const page = await openArticle({
    article: {
      getArticle: () => reads.shift() ?? Promise.reject(noNetwork),
      updateArticle: () => new Promise(() => {}),
    },
  });
  page.dispatch(articleSave.edited({ articleId, title: 'Mine' }));
  await page.visit(list);
  expect(articleSave.selectIsOpen(page.state(), articleId)).toBe(false);
  await page.visit(articleLocation(articleId));
  expect(articleSave.selectIsOpen(page.state(), articleId)).toBe(true);
  expect(articleSave.selectDraft(page.state(), articleId)?.title).toBe('Mine');
});
