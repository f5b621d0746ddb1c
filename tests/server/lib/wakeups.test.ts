import { expect, test } from '@jest/globals';
import { localSignals } from '#db/signals.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';

const NEVER = new AbortController().signal;
const LONG_MS = 60_000;

test('a ring ends a wait, and one before the wait is not forgotten', async () => {
  const wakeups = wakeupsOver(localSignals());
  const bell = wakeups.listen('a');
  const waiting = bell.wait(LONG_MS, NEVER);
  wakeups.ring('a');
  await waiting;
  wakeups.ring('a');
  await bell.wait(LONG_MS, NEVER);
  bell.close();
});

test('a ring reaches only its topic, and is used up by one wait', async () => {
  const wakeups = wakeupsOver(localSignals());
  const bell = wakeups.listen('a');
  wakeups.ring('b');
  let isOver = false;
  const gone = new AbortController();
  const waiting = bell.wait(LONG_MS, gone.signal).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  gone.abort();
  await waiting;
});

test('a wait times out, and ends at once for a reader that has left', async () => {
  const bell = wakeupsOver(localSignals()).listen('a');
  await bell.wait(1, NEVER);
  await bell.wait(LONG_MS, AbortSignal.abort());
});
