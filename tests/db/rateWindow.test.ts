import { expect, test } from '@jest/globals';
import { sourceOf } from '#db/rateWindow.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2'],
  ['unknown', 'unknown'],
])('requests from %s are counted as from %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});
