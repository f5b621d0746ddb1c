import { expect, test } from '@jest/globals';
import { hrefOf } from '#src/editor/codec/href.ts';

test.each([
  ['example.com/a b', null],
  ['example.com', 'https://example.com'],
  [' https://example.com/ä?x=1#y ', 'https://example.com/ä?x=1#y'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['me@example.com', 'mailto:me@example.com'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['//example.com', 'https://example.com'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['ftp://example.com', null],
  ['', null],
])('what a writer types is read as an address: %s', (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});
