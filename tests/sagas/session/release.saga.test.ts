import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleSave } from '#store/article/save.slice.ts';
import { noticeClosed, selectNotices } from '#store/session/notices.slice.ts';
import { reloadRequested } from '#store/session/page.slice.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('§d.answers.4 a new version of the server is told once, and never reloads by itself', async () => {
  const page = await openArticle();
  page.sayNewVersion();
  page.sayNewVersion();
  await page.pass();
  const [notice, ...others] = selectNotices(page.state());
  expect(notice).toMatchObject({ kind: 'info', text: 'newVersion', offer: 'reload' });
  expect(others).toEqual([]);
  page.dispatch(noticeClosed({ id: notice?.id ?? '' }));
  page.sayNewVersion();
  await page.pass(60_000);
  expect(selectNotices(page.state())).toEqual([]);
  expect(page.callsOf('navigation.reload')).toEqual([]);
});

test('§d.answers.4 what was typed is saved before the page is loaded anew', async () => {
  const page = await openArticle();
  page.dispatch(articleSave.edited({ articleId, title: 'Typed' }));
  page.dispatch(reloadRequested());
  await page.pass(100); // less than the quiet period
  const ops = page.calls.map(({ op }) => op);
  expect(page.callsOf('navigation.reload')).toHaveLength(1);
  expect(ops.indexOf('article.updateArticle')).toBeGreaterThan(0);
  expect(ops.indexOf('article.updateArticle')).toBeLessThan(ops.indexOf('navigation.reload'));
});
