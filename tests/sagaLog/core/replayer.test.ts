import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { call, delay, put, take, takeEvery } from 'typed-redux-saga';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import { readTurns } from '#sagaLog/core/readLog.ts';
import { after, done, recordToy, replayToy, type ToySaga } from '../support/toyPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const waits = (quietMs: number) => delay(quietMs);
const puts = (type: string, what?: string) => put({ type, what });

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

/** Where the log says this first: the line, and what it is in that line. */
function placeOf(lines: readonly string[], is: (entry: LogEntry) => boolean) {
  const turns = readTurns(lines);
  const at = turns.findIndex((turn) => turn.some(is));
  const turn = turns[at] ?? [];
  return { line: at + 1, step: turn.findIndex(is) + 1, last: turn.length };
}
const isCall = (op: string) => (entry: LogEntry) => entry.is === 'call' && entry.op === op;
const isPut = (type: string) => (entry: LogEntry) => entry.is === 'put' && entry.type === type;

describe('changed code is found', () => {
  const byName: [string, Steps, (entry: LogEntry) => boolean, object][] = [
    ['puts in another order', [quiet, save, shown, saved, tidy], isPut('saved'), { type: 'shown' }],
    ['a put that is missing', [quiet, save, shown, tidy], isPut('saved'), { type: 'shown' }],
    ['another call', [quiet, tidy, saved, shown, tidy], isCall('toy.save'), { op: 'toy.tidy' }],
    // The turn ends without it.
    ['a call too few', [quiet, save, saved, shown], isCall('toy.tidy'), { is: 'turn' }],
  ];
  test.each(byName)('at the first thing that differs: %s', async (_name, mutant, is, actual) => {
    const { lines } = await recordSaver();
    expect(replayToy(lines, saver).divergence).toBeNull();
    const { divergence } = replayToy(lines, sagaOf(mutant));
    const { line, step } = placeOf(lines, is);
    expect(divergence).toMatchObject({ line, step, actual });
    expect(is(divergence?.expected as LogEntry)).toBe(true);
  });

  const byValue: [string, Steps, (entry: LogEntry) => boolean][] = [
    ['a longer debounce', [() => waits(250), save, saved, shown, tidy], isCall('delay')],
    [
      'another argument',
      [quiet, (ports) => call(ports.save as () => unknown, 'title'), saved, shown, tidy],
      isCall('toy.save'),
    ],
    [
      'a put of something else',
      [quiet, save, () => puts('saved', 'something else'), shown, tidy],
      isPut('saved'),
    ],
    [
      'a put that leads to another state',
      [quiet, save, saved, () => puts('shown', 'no'), tidy],
      isPut('shown'),
    ],
  ];
  test.each(byValue)(
    'at the end of its turn, which did the same with other values: %s',
    async (_name, mutant, is) => {
      const { lines } = await recordSaver();
      const { divergence } = replayToy(lines, sagaOf(mutant));
      const { line, last } = placeOf(lines, is);
      const sum = expect.any(String);
      expect(divergence).toMatchObject({
        ...{ line, step: last, expected: { is: 'turn', sum }, actual: { is: 'turn', sum } },
      });
      expect(divergence?.actual).not.toEqual(divergence?.expected);
    },
  );

  test('an additional effect', async () => {
    const { lines } = await recordSaver();
    const { divergence } = replayToy(
      lines,
      sagaOf([quiet, save, saved, shown, tidy, () => puts('extra')]),
    );
    const { line, last } = placeOf(lines, isCall('toy.tidy'));
    expect(divergence).toMatchObject({ line, step: last, expected: { is: 'turn' } });
    expect(divergence?.actual).toMatchObject({ is: 'put', type: 'extra' });
  });

  test('a missing effect', async () => {
    const { lines } = await recordSaver();
    const { divergence } = replayToy(lines, sagaOf([() => take('never')]));
    const { line, step } = placeOf(lines, isCall('delay'));
    const expected = { is: 'call', op: 'delay' };
    expect(divergence).toMatchObject({ line, step, expected, actual: null });
  });

  test('the divergence includes what was before it', async () => {
    const { lines } = await recordSaver();
    const { divergence } = replayToy(lines, sagaOf([quiet, save, shown, tidy]));
    expect(divergence?.trail.at(-1)).toMatchObject({ is: 'answer', op: 'toy.save' });
    expect(divergence?.trail.length).toBeLessThanOrEqual(8);
  });
});

test('an answer that nothing waits for is a divergence', async () => {
  const { lines } = await recordSaver();
  const { line } = placeOf(lines, (entry) => entry.is === 'answer' && entry.op === 'toy.save');
  const again = lines.toSpliced(line, 0, '[[{"is":"answer","op":"toy.save","id":1}],"",0,null]');
  expect(replayToy(again, saver).divergence).toMatchObject({
    ...{ line: line + 1, step: 1, expected: { is: 'answer', op: 'toy.save' }, actual: null },
  });
});

test('a session that continues where the log ends is a divergence after the last line', async () => {
  const { lines } = await recordSaver();
  const { line } = placeOf(lines, isPut('saved'));
  const [shape, , ...values] = JSON.parse(lines[line - 1] ?? '');
  const cut = JSON.stringify([shape.slice(0, 3), '', ...values.slice(0, -1)]);
  const { divergence } = replayToy([...lines.slice(0, line - 1), cut], saver);
  expect(divergence).toMatchObject({ line: line + 1, expected: null, actual: { op: 'toy.tidy' } });
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
    ['without its beginning', ['[[{"is":"start","name":"root"}],"",0]'], /header/],
    ['of another version', ['{"is":"header","version":99,"value":{}}'], /version 99/],
  ])('lines that are not a log are rejected: %s', (_name, lines, message) => {
    expect(() => replayToy(lines, saver)).toThrow(message);
  });
});
