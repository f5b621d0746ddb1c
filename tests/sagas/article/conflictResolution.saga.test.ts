import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Article } from '#contract/article/article.schema.ts';
import type { Choice, Choices } from '#domain/article/merge.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { anAnswer, anArticle, aSaveResponse, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

const theirs = anArticle({
  version: 5,
  storedTitle: 'Theirs',
  blocks: [
    { id: 'b1', html: '<p>one</p>' },
    { id: 'b9', html: '<p>theirs</p>' },
  ],
});

/** An article with a text of ours whose save fails. */
async function setup(error: unknown, overrides: PortOverrides['article'] = {}) {
  let onServer: Article = anArticle();
  let failure: unknown = error;
  const page = await openArticle({
    article: {
      getArticle: async () => onServer,
      async updateArticle({ body }) {
        if (failure !== null) throw failure;
        return aSaveResponse({ version: body.baseVersion + 1 });
      },
      ...overrides,
    },
  });
  page.dispatch(
    articleSave.edited({
      articleId,
      title: 'Mine',
      ops: [{ op: 'put', id: 'b2', after: 'b1', html: '<p>mine</p>' }],
    }),
  );
  onServer = theirs;
  await page.pass(200);
  failure = null;
  return {
    ...page,
    status: () => articleSave.selectStatus(page.state(), articleId),
    draft: () => articleSave.selectDraft(page.state(), articleId),
    applied: () => page.callsOf('editor.apply').map(({ args }) => args[0]),
    saves: () =>
      page.callsOf('article.updateArticle').map(({ args }) => (args[0] as { body: unknown }).body),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('Discard takes the difference back in the editor and leaves nothing to save', async () => {
  const page = await setup(anAnswer(413, { code: 'too_large' }));
  page.dispatch(articleSave.discardRequested({ articleId }));
  await page.pass(5000);
  expect(page.applied()).toEqual([
    { articleId, run: null, ops: [{ op: 'put', id: 'b2', after: 'b1', html: '<p>two</p>' }] },
  ]);
  expect(page.status()).toBe('idle');
  expect(page.draft()?.title).toBe('Old title');
  expect(page.saves().length).toBe(1);
});

test('Discard while offline is saved too, as the server may have saved the text', async () => {
  const page = await setup(noNetwork);
  page.dispatch(articleSave.discardRequested({ articleId }));
  await page.pass(5000);
  expect(page.status()).toBe('idle');
  expect(page.saves().at(-1)).toMatchObject({
    title: 'Old title',
    ops: [{ id: 'b2', html: '<p>two</p>' }],
  });
});

const all = (choice: Choice): Choices => ({ '#title': choice, b2: choice });

test('deciding for mine saves it on top of what is there now, and takes in what only they have changed', async () => {
  const page = await setup(anAnswer(409, { code: 'stale_version' }));
  expect(page.status()).toBe('conflict');
  page.dispatch(articleSave.conflictChoiceMade({ articleId, choices: all('mine') }));
  await page.pass(200);
  expect(page.saves().at(-1)).toMatchObject({ baseVersion: 5, title: 'Mine' });
  expect(page.status()).toBe('idle');
  expect(page.draft()?.body.order).toEqual(['b1', 'b2', 'b9']);
  expect(page.applied()).toEqual([
    {
      articleId,
      run: null,
      ops: [{ op: 'put', id: 'b9', after: 'b2', html: '<p>theirs</p>' }],
    },
  ]);
});

test('deciding for theirs brings it into the editor and saves nothing', async () => {
  const page = await setup(anAnswer(409, { code: 'stale_version' }));
  page.dispatch(articleSave.conflictChoiceMade({ articleId, choices: all('theirs') }));
  await page.pass(5000);
  expect(page.applied()).toEqual([
    {
      articleId,
      run: null,
      ops: [
        { op: 'remove', id: 'b2' },
        { op: 'put', id: 'b9', after: 'b1', html: '<p>theirs</p>' },
      ],
    },
  ]);
  expect(page.status()).toBe('idle');
  expect(page.draft()?.title).toBe('Theirs');
  expect(page.saves().length).toBe(1);
});

test('where something is left undecided nothing happens', async () => {
  const page = await setup(anAnswer(409, { code: 'stale_version' }));
  page.dispatch(articleSave.conflictChoiceMade({ articleId, choices: { b2: 'mine' } }));
  await page.pass(5000);
  expect(page.status()).toBe('conflict');
  expect(page.applied().length).toBe(0);
  expect(page.saves().length).toBe(1);
});

test('when theirs cannot be read, the conflict stays and an error is shown', async () => {
  let isReadable = true;
  const page = await setup(anAnswer(409, { code: 'stale_version' }), {
    async getArticle() {
      if (isReadable) return anArticle();
      throw noNetwork;
    },
  });
  isReadable = false;
  page.dispatch(articleSave.conflictChoiceMade({ articleId, choices: all('mine') }));
  await page.pass();
  expect(page.status()).toBe('conflict');
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['conflictUnreadable']);
});
