import { expect, test } from '@jest/globals';
import type { PageEvent } from '#domain/session/pageEvent.ts';
import { isBackOnline, isHiding, pageChanged, pageReducer } from '#store/session/page.slice.ts';

const after = (...events: PageEvent[]) =>
  events
    .map((event) => pageChanged(event))
    .reduce(pageReducer, pageReducer(undefined, { type: '@@start' }));

test('the page knows whether it is seen and whether it has a network', () => {
  expect(after()).toEqual({ isVisible: true, isOnline: true });
  expect(after('hidden', 'offline')).toEqual({ isVisible: false, isOnline: false });
  expect(after('hidden', 'offline', 'online', 'visible')).toEqual(after());
});

test('going away and the network coming back are told from the rest', () => {
  const events = (['hidden', 'visible', 'online', 'offline'] as const).map((event) =>
    pageChanged(event),
  );
  expect([events.map(isHiding), events.map(isBackOnline)]).toEqual([
    [true, false, false, false],
    [false, false, true, false],
  ]);
});
