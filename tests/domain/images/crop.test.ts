import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CROP_FORMATS,
  type CropFormat,
  largestCrop,
  movedTo,
  nameOfCrop,
  sizeOfResult,
  withHeight,
  withWidth,
} from '#domain/images/crop.ts';

const formats = Object.keys(CROP_FORMATS) as CropFormat[];
const side = fc.integer({ min: 1, max: 12_000 });
const image = fc.record({ width: side, height: side });
const anywhere = fc.integer({ min: -20_000, max: 20_000 });

// §d.images.4
test('whatever is asked for, a crop stays inside its image', () => {
  const asked = fc.record({
    image,
    format: fc.constantFrom(...formats),
    left: anywhere,
    top: anywhere,
    width: anywhere,
    height: anywhere,
  });
  fc.assert(
    fc.property(asked, ({ image, format, left, top, width, height }) => {
      const first = largestCrop(image, format);
      const wide = withWidth(movedTo(first, image, { left, top }), image, format, width);
      const crop = format === 'free' ? withHeight(wide, image, height) : wide;
      for (const one of [first, wide, crop]) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.top).toBeGreaterThanOrEqual(0);
        expect(one.width).toBeGreaterThanOrEqual(1);
        expect(one.height).toBeGreaterThanOrEqual(1);
        expect(one.left + one.width).toBeLessThanOrEqual(image.width);
        expect(one.top + one.height).toBeLessThanOrEqual(image.height);
        expect(Object.values(one).every(Number.isInteger)).toBe(true);
      }
    }),
  );
});

describe('a crop', () => {
  const wide = { width: 4000, height: 2000 };

  test.each([
    ['link', { left: 95, top: 0, width: 3810, height: 2000 }],
    ['square', { left: 1000, top: 0, width: 2000, height: 2000 }],
    ['pin', { left: 1334, top: 0, width: 1333, height: 2000 }],
    ['free', { left: 0, top: 0, width: 4000, height: 2000 }],
  ] as const)(
    'in the format %s is at first as large as the image allows, in its middle',
    (format, expected) => {
      expect(largestCrop(wide, format)).toEqual(expected);
    },
  );

  test('a crop keeps the shape of its format and its middle when its width changes', () => {
    const crop = withWidth(largestCrop(wide, 'square'), wide, 'square', 1000);
    expect(crop).toEqual({ left: 1500, top: 500, width: 1000, height: 1000 });
    expect(withWidth(crop, wide, 'square', 9999)).toEqual(largestCrop(wide, 'square'));
  });

  test('a crop is moved as far as the image reaches', () => {
    const crop = withWidth(largestCrop(wide, 'square'), wide, 'square', 1000);
    expect(movedTo(crop, wide, { left: 9999, top: -5 })).toEqual({ ...crop, left: 3000, top: 0 });
  });

  test('a crop becomes an image of its format; a free one is as large as it is cut', () => {
    expect(sizeOfResult(largestCrop(wide, 'pin'), 'pin')).toEqual({ width: 1000, height: 1500 });
    const free = withHeight(largestCrop(wide, 'free'), wide, 100);
    expect(sizeOfResult(free, 'free')).toEqual({ width: 4000, height: 100 });
  });

  test('a crop is named after its original', () => {
    const size = { width: 1200, height: 630 };
    expect(nameOfCrop('fish.chips.PNG', size, 'png')).toBe('fish.chips 1200x630.png');
    expect(nameOfCrop('Bohnen ☕', size, 'jpg')).toBe('Bohnen ☕ 1200x630.jpg');
  });
});
