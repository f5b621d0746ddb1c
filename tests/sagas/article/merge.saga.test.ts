import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Article } from '#contract/article/article.schema.ts';
import { applyOps, blocksOf, bodyOf } from '#domain/article/body.ts';
import type { JournalRecord } from '#domain/article/journal.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { receivedOp } from '#domain/article/sentOrigins.ts';
import { articleSave } from '#store/article/save.slice.ts';
import {
  anAnswer,
  anArticle,
  aSaveResponse,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { journalIn } from '#tests/support/fakeServices.ts';
import {
  ARTICLE_ID as articleId,
  articleLocation,
  closePages,
  DASHBOARD,
  openArticle,
  startPage,
} from '#tests/support/startPage.ts';

const FOREIGN = { id: 'b9', html: '<p>theirs</p>' };

/** An article that somebody else has saved meanwhile; a save for an older version is 409, as on the server. */
async function setup(
  change: (article: Article) => Article,
  isReadable = () => true,
  failure = noNetwork,
) {
  let onServer: Article = anArticle();
  const page = await openArticle({
    article: {
      async getArticle() {
        if (!isReadable()) throw failure;
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
    articleSave.edited({
      articleId,
      ops: [{ op: 'put', id: 'b2', after: 'b1', html: '<p>mine</p>' }],
    }),
  );
  return {
    ...page,
    status: () => articleSave.selectStatus(page.state(), articleId),
    body: () => articleSave.selectDraft(page.state(), articleId)?.body,
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

// §d.save.12
test('text of another writer in other blocks appears in the editor, and mine is saved on top of it', async () => {
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

// §d.save.12
test('text of another writer in the same block is left to the writer to decide', async () => {
  const page = await setup((article) => ({
    ...article,
    blocks: article.blocks.map((block) =>
      block.id === 'b2' ? { ...block, html: '<p>theirs</p>' } : block,
    ),
  }));
  await page.pass(60_000);
  expect(page.status()).toBe('conflict');
  expect(page.body()?.html.b2).toBe('<p>mine</p>');
  expect(page.saves().length).toBe(1);
  expect(page.callsOf('editor.apply').length).toBe(0);
});

test('theirs is read until it can be, and merged then', async () => {
  let isReadable = true;
  const page = await setup(
    (article) => article,
    () => isReadable,
  );
  isReadable = false;
  await page.pass(60_000);
  expect(page.status()).toBe('conflict');
  expect(page.body()?.html.b2).toBe('<p>mine</p>');
  isReadable = true;
  await page.pass(31_000);
  expect(page.status()).toBe('idle');
  expect(page.body()?.html.b2).toBe('<p>mine</p>');
});

test('an article that cannot be read for good leaves the conflict to the writer', async () => {
  let isGone = false;
  const page = await setup(
    (article) => article,
    () => !isGone,
    anAnswer(404, { code: 'not_found' }),
  );
  isGone = true;
  await page.pass(2000);
  const reads = page.callsOf('article.getArticle').length;
  await page.pass(120_000);
  expect(page.status()).toBe('conflict');
  expect(page.body()?.html.b2).toBe('<p>mine</p>');
  expect(page.callsOf('article.getArticle')).toHaveLength(reads);
});

/** As an earlier release left it: an answer that was none confirmed a save, and typing went on. */
const hurt = (): JournalRecord => ({
  base: {
    version: undefined as unknown as number,
    title: 'Old title',
    fields: NO_FIELDS,
    body: bodyOf([
      { id: 'b1', html: '<p>one more</p>' },
      { id: 'b2', html: '<p>two</p>' },
    ]),
  },
  inFlight: null,
  queued: { blocks: { b3: '<p>three</p>' }, order: ['b1', 'b2', 'b3'] },
});

// §d.answers.6
test.each([
  ['as it was', anArticle(), ['<p>one more</p>', '<p>two</p>', '<p>three</p>']],
  [
    'with somebody else’s block',
    anArticle({ version: 9, blocks: [...anArticle().blocks, FOREIGN] }),
    ['<p>one more</p>', '<p>two</p>', '<p>three</p>', '<p>theirs</p>'],
  ],
])(
  'a journal without a sound base heals itself against the article %s, its page opened or not',
  async (_what, onServer, texts) => {
    for (const place of [articleLocation(articleId), DASHBOARD]) {
      const kept = new Map([[articleId, { workspaceId: WORKSPACE_ID, record: hurt() }]]);
      let body = bodyOf(onServer.blocks);
      let { version } = onServer;
      let outages = 3;
      const page = await startPage(
        {
          journal: journalIn(kept),
          article: {
            async getArticle() {
              outages -= 1;
              if (outages >= 0) throw noNetwork;
              return { ...onServer, version, blocks: blocksOf(body) };
            },
            async updateArticle({ body: { baseVersion, ops } }) {
              if (baseVersion !== version) throw anAnswer(422, { code: 'invalid_input' });
              version += 1;
              body = applyOps(body, ops.map(receivedOp));
              return aSaveResponse({ version });
            },
          },
        },
        place,
      );
      await page.pass(60_000);
      expect(articleSave.selectStatus(page.state(), articleId)).toBe('idle');
      expect(
        blocksOf(body)
          .map(({ html }) => html)
          .sort(),
      ).toEqual([...texts].sort());
      expect(kept.size).toBe(0);
      closePages();
    }
  },
);
