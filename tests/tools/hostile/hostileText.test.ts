// @alone: it measures the processor, and its thread reads the modules as they are.
import { describe, expect, test } from '@jest/globals';
import { SHORT_SEARCH, searched } from '#tools/hostile/search.ts';

/** What reads HTML, with a few of the texts. `npm run verify:hostile` searches every room, with all of them. */
describe.each([
  ['html/', 40],
  ['server/adapters/html/', 4],
])('the exported functions of %s', (only, least) => {
  test('take linear time for any text, and each that takes a text is called with one', async () => {
    const { called, findings, unread } = await searched({ ...SHORT_SEARCH, only });
    expect(findings).toEqual([]);
    // What throws at every text has not been called: its types need a value, or it needs a row in tools/hostile/notCalled.ts.
    expect(unread).toEqual([]);
    expect(called.length).toBeGreaterThanOrEqual(least);
  });
});
