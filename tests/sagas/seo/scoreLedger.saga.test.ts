import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LEDGER_SETTLED_MS } from '#sagas/seo/scoreLedger.saga.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { aSnapshot, idOf, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

async function setup(postScore: () => Promise<never> | undefined = () => undefined) {
  const page = await openArticle({
    score: {
      postScore: async (of) => postScore() ?? { articleId: of.articleId, entries: [] },
    },
  });
  return {
    ...page,
    type: (text: string) =>
      page.dispatch(
        articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b1', after: null, html: text }] }),
      ),
    asked: () => page.callsOf('score.postScore').length,
  };
}

// §d.ledger.1
test('the server is asked once the text is saved and has rested, and once for each saved version', async () => {
  const page = await setup();
  await page.pass(LEDGER_SETTLED_MS + 1000);
  expect(page.asked()).toBe(1);
  for (let key = 0; key < 4; key += 1) {
    page.type(`<p>${key}</p>`);
    await page.pass(LEDGER_SETTLED_MS / 2);
  }
  expect(page.asked()).toBe(1);
  await page.pass(60_000);
  expect(page.asked()).toBe(2);
});

// §d.ledger.1
test('other competitors are scored without a change of the text: once for each snapshot, also when it is gone', async () => {
  const page = await setup();
  const settle = () => page.pass(LEDGER_SETTLED_MS + 1000);
  const analysed = (id: string) =>
    page.dispatch(articleSnapshot.read({ articleId, snapshot: aSnapshot({ id }) }));
  await settle();
  analysed(idOf(51));
  await page.pass(LEDGER_SETTLED_MS / 2);
  expect(page.asked()).toBe(1);
  analysed(idOf(52));
  await settle();
  expect(page.asked()).toBe(2);
  analysed(idOf(52));
  await settle();
  expect(page.asked()).toBe(2);
  page.dispatch(articleSnapshot.dropped());
  await settle();
  expect(page.asked()).toBe(3);
});

test('a failure is not shown, and the next rest asks again; an open ledger gets the answer', async () => {
  let isBroken = true;
  const page = await setup(() => (isBroken ? Promise.reject(new Error('away')) : undefined));
  const ref = { name: 'scores', args: { workspaceId, articleId } } as const;
  page.dispatch(resources.used(ref));
  await page.pass(LEDGER_SETTLED_MS + 1000);
  const before = resources.selectEntry(page.state(), ref.name, ref.args)?.data;
  isBroken = false;
  page.type('<p>again</p>');
  await page.pass(LEDGER_SETTLED_MS + 2000);
  expect(page.asked()).toBe(2);
  expect(page.callsOf('errors.report')).toEqual([]);
  const after = resources.selectEntry(page.state(), ref.name, ref.args)?.data;
  expect(after).toEqual({ articleId, entries: [] });
  expect(after).not.toBe(before);
});
