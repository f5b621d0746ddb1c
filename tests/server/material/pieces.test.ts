import { expect, test } from '@jest/globals';
import { joined, piecesOf } from '#server/material/pieces.ts';
import type { Unit } from '#server/material/units.ts';

const text = (line: number, words: string): Unit => ({
  pieces: [{ kind: 'text', lines: [words] }],
  line,
});
const item = (line: number, words: string): Unit => ({
  pieces: [{ kind: 'bullets', lines: [words] }],
  line,
});

test('sentences of one line are a paragraph, those of two lines are two', () => {
  const units = [text(1, 'Red is warm.'), text(1, 'Blue is cold.'), text(2, 'Green is mild.')];
  expect(piecesOf(units, 'en').map(({ lines }) => lines)).toEqual([
    ['Red is warm. Blue is cold.'],
    ['Green is mild.'],
  ]);
});

test('items that follow each other are one list', () => {
  expect(piecesOf([item(1, 'red'), item(4, 'blue')], 'en')).toEqual([
    { kind: 'bullets', lines: ['red', 'blue'] },
  ]);
});

test('a note that nearly repeats another stands behind it', () => {
  const units = [
    text(1, 'Wet leather shoes dry slowly.'),
    text(2, 'Socks matter.'),
    text(3, 'Leather shoes, wet, dry slowly!'),
  ];
  expect(piecesOf(units, 'en').map(({ lines }) => lines[0]?.[0])).toEqual(['W', 'L', 'S']);
});

test('of many pieces, texts that follow each other become one', () => {
  const pieces = piecesOf([text(1, 'a'), text(2, 'b'), item(3, 'c'), text(4, 'd')], 'en');
  expect(joined(pieces, 2).map(({ lines }) => lines)).toEqual([['a', 'b'], ['c'], ['d']]);
});
