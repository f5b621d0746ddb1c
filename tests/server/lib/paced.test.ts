import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { paced } from '#server/lib/paced.ts';

interface Step {
  readonly key: string;
  readonly value: number;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Paces a source with `stepMs` between values. Resolves with the values that passed, and the error at the end. */
async function through(
  steps: readonly Step[],
  stepMs: number,
  end: { readonly error?: Error; readonly silenceMs?: number } = {},
) {
  const seen: { out: Step[]; failure: unknown; isOver: boolean } = {
    out: [],
    failure: null,
    isOver: false,
  };
  async function* source() {
    for (const step of steps) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
      yield step;
    }
    if (end.silenceMs) await new Promise((resolve) => setTimeout(resolve, end.silenceMs));
    if (end.error) throw end.error;
  }
  const read = async () => {
    const replaces = (next: Step, waiting: Step) => next.key === waiting.key;
    for await (const step of paced(source(), 100, replaces)) seen.out.push(step);
  };
  const done = read()
    .catch((caught: unknown) => {
      seen.failure = caught;
    })
    .finally(() => {
      seen.isOver = true;
    });
  await jest.advanceTimersByTimeAsync(steps.length * stepMs + 150);
  if (!end.silenceMs) await done;
  return seen;
}

const growing = (key: string, count: number): Step[] =>
  Array.from({ length: count }, (_, value) => ({ key, value }));
const values = (steps: readonly Step[]) => steps.map((step) => step.value);

test('of values that replace each other, one passes per period, and always the last', async () => {
  const { out } = await through(growing('a', 30), 10);
  expect(out.length).toBeLessThanOrEqual(5);
  expect(values(out).at(-1)).toBe(29);
  expect(values(out)).toEqual(values(out).toSorted((a, b) => a - b));
});

test('a value that is not replaced always passes, however fast the next comes', async () => {
  const { out } = await through([...growing('a', 3), ...growing('b', 3)], 1);
  expect(out.filter((step) => step.key === 'a').at(-1)?.value).toBe(2);
  expect(out.at(-1)).toEqual({ key: 'b', value: 2 });
});

test('slow values pass as they arrive', async () => {
  const { out } = await through(growing('a', 4), 200);
  expect(values(out)).toEqual([0, 1, 2, 3]);
});

test('the last value before a long silence does not wait for its end', async () => {
  const { out, isOver } = await through(growing('a', 5), 10, { silenceMs: 60_000 });
  expect(values(out).at(-1)).toBe(4);
  expect(isOver).toBe(false);
});

test('if the source fails, the waiting value still passes before the error', async () => {
  const error = new Error('broken');
  const { out, failure } = await through(growing('a', 5), 10, { error });
  expect(values(out).at(-1)).toBe(4);
  expect(failure).toBe(error);
});

test('a reader that stops ends the source', async () => {
  let isReleased = false;
  async function* source() {
    try {
      yield 1;
      yield 2;
    } finally {
      isReleased = true;
    }
  }
  for await (const _value of paced(source(), 100, () => true)) break;
  expect(isReleased).toBe(true);
});
