// @alone: it measures the processor, and its thread reads the modules as they are.
import { describe, expect, test } from '@jest/globals';
import { NOT_CALLED } from '#tools/hostile/notCalled.ts';
import { readersOfText } from '#tools/hostile/recipes.ts';
import { nameOf, searched, SHORT_SEARCH } from '#tools/hostile/search.ts';

/** What reads HTML before anything else does. `npm run verify:hostile` has all rooms, and takes minutes. */
describe.each([
  ['html/', 50],
  ['server/adapters/html/', 4],
])('the exported functions of %s', (only, least) => {
  test('take linear time for any text, and each that takes a text is called with one', async () => {
    const { functions, findings, unread } = await searched({ ...SHORT_SEARCH, only });
    expect(findings).toEqual([]);
    // What throws at every text has not been called with one: its types need a value in tools/hostile/given.ts.
    expect(unread).toEqual([]);
    expect(functions).toBeGreaterThanOrEqual(least);
  }, 300_000);
});

test('each reason not to call a function is that of a function', () => {
  const names = readersOfText().map(nameOf);
  const stale = Object.keys(NOT_CALLED).filter(
    (name) => !names.some((own) => own.startsWith(name)),
  );
  expect(stale).toEqual([]);
});
