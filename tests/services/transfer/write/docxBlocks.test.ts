/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { DocxBlocks } from '#services/transfer/write/docxBlocks.ts';

test('a list of a Word file starts at its number, and goes on at the number that an item names', () => {
  const holder = document.createElement('div');
  holder.innerHTML =
    '<ol start="4"><li>a<ol start="2"><li>b</li></ol></li><li value="9">c</li></ol><ol><li>d</li></ol>';
  const blocks = new DocxBlocks(new Map());
  for (const element of holder.children) blocks.block(element);
  expect([...blocks.started.values()]).toEqual([
    { reference: 'numbers-0-4', level: 0, start: 4 },
    { reference: 'numbers-1-2', level: 1, start: 2 },
    { reference: 'numbers-0-9', level: 0, start: 9 },
  ]);
});
