import { expect, test } from '@jest/globals';
import { assert, integer, property } from 'fast-check';
import { designSize } from '#domain/design/designSize.ts';

// §d.design.5
test.each([
  ['as it is', { width: 1200, height: 630 }, { width: 1200, height: 630 }],
  ['too wide', { width: 16_000, height: 2000 }, { width: 8000, height: 1000 }],
  ['too large altogether', { width: 8000, height: 8000 }, { width: 5000, height: 5000 }],
  ['too small', { width: 4, height: 3 }, { width: 40, height: 40 }],
])('the design of an image that is %s', (_title, image, design) => {
  expect(designSize(image)).toEqual(design);
});

test('a design is never of a size that is refused', () => {
  const side = integer({ min: 1, max: 40_000 });
  assert(
    property(side, side, (width, height) => {
      const size = designSize({ width, height });
      for (const one of [size.width, size.height]) {
        expect(one).toBeGreaterThanOrEqual(40);
        expect(one).toBeLessThanOrEqual(8000);
      }
      expect(size.width * size.height).toBeLessThanOrEqual(25_000_000);
    }),
  );
});
