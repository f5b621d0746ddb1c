import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { playToy, recordToy, replayToy, type Toy } from '../support/toyPage.ts';
import { toys } from '../support/toys.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe.each(Object.entries(toys))('%s', (_name, toy) => {
  test('behaves as without a recorder', async () => {
    const expected = await playToy(toy);
    expect((await recordToy(toy)).state).toEqual(expected);
    expect(expected.done.length).toBeGreaterThan(0);
  });

  test('replays exactly, without a port or a timer', async () => {
    const { lines, state } = await recordToy(toy);
    jest.clearAllTimers();
    const result = replayToy(lines, toy.saga);
    expect(result.divergence).toBeNull();
    expect(result.state).toEqual(state);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('inputs from a subscriber and from a port are distinguished by their place', async () => {
  const { entries } = await recordToy(toys['a port that dispatches before it answers'] as Toy);
  const port = entries.find((entry) => entry.is === 'call' && entry.op === 'toy.echo');
  const echo = entries.find((entry) => entry.is === 'action' && 'in' in entry);
  expect(echo).toMatchObject({ in: (port as { id: number }).id });
});
