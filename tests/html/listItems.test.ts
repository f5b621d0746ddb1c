import { expect, test } from '@jest/globals';
import { listItemsIn } from '#html/listItems.ts';

// §d.structured.1
test.each([
  ['<ol><li>a</li><li><b>b</b>c</li></ol>', [['a'], ['bc']]],
  ['<ol><li><p>a</p><p>b &amp; c</p></li></ol>', [['a b & c']]],
  [
    '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol>d</li><li></li></ul>',
    [['a d', 'b', 'c'], ['']],
  ],
  ['<p>no list</p>', []],
  ['', []],
])('the items of a list, and of those within it: %s', (html, items) => {
  expect(listItemsIn(html).map(({ text, inner }) => [text, ...inner])).toEqual(items);
});
