// @alone: it measures the processor, and its thread reads the modules as they are.
import { expect, test } from '@jest/globals';
import { FULL_SEARCH, searched } from '#tools/hostile/search.ts';

/** A tenth of the texts, others for each function, half as long as in the full search: what is measured is far from where a call is ended. */
const PART = {
  ...FULL_SEARCH,
  screenChars: 50_000,
  screenMs: 10,
  sizes: [25_000, 50_000, 100_000],
  share: 10,
};

/** What reads HTML before anything else does. `npm run verify:hostile` searches every room, with all of the texts. */
const PLACES = ['html/', 'server/adapters/html/'];

test('the exported functions that read HTML take linear time for any text, and each that takes a text is called with one', async () => {
  const { called, findings, unread } = await searched({ ...PART, places: PLACES });
  expect(findings).toEqual([]);
  // What throws at every text has not been called: its types need a value, or it needs a row in tools/hostile/notCalled.ts.
  expect(unread).toEqual([]);
  const of = (place: string) => called.filter((name) => name.startsWith(place)).length;
  expect(of('html/')).toBeGreaterThanOrEqual(50);
  expect(of('server/')).toBeGreaterThanOrEqual(4);
});
