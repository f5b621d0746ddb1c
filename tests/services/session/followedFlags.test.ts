/** The port that follows flags loads its module with the first follower (services/session/host.ts). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FlagMessage, FlagUser } from '#services/session/session.ports.ts';

/** How many of the next imports fail, and how many there were. */
let failing = 0;
let imports = 0;
const followed: FlagUser[] = [];
let signals: AbortSignal[] = [];
type Follow = (of: FlagUser, listener: (message: FlagMessage) => void, over: AbortSignal) => void;

jest.unstable_mockModule('#services/session/flagService.ts', () => {
  imports += 1;
  if (failing > 0) {
    failing -= 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  }
  const followFlags: Follow = (of, _listener, over) => {
    followed.push(of);
    signals.push(over);
  };
  return { followFlags };
});
const { createFlags } = await import('#services/session/host.ts');

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  [failing, imports, signals] = [0, 0, []];
  followed.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

const WHO = { userId: 'u1', plan: 'paid' } as const;
const follow = () => createFlags(() => undefined).follow(WHO, () => undefined);

test('an import that fails is tried again, with pauses, until flags are followed', async () => {
  failing = 2;
  follow();
  await jest.advanceTimersByTimeAsync(999);
  expect([imports, followed]).toEqual([1, []]);
  await jest.advanceTimersByTimeAsync(1);
  expect([imports, followed]).toEqual([2, []]);
  await jest.advanceTimersByTimeAsync(2000);
  expect([imports, followed]).toEqual([3, [WHO]]);
});

test('who stops meanwhile is not followed, and nothing is imported for them any more', async () => {
  failing = 1;
  const stop = follow();
  await jest.advanceTimersByTimeAsync(10);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([imports, followed]).toEqual([1, []]);
});

test('a follower is told by its signal that it is over', async () => {
  const stop = follow();
  await jest.advanceTimersByTimeAsync(10);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
