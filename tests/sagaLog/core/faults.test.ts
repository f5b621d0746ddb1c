/** Whatever fails in the recorder, and whatever it records, the page behaves as without one. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { EventChannel } from 'redux-saga';
import { all, call, flush, fork, put, take, takeEvery } from 'typed-redux-saga';
import type { RecorderOptions } from '#sagaLog/core/recorder.ts';
import { awkwardValues } from '../support/awkwardValues.ts';
import {
  after,
  done,
  failsAfter,
  playToy,
  recordToy,
  replayToy,
  type Toy,
} from '../support/toyPage.ts';
import { type AnyPort, type Message, open, portOf, toys } from '../support/toys.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What a saga received: the value itself, or something else. */
const seen = (value: unknown, given: unknown) =>
  done(value === given ? 'the very value' : typeof value);
const failed = (error: unknown, given: unknown) =>
  done(error === given ? 'the very error' : ['error', error instanceof Error && error.name]);

/** Every way in which a value passes the recorder. */
const ways: Readonly<Record<string, (value: unknown) => Toy>> = {
  'an argument of a port': (value) => ({
    ports: () => ({ take: (given: unknown) => given === value }),
    saga: (ports) =>
      function* () {
        yield* put(done(yield* call(portOf(ports, 'take'), value)));
      },
  }),
  'an argument of a forked port': (value) => ({
    ports: () => ({ take: (given: unknown) => given === value }),
    saga: (ports) =>
      function* () {
        const task = yield* fork(portOf(ports, 'take'), value);
        yield* put(done(task.result()));
      },
  }),
  'an answer at once': (value) => ({
    ports: () => ({ ask: () => value }),
    saga: (ports) =>
      function* () {
        try {
          yield* put(seen(yield* call(portOf(ports, 'ask')), value));
        } catch (error) {
          yield* put(failed(error, value));
        }
      },
  }),
  'an answer later': (value) => ({
    ports: () => ({ ask: () => after(5, value) }),
    saga: (ports) =>
      function* () {
        try {
          yield* put(seen(yield* call(portOf(ports, 'ask')), value));
        } catch (error) {
          yield* put(failed(error, value));
        }
      },
  }),
  'an error at once': (value) => ({
    ports: () => ({
      ask() {
        throw value;
      },
    }),
    saga: (ports) =>
      function* () {
        try {
          yield* call(portOf(ports, 'ask'));
        } catch (error) {
          yield* put(failed(error, value));
        }
      },
  }),
  'an error later': (value) => ({
    ports: () => ({ ask: () => failsAfter(5, value) }),
    saga: (ports) =>
      function* () {
        try {
          yield* all([call(portOf(ports, 'ask'))]);
        } catch (error) {
          yield* put(failed(error, value));
        }
      },
  }),
  'a message, and a flushed one': (value) => ({
    ports: () => ({
      radio(listener: (message: unknown) => void) {
        for (const message of [value, value, 'last']) listener(message);
        return () => undefined;
      },
    }),
    saga: (ports) =>
      function* () {
        const channel = (yield* call(open(portOf(ports, 'radio')))) as EventChannel<Message>;
        yield* put(seen(yield* take(channel), value));
        const [first, ...rest] = (yield* flush(channel)) as unknown[];
        yield* put(seen(first, value));
        yield* put(done(rest));
      },
  }),
  'the payload of an action from outside': (value) => ({
    saga: () =>
      function* () {
        yield* takeEvery('go', function* ({ what }: { type: string; what: unknown }) {
          yield* put(seen(what, value));
        });
      },
    act: ({ dispatch }) => dispatch({ type: 'go', what: value }),
  }),
  'the payload of a put, kept in the state': (value) => ({
    saga: () =>
      function* () {
        const action = done(value);
        const put1 = yield* put(action);
        yield* put(seen(put1, action));
      },
  }),
  'an action': (value) => ({
    saga: () =>
      function* () {
        try {
          yield* put(seen(yield* put(value as never), value));
        } catch (error) {
          yield* put(failed(error, value));
        }
      },
    act({ dispatch }) {
      try {
        dispatch(value as never);
      } catch (error) {
        dispatch(failed(error, value));
      }
    },
  }),
  'something that is yielded': (value) => ({
    saga: () =>
      function* (): Generator<unknown, void, unknown> {
        try {
          yield* put(seen(yield value, value));
        } catch (error) {
          yield* put(failed(error, value));
        }
      },
  }),
  'what is called': (value) => ({
    saga: () =>
      function* () {
        try {
          yield* put(seen(yield* call(value as AnyPort), value));
        } catch (error) {
          yield* put(failed(error, value));
        }
      },
  }),
};

/** Ways in which the log holds the value itself, not only a hash. */
const KEPT = /answer|error|message|from outside/;
/** What a log can hold as it is. */
const PLAIN =
  /frozen|without a prototype|format itself|fields of an effect|__proto__|surrogate|of another class|a kind/;

const told = (values: readonly unknown[], given: unknown) =>
  values.map((value) => (value === given ? 'the very value' : value));

describe.each(Object.entries(ways))('%s', (way, toyOf) => {
  // §d.recording.8
  test.each(Object.entries(awkwardValues))(
    '%s changes nothing; the log stays small and says what it left out',
    async (name, make) => {
      const value = make();
      const expected = told((await playToy(toyOf(value))).done, value);
      const { state, lines, entries } = await recordToy(toyOf(value));
      expect(told(state.done, value)).toEqual(expected);
      expect(entries.at(-1)).not.toMatchObject({ is: 'end' });
      const log = lines.join('\n');
      expect(log.length).toBeLessThan(8_000_000);
      const isRecorded = KEPT.test(way) && JSON.stringify(expected).includes('the very');
      if (isRecorded) expect(log.includes('"leftOut"')).toBe(!PLAIN.test(name));
    },
  );

  // §d.recording.8
  test('a getter is not run', async () => {
    const runs: string[] = [];
    let when = 'played';
    const value = {
      get text() {
        runs.push(when);
        return 'x';
      },
    };
    await playToy(toyOf(value));
    when = 'recorded';
    await recordToy(toyOf(value));
    expect(runs.filter((run) => run === 'recorded')).toHaveLength(runs.length / 2);
  });
});

const thrower = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const after5 = () => {
  let calls = 0;
  return () => {
    calls += 1;
    return calls > 5 ? thrower() : calls;
  };
};

/** Every part of a recorder, failing at once or after a while. */
const faults: Readonly<Record<string, () => Partial<RecorderOptions>>> = {
  'a sink that throws': () => ({ sink: thrower }),
  'a sink that throws after a while': () => ({ sink: after5() }),
  'a clock that throws': () => ({ now: thrower }),
  'a clock that throws after a while': () => ({ now: after5() }),
  'no room for a single line': () => ({ maxLines: 1 }),
  'no room for a single character': () => ({ maxChars: 0 }),
  'no answer to whether it may go on': () => ({ whyEnd: thrower }),
  'an end, and nobody to tell it to': () => ({ whyEnd: () => 'over', onEnd: thrower }),
};

// §d.recording.8
describe.each(Object.entries(faults))('a recorder with %s', (_fault, options) => {
  test.each(Object.entries(toys))('leaves the page alone: %s', async (_name, toy) => {
    const { state, lines } = await recordToy(toy, options());
    expect(state).toEqual(await playToy(toy));
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});

// §d.recording.8
describe('a log with an end', () => {
  const endless = toys['takeEvery, takeLatest and takeLeading'] as Toy;

  test.each([
    ...[2, 5, 9, 17].map((maxLines) => ({ maxLines, maxChars: 1e6 })),
    ...[300, 600, 900].map((maxChars) => ({ maxLines: 1e6, maxChars })),
  ])('a log with an end is full at %j, reports it, and replays up to there', async (limit) => {
    const { lines, entries } = await recordToy(endless, limit);
    expect(lines.length).toBeLessThanOrEqual(limit.maxLines);
    expect(lines.slice(0, -1).join('').length).toBeLessThanOrEqual(limit.maxChars);
    expect(entries.at(-1)).toEqual({ is: 'end', reason: expect.stringContaining('full') });
    expect(replayToy(lines, endless.saga).divergence).toBeNull();
  });

  test('a log with an end ends once, reports it, and contains nothing of what comes later', async () => {
    let asked = 0;
    const onEnd = jest.fn();
    const whyEnd = () => {
      asked += 1;
      return asked > 12 ? 'Signed out.' : null;
    };
    const { lines, entries, state } = await recordToy(endless, { whyEnd, onEnd });
    expect(lines.length).toBeLessThanOrEqual(13);
    expect(entries.at(-1)).toEqual({ is: 'end', reason: 'Signed out.' });
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(state).toEqual(await playToy(endless));
    expect(replayToy(lines, endless.saga).divergence).toBeNull();
  });
});

test('a replay continues after a value that was left out', async () => {
  const value = awkwardValues['a getter deep inside']?.();
  const toy = (ways['an answer later'] as (value: unknown) => Toy)(value);
  const { lines } = await recordToy({
    ...toy,
    saga: (ports) =>
      function* () {
        yield* put(done(yield* call(portOf(ports, 'ask'))));
        yield* put(done('went on'));
      },
  });
  const { divergence, state } = replayToy(
    lines,
    (ports) =>
      function* () {
        yield* put(done(yield* call(portOf(ports, 'ask'))));
        yield* put(done('went on'));
      },
  );
  expect(divergence).toBeNull();
  expect(state.done.at(-1)).toBe('went on');
});
