import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Paragraph } from '#html/flatBlocks.ts';
import { ListLevels, withNeededNumbers } from '#html/listLevels.ts';
import { writeBlocks } from '#html/write.ts';

const item = (text: string, depth = 0, number?: number): Paragraph => ({
  type: 'ordered-list-item',
  depth,
  startsRun: false,
  ...(number === undefined ? {} : { number }),
  spans: [{ text, styles: [], href: null }],
});

test('the first item has its number from the list, any other one by itself', () => {
  expect(writeBlocks([item('a', 0, 4), item('b'), item('c', 1, 2), item('d', 0, 9)])).toBe(
    '<ol start="4"><li>a</li><li>b<ol start="2"><li>c</li></ol></li><li value="9">d</li></ol>',
  );
});

test('a number that counting gives is not written', () => {
  expect(writeBlocks([item('a', 0, 1), item('b', 0, 2), item('c', 1, 1)])).toBe(
    '<ol><li>a</li><li>b<ol><li>c</li></ol></li></ol>',
  );
});

test('naming only the needed numbers changes none of them', () => {
  const some = fc.record({ depth: fc.nat(3), number: fc.option(fc.integer({ min: -2, max: 5 })) });
  fc.assert(
    fc.property(fc.array(some), (wanted) => {
      const items = wanted.map(({ depth, number }) => item('x', depth, number ?? undefined));
      const numbersOf = (blocks: readonly Paragraph[]) => {
        const levels = new ListLevels();
        return blocks.map((block) => levels.add(block).number);
      };
      expect(numbersOf(withNeededNumbers(items) as Paragraph[])).toEqual(numbersOf(items));
    }),
  );
});
