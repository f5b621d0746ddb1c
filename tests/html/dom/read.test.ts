/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { exceededBy } from '#contract/blockBounds.ts';
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
