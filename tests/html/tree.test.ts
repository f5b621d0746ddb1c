import { expect, test } from '@jest/globals';
import { type HtmlNode, isElement, treeOf } from '#html/tree.ts';

/** Each element as its name and what is in it. */
const shown = (nodes: readonly HtmlNode[]): unknown[] =>
  nodes.map((node) => (isElement(node) ? [node.name, ...shown(node.children)] : node));

test.each([
  ['elements and text', '<p>a <em>b</em></p><hr>c', [['p', 'a ', ['em', 'b']], ['hr'], 'c']],
  [
    'void elements hold nothing',
    '<p>a<br>b<img src="/x">c</p>',
    [['p', 'a', ['br'], 'b', ['img'], 'c']],
  ],
  [
    'what is not ended ends with what is around it',
    '<ul><li>a<li>b</ul>c',
    [['ul', ['li', 'a', ['li', 'b']]], 'c'],
  ],
  ['an end without a start is nothing', 'a</p>b', ['a', 'b']],
  ['comments are left out', 'a<!-- wp:html -->b', ['a', 'b']],
  ['entities stay as they are', '<p>&lt;p&gt; &amp;</p>', [['p', '&lt;p&gt; &amp;']]],
])('%s', (_what, html, expected) => {
  expect(shown(treeOf(html))).toEqual(expected);
});

test('an element has its start tag', () => {
  expect(treeOf('<a href="https://a.example/">b</a>')).toEqual([
    { name: 'a', tag: '<a href="https://a.example/">', children: ['b'] },
  ]);
});

test('elements that nest deeper than anything is kept are left out, with their text kept', () => {
  const html = `${'<ul><li>'.repeat(5000)}deep`;
  const depthOf = ([node]: readonly HtmlNode[]): number =>
    node !== undefined && isElement(node) ? 1 + depthOf(node.children) : 0;
  expect(depthOf(treeOf(html))).toBeLessThan(200);
  expect(JSON.stringify(treeOf(html))).toContain('deep');
});
