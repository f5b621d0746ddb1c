import { expect, test } from '@jest/globals';
import type { PageEvent } from '#services/session/session.ports.ts';
import { page } from '#store/session/page.slice.ts';

const after = (...events: PageEvent[]) =>
  events
    .map((event) => page[event]())
    .reduce(page.reducer, page.reducer(undefined, { type: '@@start' }));

test('it knows whether the page is visible and online', () => {
  expect(after()).toEqual({ isVisible: true, isOnline: true });
  expect(after('hidden', 'offline')).toEqual({ isVisible: false, isOnline: false });
  expect(after('hidden', 'offline', 'online', 'visible')).toEqual(after());
});
