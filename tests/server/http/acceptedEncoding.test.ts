import { expect, test } from '@jest/globals';
import { acceptedEncoding } from '#server/http/acceptedEncoding.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br ; q = 0.001', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0.000, *;q=0.1', null],
  ['gzip;q=2', null],
  ['br;q=much, gzip', 'gzip'],
  ['identity', null],
  ['deflate', null],
  [';;,,=', null],
  ['', null],
  [undefined, null],
])('%p takes %p', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
