import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { reportReaders } from '#store/article/reportReaders.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anArticle, aReport } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

async function setup(report?: NonNullable<PortOverrides['analysis']>['report']) {
  const fields = { ...NO_FIELDS, keyphrase: 'Kaffee', keywords: 'Tee' };
  const article = anArticle({ language: 'de', fields });
  const page = await openArticle({
    article: { getArticle: async () => article },
    ...(report === undefined ? {} : { analysis: { report } }),
  });
  page.dispatch(reportReaders.came({ reader: 'score' }));
  return {
    ...page,
    type: (text: string) =>
      page.dispatch(
        articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b1', after: null, html: text }] }),
      ),
    asked: () => page.callsOf('analysis.report').map(({ args }) => args[0]),
    report: () => articleReport.select(page.state(), articleId),
    isStale: () => articleReport.selectIsStale(page.state(), articleId),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('an article that opens is read: its text, its language and its first keyword', async () => {
  const page = await setup();
  await page.pass(300);
  expect(page.asked()).toMatchObject([{ articleId, language: 'de', keyphrase: 'Kaffee' }]);
  expect(page.report()).toMatchObject({ status: 'idle', report: aReport() });
  expect(page.isStale()).toBe(false);
});

// §d.scoring.2
test('a change of the search fields is read as well: some checks are about them', async () => {
  const page = await setup();
  await page.pass(300);
  expect(page.asked()).toMatchObject([
    { title: 'Old title', fields: { keyphrase: 'Kaffee' }, site: '' },
  ]);
  page.dispatch(articleSave.edited({ articleId, fields: { description: 'About coffee' } }));
  await page.pass(300);
  expect(page.asked()).toHaveLength(2);
  expect(page.asked()[1]).toMatchObject({ fields: { description: 'About coffee' } });
});

test('typing is waited for: 100 ms of quiet, or the first key after one second', async () => {
  const page = await setup();
  await page.pass(300);
  for (let key = 0; key < 18; key += 1) {
    page.type(`<p>${key}</p>`);
    await page.pass(70);
  }
  expect(page.asked()).toHaveLength(2);
  expect(page.isStale()).toBe(true);
  await page.pass(300);
  expect(page.asked()).toHaveLength(3);
  expect(page.asked().at(-1)).toMatchObject({ body: { html: { b1: '<p>17</p>' } } });
  await page.pass(60_000);
  expect(page.asked()).toHaveLength(3);
});

// §d.scorePanel.2
test('a closed panel costs nothing: the header waits longer, and without anybody who looks no report is made', async () => {
  const page = await setup();
  await page.pass(300);
  page.dispatch(reportReaders.came({ reader: 'header' }));
  page.dispatch(reportReaders.left({ reader: 'score' }));
  page.type('<p>1</p>');
  await page.pass(200);
  expect(page.asked()).toHaveLength(1);
  await page.pass(100);
  expect(page.asked()).toHaveLength(2);
  page.dispatch(reportReaders.left({ reader: 'header' }));
  page.type('<p>2</p>');
  await page.pass(60_000);
  expect(page.asked()).toHaveLength(2);
  page.dispatch(reportReaders.came({ reader: 'score' }));
  await page.pass(120);
  expect(page.asked()).toHaveLength(3);
});

test('a panel that opens while the header waits gets its report sooner', async () => {
  const page = await setup();
  await page.pass(300);
  page.dispatch(reportReaders.came({ reader: 'header' }));
  page.dispatch(reportReaders.left({ reader: 'score' }));
  page.type('<p>1</p>');
  await page.pass(10);
  page.dispatch(reportReaders.came({ reader: 'score' }));
  await page.pass(120);
  expect(page.asked()).toHaveLength(2);
});

test('what is typed during an analysis is read afterwards', async () => {
  const page = await setup(
    () => new Promise((resolve) => setTimeout(resolve, 500, aReport({ words: 7 }))),
  );
  await page.pass(120);
  page.type('<p>meanwhile</p>');
  await page.pass(500);
  expect(page.report()).toMatchObject({ status: 'queued', report: { words: 7 } });
  await page.pass(300);
  expect(page.asked()).toHaveLength(2);
});

test('a failure keeps the last report, is reported once, and ends with the next success', async () => {
  let isBroken = false;
  const page = await setup(async () => {
    if (isBroken) throw new Error('worker');
    return aReport({ words: 5 });
  });
  await page.pass(300);
  isBroken = true;
  page.type('<p>1</p>');
  await page.pass(300);
  page.type('<p>2</p>');
  await page.pass(300);
  expect(page.report()).toMatchObject({ status: 'failed', isFailing: true, report: { words: 5 } });
  expect(page.callsOf('errors.report')).toHaveLength(1);
  isBroken = false;
  page.dispatch(articleReport.retryRequested({ articleId }));
  await page.pass(300);
  expect(page.report()).toMatchObject({ status: 'idle', isFailing: false });
});

test('an article that is left is forgotten, here and by the worker', async () => {
  const page = await setup();
  await page.pass(300);
  page.dispatch(router.entered({ pathname: '/', search: '', route: 'dashboard', params: {} }));
  await page.pass(300);
  expect(page.callsOf('analysis.forget').map(({ args }) => args[0])).toEqual([{ articleId }]);
  expect(page.report().report).toBeNull();
});
