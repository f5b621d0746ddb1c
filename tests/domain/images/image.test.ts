import { expect, test } from '@jest/globals';
import { ASSET_LIMIT_BYTES, ASSET_TYPES } from '#contract/images/asset.route.ts';
import { bodyOf } from '#domain/article/body.ts';
import { isImageFile, placeOfImage, refusalOf } from '#domain/images/image.ts';

test('images of a supported type, and files of an unknown type, may be sent', () => {
  for (const type of [...ASSET_TYPES, '']) {
    expect(refusalOf({ type, size: ASSET_LIMIT_BYTES })).toBeNull();
  }
});

test('a file that the server would refuse is not sent', () => {
  expect(refusalOf({ type: 'image/png', size: ASSET_LIMIT_BYTES + 1 })).toBe('too_large');
  expect(refusalOf({ type: 'image/svg+xml', size: 1 })).toBe('image_unreadable');
  expect(refusalOf({ type: 'application/pdf', size: 1 })).toBe('image_unreadable');
});

test('a file is an image if the browser says so', () => {
  expect(isImageFile({ type: 'image/heic' })).toBe(true);
  expect(isImageFile({ type: 'text/plain' })).toBe(false);
});

const body = bodyOf([
  { id: 'a', html: '<p>one</p>' },
  { id: 'b', html: '<p></p>' },
  { id: 'c', html: '<p>two</p>' },
]);

test.each<[string, readonly string[], string | null]>([
  ['behind the block it is meant for', ['a'], 'a'],
  ['at the top where none was named', [], null],
  ['above an empty paragraph, in which the writer goes on', ['b'], 'a'],
  ['behind the next best block where the best is gone', ['gone', 'a'], 'a'],
  ['at the end where none is left', ['gone', 'gone too'], 'c'],
])('a figure goes %s', (_, behind, after) => {
  expect(placeOfImage(body, behind)).toBe(after);
});

test('in an article of one empty paragraph a figure goes to the top', () => {
  expect(placeOfImage(bodyOf([{ id: 'a', html: '<p><br></p>' }]), ['a'])).toBeNull();
  expect(placeOfImage(bodyOf([]), ['a'])).toBeNull();
});
