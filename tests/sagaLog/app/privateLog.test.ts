/** A log without words: what it still does, and what can be found out from it. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { privateLog } from '#sagaLog/app/privateLog.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { readLog } from '#tests/sagaLog/support/readLog.ts';
import { randomOf } from '../support/recordedPage.ts';
import { recordSession } from '../support/session.ts';

const SAMPLE: readonly string[] = JSON.parse(readFileSync('docs/support/session.json', 'utf8'));
const SEEDS = Array.from({ length: 24 }, (_, at) => at + 1);

async function recorded(seed: number): Promise<readonly string[]> {
  const page = await recordSession(seed);
  page.close();
  return page.lines();
}

/** What a log says, without the hashes that follow from its words. */
const courseOf = (lines: readonly string[]) =>
  readLog(lines)
    .filter(({ is }) => is !== 'turn' && is !== 'end')
    .map((entry) => [
      entry.is,
      'op' in entry && entry.op,
      'type' in entry && entry.type,
      't' in entry && entry.t,
    ]);

// §d.support.4
test('the log of a session replays exactly without its words, and does the same', () => {
  const { lines, share } = privateLog(SAMPLE, randomOf(1));
  expect(share).toBe(1);
  expect(courseOf(lines)).toEqual(courseOf(SAMPLE));
  const { divergence, end, header } = replaySession(lines);
  expect({ divergence, end }).toEqual({ divergence: null, end: 'Stopped.' });
  const { build, at, zone } = replaySession(SAMPLE).header;
  expect(header).toMatchObject({ build, at, zone });
});

describe('with a fake clock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  // §d.support.4
  test.each(SEEDS)(
    'so does that of a session of failures and conflicts (seed %i)',
    async (seed) => {
      const lines = await recorded(seed);
      const made = privateLog(lines, randomOf(seed));
      expect(made.share).toBe(1);
      expect(courseOf(made.lines)).toEqual(courseOf(lines));
      expect(replaySession(made.lines).divergence).toBeNull();
      expect(made.lines.join('\n')).not.toMatch(/coffee|roast|Better title/);
    },
  );
});
