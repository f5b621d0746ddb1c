import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COVER_LAYOUTS, COVER_SIZES } from '#contract/images/coverBounds.ts';
import { contrast, inkOn } from '#domain/images/colour.ts';
import { type CoverDesign, planOfCover, titleSizes } from '#domain/images/cover.ts';
import { CROP_FORMATS } from '#domain/images/crop.ts';

const design: CoverDesign = {
  title: 'Tea',
  byline: '',
  layout: 'plain',
  size: 'link',
  background: '#14344f',
  accent: '#e2725b',
};
const colour = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('the contrast of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  // §d.images.7
  test('the ink can be read on every colour', () => {
    fc.assert(
      fc.property(colour, (ground) => {
        expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.2);
      }),
    );
  });
});

// §d.images.6
test.each(COVER_LAYOUTS.flatMap((layout) => COVER_SIZES.map((size) => [layout, size] as const)))(
  'the layout %s in the size %s keeps its text inside and off its accents',
  (layout, size) => {
    const { width, height, text, shapes, ground } = planOfCover({ ...design, layout, size });
    expect({ width, height }).toEqual(CROP_FORMATS[size]);
    expect(text.left).toBeGreaterThan(0);
    expect(text.left + text.width).toBeLessThan(width);
    expect(text.top + text.height).toBeLessThan(height);
    expect(text.ink).toBe('#ffffff');
    expect([design.background, design.accent]).toContain(ground);
    const accents = shapes.filter((shape) => shape.colour === design.accent);
    for (const { left, top, ...shape } of accents) {
      const isBeside = left + shape.width <= text.left || left >= text.left + text.width;
      const isAbove = top + shape.height <= text.top || top >= text.top + text.height;
      expect(isBeside || isAbove).toBe(true);
    }
  },
);

// §d.images.7
test('words stay whole as long as they can be read; a longer one is broken at a readable size', () => {
  const plan = planOfCover(design);
  const [largest = 0, ...smaller] = titleSizes(plan, 1);
  expect(smaller).toEqual([...smaller].sort((one, other) => other - one));
  const [fitting = 0] = titleSizes(plan, 12);
  expect(fitting * 12).toBeLessThanOrEqual(plan.text.width);
  expect(fitting).toBeLessThan(largest);
  expect(titleSizes(plan, 40)[0]).toBe(Math.round(0.07 * plan.height));
});
