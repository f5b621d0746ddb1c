import { expect, test } from '@jest/globals';
import { isUuid4, REDIRECTS, ROUTES, routeOf } from '#domain/session/routes.ts';
import { pathOfSidebarItem, SIDEBAR_PATHS, sidebarItemOf } from '#domain/session/sidebar.ts';

const TOPIC = '0b8f3c7a-1d2e-4f3a-8b4c-5d6e7f8a9b0c';

// §2.sidebar.1
test('the items are those of the spec', () => {
  expect(Object.values(SIDEBAR_PATHS)).toEqual([
    '/',
    '/topic-finder',
    '/briefs/create',
    '/articles/create',
    '/articles/optimize',
    '/articles',
  ]);
});

// §2.sidebar.1 §2.sidebar.2 §2.sidebar.3
test.each([...Object.values(SIDEBAR_PATHS), `/topic-finder/${TOPIC}`])(
  '%s and its item lead to each other',
  (path) => {
    const item = sidebarItemOf(path);
    expect(item).not.toBeNull();
    expect(pathOfSidebarItem(item ?? '')).toBe(path);
  },
);

// §2.sidebar.2
test.each([
  ['/articles/0b8f3c7a', 'articles'],
  ['/settings', null],
  ['/topic-finder/no-uuid', null],
  ['/free-user', null],
])('the active item of %s is %s', (path, item) => {
  expect(sidebarItemOf(path)).toBe(item);
});

// §2.sidebar.3
test.each(['', 'other', 'topic/no-uuid', 'toString'])('%j leads nowhere', (item) => {
  expect(pathOfSidebarItem(item)).toBeNull();
});

test.each([
  [TOPIC, true],
  ['0b8f3c7a-1d2e-1f3a-8b4c-5d6e7f8a9b0c', false], // version 1
  ['0b8f3c7a-1d2e-4f3a-cb4c-5d6e7f8a9b0c', false], // another variant
  [`${TOPIC}0`, false],
])('%s is a version-4 UUID: %s', (id, is) => {
  expect(isUuid4(id)).toBe(is);
});

test('every path is unique, and no redirect hides one', () => {
  const paths = Object.values(ROUTES).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(REDIRECTS.filter(({ from }) => (paths as string[]).includes(from))).toEqual([]);
});

// §2.routes.33
test('an address without a route creates nothing', () => {
  expect(routeOf(null)).toEqual({ area: 'unknown' });
});
