import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { call, delay, put, takeEvery } from 'typed-redux-saga';
import { readLog } from '#tests/sagaLog/support/readLog.ts';
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
  'has a line that is nothing': (lines) => [lines.with(2, 'null'), 3, /unknown/],
  'has a kind of line that is unknown': (lines) => [
    lines.with(4, '{"is":"guess","t":0}'),
    5,
    /unknown: guess/,
  ],
  'has a kind of entry that is unknown': (lines) => [
    lines.with(2, '[[{"is":"guess"}],"",0]'),
    3,
    /unknown: guess/,
  ],
  'has a turn without a shape': (lines) => [lines.with(2, '[[],"",0]'), 3, /not a turn/],
  'has a turn without a sum': (lines) => [
    lines.with(2, '[[{"is":"action","type":"a"}],1,0,{}]'),
    3,
    /not a turn/,
  ],
  'has a turn without its time': (lines) => [
    lines.with(2, '[[{"is":"action","type":"a"}],"","x",{}]'),
    3,
    /not a turn/,
  ],
  'has a turn with too many values': (lines) => [
    lines.with(2, '[[{"is":"action","type":"a"}],"",0,{},{}]'),
    3,
    /not a turn/,
  ],
  'answers what was not asked': (lines) => [
    lines.with(2, '[[{"is":"answer","op":"toy.load"}],"",0,1]'),
    3,
    /nothing waits for the answer of toy.load/,
  ],
  'repeats a turn that is not above it': (lines) => [
    lines.with(2, '[99,"",0]'),
    3,
    /Lines are missing/,
  ],
  'has no header': (lines) => [lines.slice(1), 1, /begins with a header/],
  'is of an earlier version': (lines) => [
    lines.with(0, '{"is":"header","version":1,"value":{}}'),
    1,
    /version 1; version 4 is replayed/,
  ],
  'is of the last version': (lines) => [
    lines.with(0, '{"is":"header","version":3,"value":{}}'),
    1,
    /version 3; version 4 is replayed/,
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
  'has a clock that goes back': (lines) => {
    const at = indexOf(lines, /six/);
    const [shape, sum, , ...values] = JSON.parse(lines[at] ?? '');
    return [
      lines.with(at, JSON.stringify([shape, sum, -1, ...values])),
      at + 1,
      /before the input/,
    ];
  },
  'lacks the text that a difference continues': (lines) => {
    const at = indexOf(lines, /"\$":"text"/);
    const first = indexOf(lines, /"what":"A para/);
    const other = (lines[first] ?? '').replace(LONG, '');
    return [lines.with(first, other), at + 1, /Lines are missing/];
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
  const at = indexOf(lines, /"is":"answer","op":"toy.save"/);
  const [[answer], , t] = JSON.parse(lines[at] ?? '');
  const other = JSON.stringify([[{ ...answer, op: 'toy.load', id: 3 }], '', t, null]);
  expect(replayToy([...lines.slice(0, at), other], typist.saga).divergence?.line).toBe(at + 1);
});
