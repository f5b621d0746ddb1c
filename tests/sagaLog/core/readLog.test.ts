import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { call, delay, put, takeEvery } from 'typed-redux-saga';
import { readLog } from '#sagaLog/core/readLog.ts';
import { after, type Done, done, recordToy, replayToy, type Toy } from '../support/toyPage.ts';
import type { AnyPort } from '../support/toys.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const LONG =
  'A paragraph of an article that is long enough to be written as a difference from the last.';

const typist: Toy = {
  saga: (ports) =>
    function* () {
      yield* takeEvery('type', function* ({ what }: Done) {
        yield* delay(10);
        yield* put(done(yield* call(ports.save as AnyPort, what)));
      });
    },
  ports: () => ({ save: () => after(5, 'saved') }),
  async act({ dispatch }) {
    for (const word of ['one', 'two', 'six']) {
      dispatch({ type: 'type', what: `${LONG} ${word}` });
      await jest.advanceTimersByTimeAsync(100);
    }
  },
};
const indexOf = (lines: readonly string[], pattern: RegExp) =>
  lines.findIndex((line) => pattern.test(line));

/** What can happen to a log: how it is changed, which line is named, and what is said of it. */
const damages: Record<
  string,
  (lines: readonly string[]) => readonly [lines: readonly string[], line: number, RegExp]
> = {
  'is cut off in the middle of a line': (lines) => {
    const at = lines.length - 1;
    return [lines.with(at, (lines[at] ?? '').slice(0, 9)), at + 1, /not JSON/];
  },
  'has an empty line': (lines) => [lines.toSpliced(3, 0, ''), 4, /not JSON/],
  'has a line that is no entry': (lines) => [lines.with(2, 'null'), 3, /unknown/],
  'has a kind of line that is unknown': (lines) => [
    lines.with(4, '{"is":"guess","t":0}'),
    5,
    /unknown: guess/,
  ],
  'has no header': (lines) => [lines.slice(1), 1, /begins with a header/],
  'is of an earlier version': (lines) => [
    lines.with(0, '{"is":"header","version":1,"value":{}}'),
    1,
    /version 1; version 3 is replayed/,
  ],
  'is mixed with that of another tab': (lines) => [
    [...lines.slice(0, 4), ...lines],
    5,
    /another log begins/,
  ],
  'goes on behind its end': (lines) => {
    const ended = [...lines, '{"is":"end","reason":"Stopped."}', lines[1] ?? ''];
    return [ended, ended.length, /behind the end/];
  },
  'has its inputs in another order': (lines) => {
    const at = indexOf(lines, /two/);
    const line = lines[at] ?? '';
    const without = lines.toSpliced(at, 1);
    const later = indexOf(without, /six/);
    return [without.toSpliced(later + 1, 0, line), later + 2, /before the input above/];
  },
  'has a clock that jumps back': (lines) => {
    const at = indexOf(lines, /six/);
    return [lines.with(at, (lines[at] ?? '').replace(/"t":\d+/, '"t":1')), at + 1, /came at 1 ms/];
  },
  'lacks the text that a difference continues': (lines) => {
    const at = indexOf(lines, /"\$":"text"/);
    return [lines.toSpliced(indexOf(lines, /"what":"A para/), 1), at, /Lines are missing/];
  },
};

test.each(Object.entries(damages))(
  'a log that %s is refused at that line',
  async (_what, damage) => {
    const { lines } = await recordToy(typist);
    expect(replayToy(lines, typist.saga).divergence).toBeNull();
    const [damaged, line, said] = damage(lines);
    expect(() => readLog(damaged)).toThrow(
      new RegExp(`^Line ${line} of the log: .*${said.source}`),
    );
  },
);

test('a log without lines is refused', () => {
  expect(() => readLog([])).toThrow('The log is empty: it has no header.');
});

test('an answer of another port is not taken for the one that is waited for', async () => {
  const { lines } = await recordToy(typist);
  const at = lines.findLastIndex((line) => /"is":"answer".*"op":"toy.save"/.test(line));
  const answer: object = JSON.parse(lines[at] ?? '');
  const other = lines.with(at, JSON.stringify({ ...answer, op: 'toy.load', value: null }));
  expect(replayToy(other, typist.saga).divergence?.line).toBe(at + 1);
});
