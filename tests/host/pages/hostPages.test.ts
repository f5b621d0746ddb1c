/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { hostPageOf, navOf } from '#host/pages/hostPages.ts';

test.each([
  ['/projects/', '/projects/'],
  ['/projects', '/projects/'],
  ['/billing/', '/billing'],
  ['/free-app-activation-after-login', '/free-app-activation-after-login'],
])('%s is the page %s', (pathname, path) => {
  expect(hostPageOf(pathname)?.path).toBe(path);
});

test.each(['/', '/projects/1', '/Sign-in'])('%s is not a page of the host', (pathname) => {
  expect(hostPageOf(pathname)).toBeNull();
});

test('the navigation shows the accounts only to administrators', () => {
  const paths = (isAdmin: boolean) => navOf({ isAdmin }).map(({ path }) => path);
  expect(paths(false)).toEqual(['/projects/', '/billing', '/account']);
  expect(paths(true)).toEqual(['/projects/', '/billing', '/account', '/admin']);
});
