import { expect, test } from '@jest/globals';
import { isImageFile, refusalOf } from '#domain/images/imageFile.ts';
import { ASSET_LIMIT_BYTES, ASSET_TYPES } from '#contract/asset.route.ts';

test('images of the known kinds, and files of which the browser knows nothing, may be sent', () => {
  for (const type of [...ASSET_TYPES, '']) {
    expect(refusalOf({ type, size: ASSET_LIMIT_BYTES })).toBeNull();
  }
});

test('a file that the server would refuse is not sent', () => {
  expect(refusalOf({ type: 'image/png', size: ASSET_LIMIT_BYTES + 1 })).toBe('too_large');
  expect(refusalOf({ type: 'image/svg+xml', size: 1 })).toBe('image_unreadable');
  expect(refusalOf({ type: 'application/pdf', size: 1 })).toBe('image_unreadable');
});

test('what the browser calls an image is one to talk about', () => {
  expect(isImageFile({ type: 'image/heic' })).toBe(true);
  expect(isImageFile({ type: 'text/plain' })).toBe(false);
});
