import { expect, test } from '@jest/globals';
import { type Location, router } from '#store/session/router.slice.ts';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  route: 'dashboard',
  params: {},
});
const after = (...locations: Location[]) =>
  router.selectPreviousPath({
    router: locations.reduce(
      (state, location) => router.reducer(state, router.entered(location)),
      router.reducer(undefined, { type: '@@start' }),
    ),
  });
const UUID = '0b8f3c7a-1d2e-4f3a-8b4c-5d6e7f8a9b0c';

test('the first location of a session remembers no previous one', () => {
  expect(after(at('/articles/1'))).toBeNull();
});

// §2.navigation.3 §2.navigation.4
test.each(['/', '/articles', '/topic-finder', `/topic-finder/${UUID}`])(
  'Back leads to %s',
  (pathname) => {
    expect(after(at(pathname, '?fid=1'), at('/articles/1'))).toBe(`${pathname}?fid=1`);
  },
);

// §2.navigation.4
test.each(['/articles/1', '/settings', '/topic-finder/not-a-uuid', '/articles/create'])(
  'Back does not lead to %s',
  (pathname) => {
    expect(after(at('/articles'), at(pathname), at('/elsewhere'))).toBe('/articles');
  },
);

test('entering the same location again changes nothing', () => {
  expect(after(at('/articles'), at('/articles/1'), at('/articles/1'))).toBe('/articles');
});
