import { expect, test } from '@jest/globals';
import { placesOf } from '#domain/sources/claimPlaces.ts';

const TEXT = 'It costs 12 %. A jar holds 12 % more, or 112 % of it.';
const found = (text: string, within = '') =>
  placesOf(TEXT, { text, within }).map(({ start, end }) => [start, TEXT.slice(start, end)]);

// §d.claims.10
test('a figure is found in its own sentence, and is no part of a longer one', () => {
  expect(found('12 %', 'A jar holds 12 % more, or 112 % of it.')).toEqual([[27, '12 %']]);
  expect(found('2 %')).toEqual([]);
});

test('while its sentence is being changed, it is found in the rest of the text', () => {
  expect(found('12 %', 'A jar held 12 % more.')).toEqual([
    [9, '12 %'],
    [27, '12 %'],
  ]);
});

test('white space may be another: cells of a row stand on lines of their own', () => {
  const [place] = placesOf('Jar\n1,200 kg\nGlass', {
    text: '1,200 kg',
    within: 'Jar 1,200 kg Glass',
  });
  expect(place).toEqual({ start: 4, end: 12 });
});

test('words that would be a pattern are words; without words there is no place', () => {
  expect(placesOf('Is it (a|b)?', { text: '(a|b)?', within: '' })).toHaveLength(1);
  expect(placesOf('Anything', { text: ' ', within: '' })).toEqual([]);
});
