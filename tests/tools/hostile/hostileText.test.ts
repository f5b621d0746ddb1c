// @alone: it measures the processor, and its thread reads the modules as they are.
import { beforeAll, expect, test } from '@jest/globals';
import { NOT_CALLED } from '#tools/hostile/notCalled.ts';
import { type Search, searched, SHORT_SEARCH } from '#tools/hostile/search.ts';

let search: Search;
/** Each function of every room with a few of the texts. `npm run verify:hostile` has all of them. */
beforeAll(async () => {
  search = await searched(SHORT_SEARCH);
}, 600_000);

test('what reads a text takes linear time, whatever the text is', () => {
  expect(search.findings).toEqual([]);
});

test('each function that takes a text is called with one, or stands in the list of those that are not', () => {
  // What throws at every text has not been called: its types need a value, or it needs a row in tools/hostile/notCalled.ts.
  expect(search.unread).toEqual([]);
});

test.each([
  'contract',
  'html',
  'domain',
  'language',
  'services',
  'store',
  'src',
  'sagaLog',
  'server',
])('functions of %s are called', (room) => {
  expect(search.called.some((name) => name.startsWith(`${room}/`))).toBe(true);
});

test('each row of the list of those that are not called is that of a function', () => {
  const used = new Set(search.notCalled.map(({ by }) => by));
  const parts = NOT_CALLED.flatMap(({ of, takes = [], returns = [], names = [] }) => {
    const all = [...takes, ...returns, ...names];
    return all.length > 0 ? all : [String(of)];
  });
  expect(parts.filter((part) => !used.has(part))).toEqual([]);
});
