import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { call, delay, put, take, takeEvery } from 'typed-redux-saga';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import { hashOf } from '#sagaLog/core/stateHash.ts';
import { after, done, recordToy, replayToy, type ToySaga } from '../support/toyPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const waits = (quietMs: number) => delay(quietMs);
const puts = (what: string) => put(done(what));

/** A save after a quiet period, as steps that a mutant can change. */
const steps = {
  quiet: () => waits(200),
  save: (ports: Ports) => call(ports.save as () => unknown, 'text'),
  saved: () => puts('saved'),
  shown: () => puts('shown'),
  tidy: (ports: Ports) => call(ports.tidy as () => unknown),
};
type Ports = Parameters<ToySaga>[0];
type Steps = readonly ((ports: Ports) => Generator)[];

const sagaOf =
  (all: Steps): ToySaga =>
  (ports) =>
    function* () {
      while (true) {
        yield* take('go');
        for (const step of all) yield* step(ports);
      }
    };
const { quiet, save, saved, shown, tidy } = steps;
const saver = sagaOf([quiet, save, saved, shown, tidy]);

const recordSaver = () =>
  recordToy({
    saga: saver,
    ports: () => ({ save: () => after(30, { version: 2 }), tidy: () => null }),
    async act({ dispatch }) {
      for (let round = 0; round < 3; round += 1) {
        dispatch({ type: 'go' });
        await jest.advanceTimersByTimeAsync(1000);
      }
    },
  });

const lineOf = (entries: readonly LogEntry[], is: (entry: LogEntry) => boolean) =>
  entries.findIndex(is) + 1;
const isCall = (op: string) => (entry: LogEntry) => entry.is === 'call' && entry.op === op;
const isPut = (what: string) => (entry: LogEntry) =>
  entry.is === 'put' && entry.action === hashOf(done(what));

describe('changed code is found at the first line that differs', () => {
  const cases: [string, Steps, (entry: LogEntry) => boolean, object][] = [
    [
      'a longer debounce',
      [() => waits(250), save, saved, shown, tidy],
      isCall('delay'),
      { op: 'delay' },
    ],
    ['puts in another order', [quiet, save, shown, saved, tidy], isPut('saved'), { is: 'put' }],
    ['a put that is missing', [quiet, save, shown, tidy], isPut('saved'), { is: 'put' }],
    [
      'another argument',
      [quiet, (ports) => call(ports.save as () => unknown, 'title'), saved, shown, tidy],
      isCall('toy.save'),
      { op: 'toy.save' },
    ],
    // The turn ends without it, and the puts before it have changed the state.
    ['a call too few', [quiet, save, saved, shown], isCall('toy.tidy'), { is: 'state' }],
  ];
  test.each(cases)(
    'changed code is found at the first line that differs: %s',
    async (_name, mutant, isThere, actual) => {
      const { lines, entries } = await recordSaver();
      expect(replayToy(lines, saver).divergence).toBeNull();
      const { divergence } = replayToy(lines, sagaOf(mutant));
      expect(divergence?.line).toBe(lineOf(entries, isThere));
      expect(isThere(divergence?.expected as LogEntry)).toBe(true);
      expect(divergence?.actual).toMatchObject(actual);
    },
  );

  test('an additional effect', async () => {
    const { lines, entries } = await recordSaver();
    const { divergence } = replayToy(
      lines,
      sagaOf([quiet, save, saved, shown, tidy, () => puts('extra')]),
    );
    expect(divergence?.line).toBe(lineOf(entries, isCall('toy.tidy')) + 1);
    expect(divergence?.actual).toMatchObject({ is: 'put', action: hashOf(done('extra')) });
  });

  test('a missing effect', async () => {
    const { lines, entries } = await recordSaver();
    const { divergence } = replayToy(lines, sagaOf([() => take('never')]));
    expect(divergence).toMatchObject({
      line: lineOf(entries, isCall('delay')),
      expected: { is: 'call', op: 'delay' },
      actual: null,
    });
  });

  test('the divergence includes the preceding lines', async () => {
    const { lines } = await recordSaver();
    const { divergence } = replayToy(lines, sagaOf([quiet, save, shown, tidy]));
    expect(divergence?.trail.at(-1)).toMatchObject({ is: 'answer', op: 'toy.save' });
    expect(divergence?.trail.length).toBeLessThanOrEqual(8);
  });
});

test('an answer that nothing waits for is a divergence', async () => {
  const { lines, entries } = await recordSaver();
  const at = lineOf(entries, (entry) => entry.is === 'answer') - 1;
  const twice = [...lines.slice(0, at + 1), lines[at] as string, ...lines.slice(at + 1)];
  const { divergence } = replayToy(twice, saver);
  expect(divergence).toMatchObject({ expected: { is: expect.any(String) } });
  expect(divergence?.line).toBeGreaterThan(at + 1);
});

test('a session that continues where the log ends is a divergence after the last line', async () => {
  const { lines, entries } = await recordSaver();
  const end = lineOf(entries, isPut('shown'));
  const { divergence } = replayToy(lines.slice(0, end), saver);
  expect(divergence).toMatchObject({ line: end + 1, expected: null, actual: { op: 'toy.tidy' } });
});

test('after a divergence nothing continues, not even a saga that never waits', async () => {
  const { lines } = await recordSaver();
  const restless: ToySaga = () =>
    function* () {
      while (true) yield* put(done('again'));
    };
  expect(replayToy(lines, restless).divergence?.actual).toMatchObject({ is: 'put' });
});

test('a replay that diverged leaves redux-saga usable for the next one', async () => {
  const { lines, state } = await recordSaver();
  replayToy(lines, sagaOf([quiet, save, shown, tidy]));
  expect(replayToy(lines, saver).state).toEqual(state);
});

test('a dispatch that threw in the page does not stop the replay', async () => {
  const toy = {
    saga: (() =>
      function* () {
        yield* takeEvery('go', function* () {
          yield* put(done('after it'));
        });
      }) satisfies ToySaga,
    act: ({ dispatch }: { dispatch(action: { type: string }): void }) => {
      expect(() => dispatch({} as never)).toThrow();
      dispatch({ type: 'go' });
    },
  };
  const { lines, state } = await recordToy(toy);
  const result = replayToy(lines, toy.saga);
  expect(result.divergence).toBeNull();
  expect(result.state).toEqual(state);
});

describe('lines that are not a log are rejected', () => {
  test.each([
    ['empty', [], /header/],
    ['without its beginning', ['{"is":"start","t":0,"name":"root"}'], /header/],
    ['of another version', ['{"is":"header","version":99,"value":{}}'], /version 99/],
  ])('lines that are not a log are rejected: %s', (_name, lines, message) => {
    expect(() => replayToy(lines, saver)).toThrow(message);
  });
});
