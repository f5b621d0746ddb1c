import { expect, test } from '@jest/globals';
import { imageFactsOf } from '#server/modules/asset/imageFacts.ts';
import { aGif, aJpeg, aPng, aWebp } from '#tests/support/images.ts';

test.each([
  ['image/png', aPng(640, 480)],
  ['image/gif', aGif(640, 480)],
  ['image/jpeg', aJpeg(640, 480)],
  ['image/webp', aWebp(640, 480)],
])('%s is told from its bytes, with its size', (type, bytes) => {
  expect(imageFactsOf(bytes)).toEqual({ type, width: 640, height: 480 });
});

test('a photo that lies on its side has the size in which it is seen', () => {
  expect(imageFactsOf(aJpeg(640, 480, 6))).toMatchObject({ width: 480, height: 640 });
  expect(imageFactsOf(aJpeg(640, 480, 3))).toMatchObject({ width: 640, height: 480 });
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)])],
  ['a PNG that is cut off', aPng().subarray(0, 18)],
  ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['an image without extent', aPng(0, 5)],
  ['an image longer than 20,000 pixels', aGif(20_001, 1)],
  ['nothing', Buffer.alloc(0)],
])('%s is none', (_, bytes) => {
  expect(imageFactsOf(bytes)).toBeNull();
});

test('an image of 20,000 pixels is one', () => {
  expect(imageFactsOf(aGif(20_000, 1))).toMatchObject({ width: 20_000 });
});
