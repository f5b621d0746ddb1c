import { expect, test } from '@jest/globals';
import { returnTo } from '#host/pages/returnTo.ts';

const ORIGIN = 'https://toolkit.example';

test.each([
  ['', '/content/'],
  ['?returnTo=%2Fcontent%2Farticles%3Ffid%3D1', '/content/articles?fid=1'],
  ['?returnTo=https%3A%2F%2Ftoolkit.example%2Fcontent%2F', '/content/'],
  ['?returnTo=https%3A%2F%2Fevil.example%2F', '/content/'],
  ['?returnTo=%2F%2Fevil.example%2F', '/content/'],
  ['?returnTo=%2F%5Cevil.example%2F', '/content/'],
  ['?returnTo=javascript%3Aalert(1)', '/content/'],
])('an address taken from the URL stays on our origin: %s', (search, expected) => {
  expect(returnTo(search, ORIGIN)).toBe(expected);
});
