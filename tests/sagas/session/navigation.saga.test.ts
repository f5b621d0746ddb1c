import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { router } from '#store/session/router.slice.ts';
import { aUser } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §2.routes.3
test('every navigation keeps fid when the address has one', async () => {
  const page = await startPage();
  page.dispatch(router.navigationRequested({ to: '/articles' }));
  await page.visit({ search: '?fid=f%201&x=2' });
  page.dispatch(router.navigationRequested({ to: '/articles/create?from=list', replace: true }));
  page.dispatch(router.navigationRequested({ to: '/articles?fid=other' }));
  await page.pass();
  expect(page.callsOf('navigation.go').map(({ args }) => args)).toEqual([
    ['/articles', { replace: false }],
    ['/articles/create?from=list&fid=f%201', { replace: true }],
    ['/articles?fid=other', { replace: false }],
  ]);
});

// §2.routes.4
test('a page view is counted on each change of the path, and not of the query', async () => {
  const page = await startPage();
  await page.visit({ pathname: '/', route: 'dashboard' });
  await page.visit({ pathname: '/articles', route: 'articles' });
  await page.visit({ pathname: '/articles', search: '?page=2', route: 'articles' });
  await page.visit({ pathname: '/', route: 'dashboard' });
  expect(page.callsOf('analytics.track').map(({ args }) => args)).toEqual([
    ['page_view', { path: '/', route: 'dashboard' }],
    ['page_view', { path: '/articles', route: 'articles' }],
    ['page_view', { path: '/', route: 'dashboard' }],
  ]);
});

// §6.admin.1 §7.analytics.2
test('page views of admins are not counted', async () => {
  const page = await startPage({
    host: { user: () => aUser({ isAdmin: true }) },
  });
  await page.visit({ pathname: '/articles', route: 'articles' });
  expect(page.callsOf('analytics.track')).toEqual([]);
});
