// @alone: it measures the processor, and its thread reads the modules as they are.
import { describe, expect, test } from '@jest/globals';
import { NOT_CALLED, reasonOf } from '#tools/hostile/notCalled.ts';
import { readersOfText } from '#tools/hostile/recipes.ts';
import { FULL_SEARCH, searched } from '#tools/hostile/search.ts';

/** A quarter of the texts, others for each function. */
const PART = { ...FULL_SEARCH, screenChars: 50_000, screenMs: 10, stopMs: 2500, share: 4 };

/** What reads HTML before anything else does. `npm run verify:hostile` searches every room, with all of the texts. */
describe.each([
  ['html/', 50],
  ['server/adapters/html/', 4],
])('the exported functions of %s', (only, least) => {
  test('take linear time for any text, and each that takes a text is called with one', async () => {
    const { called, findings, unread } = await searched({ ...PART, only });
    expect(findings).toEqual([]);
    // What throws at every text has not been called: its types need a value, or it needs a row in tools/hostile/notCalled.ts.
    expect(unread).toEqual([]);
    expect(called.length).toBeGreaterThanOrEqual(least);
  });
});

test('each row of the list of those that are not called is that of a function', () => {
  const used = new Set(readersOfText().map((reader) => reasonOf(reader)?.by));
  const parts = NOT_CALLED.flatMap(({ of, takes = [], returns = [], names = [] }) => {
    const all = [...takes, ...returns, ...names];
    return all.length > 0 ? all : [String(of)];
  });
  expect(parts.filter((part) => !used.has(part))).toEqual([]);
});
