import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { router } from '#store/session/router.slice.ts';
import { closePages, startPage } from '../../support/startPage.ts';

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

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

type Page = Awaited<ReturnType<typeof startPage>>;
const items = (page: Page) =>
  page.callsOf('sidebar.setActiveItem').map(({ args: [of] }) => (of as { item: string }).item);
const gone = (page: Page) => page.callsOf('navigation.go').map(({ args }) => args[0]);

// §9.sidebar.1
test('the sidebar’s handlers mount after 100 ms', async () => {
  const page = await startPage();
  await page.pass(99);
  page.saySidebar('articles');
  await page.pass();
  expect(items(page)).toEqual([]);
  expect(gone(page)).toEqual([]);
  await page.pass(1);
  page.saySidebar('articles');
  await page.pass();
  expect(items(page)).toEqual(['index']);
  expect(gone(page)).toEqual(['/articles']);
});

// §2.sidebar.2
test('each change of the path sets the active item', async () => {
  const page = await startPage();
  await page.pass(100);
  await page.visit({ pathname: '/articles/x', route: 'article' });
  await page.visit({ pathname: '/settings', route: 'settings' });
  expect(items(page)).toEqual(['index', 'articles', null]);
});

// §2.sidebar.3 §2.routes.3
test('a navigation event leads to its page, with fid', async () => {
  const page = await startPage({}, { search: '?fid=f' });
  await page.pass(100);
  for (const item of ['topicFinder', 'createBrief', 'createArticle', 'optimizer', 'index']) {
    page.saySidebar(item);
  }
  await page.pass();
  expect(gone(page).slice(-5)).toEqual([
    '/topic-finder?fid=f',
    '/briefs/create?fid=f',
    '/articles/create?fid=f',
    '/articles/optimize?fid=f',
    '/?fid=f',
  ]);
});

// §8.errors.12
test('an unknown item is logged as a warning', async () => {
  const page = await startPage();
  await page.pass(100);
  page.saySidebar('backlinks');
  await page.pass();
  expect(gone(page)).toEqual([]);
  expect(page.callsOf('errors.warn').map(({ args }) => args)).toEqual([
    ['Sidebar item without a page', { item: 'backlinks' }],
  ]);
});
