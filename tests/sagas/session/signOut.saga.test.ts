import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { KEPT_FORMS } from '#sagas/session/keptForm.api.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
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

test('signing out saves pending edits, ends the host session and leaves', async () => {
  const page = await openArticle();
  page.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
  page.dispatch(signOut.requested());
  await page.pass();
  const ops = page.calls.map(({ op }) => op);
  const isOurs = (op: string) => !/^(page|journal|lock)\./.test(op);
  expect(ops.slice(ops.indexOf('article.updateArticle')).filter(isOurs)).toEqual([
    'article.updateArticle',
    ...KEPT_FORMS.map(() => 'storage.remove'),
    'snapshots.forget',
    'host.signOut',
    'navigation.leave',
  ]);
});

/** A sign-out is requested while the last words cannot be saved. */
async function asked() {
  const page = await openArticle({
    article: {
      async updateArticle() {
        throw noNetwork;
      },
    },
  });
  page.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
  page.dispatch(signOut.requested());
  await page.pass(2000);
  return page;
}

test('while something cannot be saved the writer is asked first; staying keeps every word', async () => {
  const page = await asked();
  expect(signOut.selectStatus(page.state())).toBe('asking');
  page.dispatch(signOut.cancelled());
  await page.pass();
  expect(page.callsOf('host.signOut')).toHaveLength(0);
  expect(page.callsOf('journal.remove')).toHaveLength(0);
  expect(articleSave.selectDraft(page.state(), articleId)?.title).toBe('Last words');
});

test('confirming signs out and removes the unsaved text from the device', async () => {
  const page = await asked();
  page.dispatch(signOut.confirmed());
  await page.pass(100);
  const ops = page.calls.map(({ op }) => op);
  expect(ops.indexOf('journal.remove')).toBeGreaterThan(0);
  expect(ops.indexOf('host.signOut')).toBeGreaterThan(ops.indexOf('journal.remove'));
  expect(page.callsOf('navigation.leave')).toHaveLength(1);
});

test('a host that does not sign out is reported', async () => {
  const page = await startPage({
    host: {
      async signOut() {
        throw noNetwork;
      },
    },
  });
  page.dispatch(signOut.requested());
  await page.pass();
  expect(page.callsOf('navigation.leave')).toHaveLength(0);
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['signOutFailed']);
});

// §d.ledger.7
test('a device that does not answer holds nobody up', async () => {
  const page = await openArticle({ snapshots: { forget: () => new Promise(() => {}) } });
  page.dispatch(signOut.requested());
  await page.pass(60_000);
  expect(page.callsOf('navigation.leave')).toHaveLength(1);
});
