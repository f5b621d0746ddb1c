import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createStateCheck, hashOf } from '#sagaLog/core/stateHash.ts';

const data = fc.jsonValue({ maxDepth: 3 });

test('equal data in different objects has the same hash', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(hashOf(structuredClone(value))).toBe(hashOf(value));
    }),
  );
});

test('a hash depends on every value, but not on the order of fields', () => {
  expect(hashOf({ a: 1, b: [2, 'x'] })).toBe(hashOf({ b: [2, 'x'], a: 1 }));
  const variants = [
    { a: 1 },
    { a: 2 },
    { a: 1 + 2 ** 32 },
    { a: 1.5 },
    { a: '1' },
    { b: 1 },
    { a: [1] },
    { a: null },
    { a: undefined },
    { a: true },
    {},
    [],
    [[]],
    [1, 2],
    [2, 1],
  ];
  expect(new Set(variants.map(hashOf)).size).toBe(variants.length);
});

test('a difference anywhere in a long text changes the hash', () => {
  const text = 'word '.repeat(20_000);
  const changed = `${text.slice(0, 50_001)}X${text.slice(50_002)}`;
  expect(hashOf(changed)).not.toBe(hashOf(text));
});

test('a circular value has a hash', () => {
  const circle: Record<string, unknown> = { a: 1 };
  circle.self = circle;
  expect(hashOf([circle])).toEqual(expect.any(Number));
});

test('a state check returns the slices that changed, but not those with only a new identity', () => {
  const changesOf = createStateCheck({ a: { n: 1 }, b: { n: 1 } });
  expect(changesOf({ a: { n: 1 }, b: { n: 1 } })).toEqual([]);
  expect(changesOf({ a: { n: 1 }, b: { n: 2 } })).toEqual([['b', hashOf({ n: 2 })]]);
  expect(changesOf({ a: { n: 1 }, b: { n: 2 } })).toEqual([]);
});
