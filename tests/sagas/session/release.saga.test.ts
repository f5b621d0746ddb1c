import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleSave } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.answers.4
test('a new version of the server is announced once, and never reloads by itself', async () => {
  const opened = await openArticle();
  opened.sayNewVersion();
  opened.sayNewVersion();
  await opened.pass();
  const [notice, ...others] = notices.select(opened.state());
  expect(notice).toMatchObject({ kind: 'info', text: 'newVersion', offer: 'reload' });
  expect(others).toEqual([]);
  opened.dispatch(notices.closed({ id: notice?.id ?? '' }));
  opened.sayNewVersion();
  await opened.pass(60_000);
  expect(notices.select(opened.state())).toEqual([]);
  expect(opened.callsOf('navigation.reload')).toEqual([]);
});

// §d.answers.4
test('what was typed is saved before the page reloads', async () => {
  const opened = await openArticle();
  opened.dispatch(articleSave.edited({ articleId, title: 'Typed' }));
  opened.dispatch(page.reloadRequested());
  await opened.pass(100); // less than the quiet period
  const ops = opened.calls.map(({ op }) => op);
  expect(opened.callsOf('navigation.reload')).toHaveLength(1);
  expect(ops.indexOf('article.updateArticle')).toBeGreaterThan(0);
  expect(ops.indexOf('article.updateArticle')).toBeLessThan(ops.indexOf('navigation.reload'));
});
