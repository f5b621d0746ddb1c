import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Problem } from '#contract/lib/problem.ts';
import { readImage } from '#server/adapters/image/readImage.ts';
import { aGif, aJpeg, aPng, aWebp, pngChunk } from '#tests/support/images.ts';
import {
  aTaggedGif,
  aTaggedJpeg,
  aTaggedPng,
  aTaggedWebp,
  exifData,
  jpegSegment,
  SECRET,
  TAGGED_IMAGES,
} from '#tests/support/taggedImages.ts';

/** The problem code of a refused file; null for an accepted one. Rethrows any other error. */
function refusalOf(bytes: Uint8Array): string | null {
  try {
    readImage(bytes);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('the type and size of an image', () => {
  test.each([
    ['image/png', aPng(640, 480)],
    ['image/gif', aGif(640, 480)],
    ['image/jpeg', aJpeg(640, 480)],
    ['image/webp', aWebp(640, 480)],
  ])('%s is detected from its bytes, with its size', (type, bytes) => {
    expect(readImage(bytes)).toMatchObject({ type, width: 640, height: 480 });
  });

  test.each([
    ['VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x42, 0xe0, 0x81]],
    ['VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]],
  ])('a WebP with only %s has its size there', (type, head) => {
    const body = Buffer.concat([
      Buffer.from(type),
      Buffer.from([head.length, 0, 0, 0]),
      Buffer.from(head),
    ]);
    const bytes = Buffer.concat([
      Buffer.from('RIFF'),
      Buffer.from([60, 0, 0, 0]),
      Buffer.from('WEBP'),
      body,
    ]);
    expect(readImage(bytes)).toMatchObject({ width: 640, height: 480 });
  });

  test.each([
    [aTaggedJpeg, 3, 4, 3],
    [aTaggedJpeg, 6, 3, 4],
    [aTaggedPng, 8, 3, 4],
    [aTaggedWebp, 6, 4, 3],
  ])('%O turned %d has the size in which it is shown', (image, orientation, width, height) => {
    expect(readImage(image(orientation).file)).toMatchObject({ width, height });
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)])],
    ['a PNG that is cut off', aPng().subarray(0, 18)],
    ['a PNG without an end', aPng().subarray(0, -12)],
    [
      'a PNG that does not begin with its head',
      Buffer.concat([aPng().subarray(0, 8), aPng().subarray(33)]),
    ],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      'a JPEG of two pictures',
      Buffer.concat([aJpeg().subarray(0, -2), jpegSegment(0xc0, Buffer.alloc(9, 1))]),
    ],
    ['a WebP without a picture', Buffer.from('RIFF\x04\0\0\0WEBP')],
    ['a GIF without an end', aGif().subarray(0, -1)],
    ['an image without extent', aPng(0, 5)],
    ['nothing', Buffer.alloc(0)],
  ])('%s is not an image', (_, bytes) => {
    expect(refusalOf(bytes)).toBe('image_unreadable');
  });
});

describe('the number of pixels is limited without decoding', () => {
  test.each([
    ['a PNG of 20,000 × 20,000', aPng(20_000, 20_000)],
    ['a JPEG of 65,500 × 65,500', aJpeg(65_500, 65_500)],
    ['a WebP of 16,777,216 × 16,777,216', aWebp(2 ** 24, 2 ** 24)],
    ['a GIF of 65,535 × 65,535', aGif(65_535, 65_535)],
    ['a GIF whose first frame is that large', aTaggedGif(65_535, 65_535).file],
    ['an image a pixel too long', aGif(16_385, 1)],
    ['an image a row too many', aPng(8000, 8001)],
    ['an image turned on its side', aJpeg(1, 16_385, 6)],
  ])('%s is too large for an image', (_, bytes) => {
    expect(refusalOf(bytes)).toBe('image_too_large');
  });

  test.each([
    [16_384, 1],
    [8000, 8000],
    [8160, 6144],
  ])('an image of %d × %d pixels is not too large', (width, height) => {
    expect(refusalOf(aPng(width, height))).toBeNull();
  });

  test('the number of parts is limited too, because each takes memory besides its bytes', () => {
    const comments = Buffer.alloc(2_000_000);
    for (let at = 0; at < comments.length; at += 4) comments.set([0xff, 0xfe, 0, 2], at);
    const jpeg = aJpeg();
    const bytes = Buffer.concat([jpeg.subarray(0, 2), comments, jpeg.subarray(2)]);
    expect(refusalOf(bytes)).toBe('image_unreadable');
  });
});

describe('metadata', () => {
  test.each(TAGGED_IMAGES)(
    '$name: nothing of it is left, and the picture is untouched',
    ({ file, clean }) => {
      const bytes = Buffer.from(readImage(file).bytes);
      expect(bytes.includes(SECRET)).toBe(false);
      expect(bytes.toString('hex')).toBe(clean.toString('hex'));
      expect(Buffer.from(readImage(bytes).bytes).equals(bytes)).toBe(true);
    },
  );

  test('an image without metadata stays as it is', () => {
    for (const file of [aPng(), aGif(), aWebp()]) expect(readImage(file).bytes).toEqual(file);
  });

  test.each([
    ['an orientation that there is not', exifData(9)],
    ['cut off', exifData(6).subarray(0, 15)],
    ['no EXIF', Buffer.from('nonsense')],
    ['nothing', Buffer.alloc(0)],
  ])('broken EXIF (%s) is removed completely', (_, exif) => {
    const plain = aPng();
    const file = Buffer.concat([plain.subarray(0, 33), pngChunk('eXIf', exif), plain.subarray(33)]);
    expect(readImage(file).bytes).toEqual(plain);
  });

  test('a truncated or changed file is read or refused, and never fails otherwise', () => {
    const files = [aTaggedJpeg(6), aTaggedPng(6), aTaggedWebp(6), aTaggedGif()];
    for (const { file } of files)
      for (let length = 0; length < file.length; length += 1) refusalOf(file.subarray(0, length));
    const change = fc.tuple(fc.nat(), fc.nat(255));
    const changed = fc.tuple(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 8 }),
    );
    const property = fc.property(changed, ([{ file }, changes]) => {
      const bytes = Buffer.from(file);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      refusalOf(bytes);
    });
    fc.assert(property, { numRuns: 3000 });
  });
});
