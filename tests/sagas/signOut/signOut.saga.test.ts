import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { edited, selectDraft } from '#store/articleSave/articleSave.slice.ts';
import { signOutRequested } from '#store/hostReady/hostReady.slice.ts';
import { selectNotices } from '#store/notices/notices.slice.ts';
import { noNetwork } from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  openArticle,
  startPage,
} from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('signing out saves what waits, ends the host session and leaves', async () => {
  const page = await openArticle();
  page.dispatch(edited({ articleId, title: 'Last words' }));
  page.dispatch(signOutRequested());
  await page.pass();
  const ops = page.calls.map(({ op }) => op);
  expect(
    ops.slice(ops.indexOf('article.updateArticle')).filter((op) => !op.startsWith('page.')),
  ).toEqual(['article.updateArticle', 'host.signOut', 'navigation.leave']);
});

test('while something cannot be saved nobody is signed out', async () => {
  const page = await openArticle({
    article: {
      async updateArticle() {
        throw noNetwork;
      },
    },
  });
  page.dispatch(edited({ articleId, title: 'Last words' }));
  page.dispatch(signOutRequested());
  await page.pass(2000);
  expect(page.callsOf('host.signOut')).toHaveLength(0);
  expect(selectNotices(page.state()).map(({ text }) => text)).toEqual(['signOutUnsaved']);
  expect(selectDraft(page.state(), articleId)?.title).toBe('Last words');
});

test('a host that does not sign out is told of', async () => {
  const page = await startPage({
    host: {
      async signOut() {
        throw noNetwork;
      },
    },
  });
  page.dispatch(signOutRequested());
  await page.pass();
  expect(page.callsOf('navigation.leave')).toHaveLength(0);
  expect(selectNotices(page.state()).map(({ text }) => text)).toEqual(['signOutFailed']);
});
