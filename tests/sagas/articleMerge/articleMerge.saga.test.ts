import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Article } from '#domain/contract/article.schema.ts';
import { edited, selectDraft, selectSaveStatus } from '#store/articleSave/articleSave.slice.ts';
import { anAnswer, anArticle, aSaveResponse, noNetwork } from '#tests/support/factories.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

const FOREIGN = { id: 'b9', html: '<p>theirs</p>' };

/** An article that somebody else has saved meanwhile; a save for an older version is 409, as on the server. */
async function setup(change: (article: Article) => Article, isReadable = () => true) {
  let onServer: Article = anArticle();
  const page = await openArticle({
    article: {
      async getArticle() {
        if (!isReadable()) throw noNetwork;
        return onServer;
      },
      async updateArticle({ body }) {
        if (body.baseVersion !== onServer.version) throw anAnswer(409, { code: 'stale_version' });
        return aSaveResponse({ version: body.baseVersion + 1 });
      },
    },
  });
  onServer = change({ ...onServer, version: onServer.version + 4 });
  page.dispatch(
    edited({ articleId, ops: [{ op: 'put', id: 'b2', after: 'b1', html: '<p>mine</p>' }] }),
  );
  return {
    ...page,
    status: () => selectSaveStatus(page.state(), articleId),
    body: () => selectDraft(page.state(), articleId)?.body,
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

test('§d.save.12 what somebody else wrote elsewhere in the article comes into the editor, and mine is saved on top of it', async () => {
  const page = await setup((article) => ({ ...article, blocks: [...article.blocks, FOREIGN] }));
  await page.pass(1000);
  expect(page.status()).toBe('idle');
  expect(page.callsOf('editor.apply').map(({ args }) => args[0])).toEqual([
    { articleId, run: null, ops: [{ op: 'put', ...FOREIGN, after: 'b2' }] },
  ]);
  expect(page.saves().at(-1)).toMatchObject({
    baseVersion: 5,
    ops: [{ op: 'put', id: 'b2', html: '<p>mine</p>' }],
  });
  expect(page.body()?.html).toMatchObject({ b2: '<p>mine</p>', b9: '<p>theirs</p>' });
});

test('§d.save.12 what somebody else wrote in the same block is for the writer to decide', async () => {
  const page = await setup((article) => ({
    ...article,
    blocks: article.blocks.map((block) =>
      block.id === 'b2' ? { ...block, html: '<p>theirs</p>' } : block,
    ),
  }));
  await page.pass(60_000);
  expect([page.status(), page.body()?.html.b2]).toEqual(['conflict', '<p>mine</p>']);
  expect([page.saves().length, page.callsOf('editor.apply').length]).toEqual([1, 0]);
});

test('when theirs cannot be read the conflict stays, with nothing lost', async () => {
  let isReadable = true;
  const page = await setup(
    (article) => article,
    () => isReadable,
  );
  isReadable = false;
  await page.pass(60_000);
  expect([page.status(), page.body()?.html.b2]).toEqual(['conflict', '<p>mine</p>']);
});
