import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { roundedParts } from '#domain/roundedParts.ts';

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

// §d.sums.1
test.each([
  [[1 / 3, 1 / 3, 1 / 3], 2, 1, [0.34, 0.33, 0.33]],
  [[33.4, 33.3, 33.3], 0, 100, [34, 33, 33]],
  [[0.4, 0.4, 0.4], 0, undefined, [1, 0, 0]],
  [[180, -9.5, -102.375], 0, 68.125, [180, -10, -102]],
  [[-1.25, -2.25], 1, -3.5, [-1.2, -2.3]],
  [[], 0, 0, []],
])('%j with %j digits of %j are %j', (parts, digits, whole, rounded) => {
  expect(roundedParts(parts, digits, whole)).toEqual(rounded);
});

// §d.sums.1
test('the parts add up to the whole as it is rounded, and none is off by a unit', () => {
  const parts = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 2 }), (some, digits) => {
      const rounded = roundedParts(some, digits);
      const unit = 10 ** -digits;
      expect(Math.abs(sumOf(rounded) - sumOf(some))).toBeLessThanOrEqual(unit / 2 + 1e-6);
      for (const [at, part] of rounded.entries())
        expect(Math.abs(part - (some[at] ?? 0))).toBeLessThan(unit + 1e-6);
    }),
  );
});
