import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shared } from '#domain/shared.ts';

test('what says the same is the same object, down to what has changed', () => {
  const before = { a: [{ x: 1 }, { y: [2] }], b: { c: null } };
  const now = shared(before, { a: [{ x: 1 }, { y: [3] }], b: { c: null } });
  expect(now).toEqual({ a: [{ x: 1 }, { y: [3] }], b: { c: null } });
  expect(now.a[0]).toBe(before.a[0]);
  expect(now.b).toBe(before.b);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('a list that has become shorter, longer or no list is not the one before', () => {
  const before = { list: [1, 2], other: {} };
  expect(shared(before, { list: [1], other: {} })).toEqual({ list: [1], other: {} });
  expect(shared(before, { list: [1, 2, 3], other: [] })).toEqual({ list: [1, 2, 3], other: [] });
  expect(shared(null, before)).toBe(before);
});

test('it says what was said, whatever was before', () => {
  const data = fc.jsonValue();
  fc.assert(
    fc.property(data, data, (before, now) => {
      const kept = shared(before, now);
      expect(kept).toEqual(now);
      expect(Array.isArray(kept)).toBe(Array.isArray(now));
    }),
    { numRuns: 200 },
  );
});
