/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { exceededBy } from '#contract/lib/blockBounds.ts';
import { readForeign, readStored } from '#html/dom/read.ts';
import { writeBlocks } from '#html/write.ts';

const nestedList = (depth: number): string =>
  `${'<ul><li>x'.repeat(depth)}${'</li></ul>'.repeat(depth)}`;

test('a list of another program that is nested too deeply for a save becomes flat at its end, and keeps its items', () => {
  const { blocks } = readForeign(nestedList(70));
  const html = writeBlocks(blocks);
  expect(html.match(/<li>x/g)).toHaveLength(70);
  expect(exceededBy(html)).toBeNull();
  expect(exceededBy(nestedList(70))).not.toBeNull();
});

test('a stored list stays as it is', () => {
  expect(writeBlocks(readStored(nestedList(25)))).toBe(nestedList(25));
});

test('a comment beside text that names a tag takes nothing away', () => {
  const { blocks, losses } = readForeign('<p>Use &lt;title&gt;<!-- or not --> once</p>');
  expect(blocks.map((block) => writeBlocks([block]))).toEqual(['<p>Use &lt;title&gt; once</p>']);
  expect(losses).toEqual([]);
  expect(readStored('<p>a &lt;b&gt;<!-- c --></p>')).toMatchObject([{ type: 'unstyled' }]);
});
