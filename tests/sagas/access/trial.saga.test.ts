import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { purchase } from '#store/access/purchase.slice.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const WIZARD = { pathname: '/articles/create', search: '?x=1', route: 'articleWizard' } as const;
type Page = Awaited<ReturnType<typeof startPage>>;
const gone = (page: Page) => page.callsOf('navigation.go').map(({ args }) => args);

// §4.trial.2 §3.trial.1
test('going to the trial page keeps path and query, and replaces the entry in the history', async () => {
  const page = await startPage({}, WIZARD);
  page.dispatch(purchase.trialRequested());
  await page.pass();
  expect(page.storage.get('trial-referrer')).toBe('/articles/create?x=1');
  expect(gone(page)).toEqual([['/trial', { replace: true }]]);
});

// §4.trial.3
test('leaving it returns to the saved path, once', async () => {
  const page = await startPage({}, WIZARD);
  page.dispatch(purchase.trialRequested());
  await page.visit({ pathname: '/trial', route: 'trial' });
  page.dispatch(purchase.trialLeft());
  page.dispatch(purchase.trialLeft());
  await page.pass();
  expect(gone(page).slice(1)).toEqual([
    ['/articles/create?x=1', { replace: true }],
    ['/', { replace: true }],
  ]);
});

// §d.host.5
test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'articles'])(
  'a saved path outside of the product (%s) leads to the start page',
  async (saved) => {
    const page = await startPage({}, { pathname: '/trial', route: 'trial' });
    page.storage.set('trial-referrer', saved);
    page.dispatch(purchase.trialLeft());
    await page.pass();
    expect(gone(page)).toEqual([['/', { replace: true }]]);
  },
);
