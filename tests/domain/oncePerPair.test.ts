import { expect, jest, test } from '@jest/globals';
import { oncePerPair } from '#domain/oncePerPair.ts';

test('two objects are answered once, whatever the answer; others are answered for themselves', () => {
  const answer = jest.fn((of: { n: number }, one: { n: number }) =>
    of.n === one.n ? null : of.n + one.n,
  );
  const sum = oncePerPair(answer);
  const [a, b] = [{ n: 1 }, { n: 2 }];
  expect(sum(a, b)).toBe(3);
  expect(sum(a, b)).toBe(3);
  expect(sum(b, a)).toBe(3);
  expect(sum(a, a)).toBe(null);
  expect(sum(a, a)).toBe(null);
  expect(answer).toHaveBeenCalledTimes(3);
});
