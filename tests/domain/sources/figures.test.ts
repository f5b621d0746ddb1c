import { expect, test } from '@jest/globals';
import { figuresIn } from '#domain/sources/figures.ts';
import { numbersIn } from '#domain/sources/numbers.ts';

// §d.claims.2
test.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1,234', 1234],
  ['en', '1.234', 1.234],
  ['en', '0.125', 0.125],
  ['en', '12,5', 12.5],
  ['en', '1,234,567', 1234567],
  ['en-IN', '1,23,456', 123456],
  ['de', '1.234,5', 1234.5],
  ['de', '1.234', 1234],
  ['de', '1,234', 1.234],
  ['de', '2.5', 2.5],
  ['de', '0.125', 0.125],
  ['de-CH', '1’234.5', 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['fr', '1\u202f234\u202f567', 1234567],
  ['en', '1\u00a0234', 1234],
  ['es', '1.234.567,8', 1234567.8],
  ['ru', '12 345,6', 12345.6],
  ['no such language', '1,234.5', 1234.5],
])('in %s, %s is %d', (language, written, value) => {
  expect(numbersIn(`a ${written} b`, language)).toMatchObject([{ value, start: 2 }]);
});

test.each([
  ['en', 'version 1.2.3'],
  ['en', 'at 192.168.0.1'],
  ['en', 'on A4 paper'],
  ['en', 'number 12345678901234567890'],
  ['en', '1,23,45'],
])('in %s, %j has no number', (language, text) => {
  expect(numbersIn(text, language)).toEqual([]);
});

test('in English, numbers that stand side by side stay two', () => {
  expect(numbersIn('In week 12 345 people came', 'en')).toMatchObject([
    { value: 12 },
    { value: 345 },
  ]);
});

const figures = (text: string, language = 'en') =>
  figuresIn(text, language).map(({ text: written, value, unit }) => [written, value, unit]);

// §d.claims.1
test.each([
  ['en', 'Sales grew by 12.5% in May.', [['12.5%', 12.5, 'percent']]],
  ['en', 'It costs $1,299.', [['$1,299', 1299, 'USD']]],
  ['en', 'They raised €3.2 million.', [['€3.2 million', 3_200_000, 'EUR']]],
  ['en', 'A rise of 5 percentage points.', [['5 percentage points', 5, 'points']]],
  [
    'en',
    'It weighs 250 g and runs 42 km.',
    [
      ['250 g', 250, 'g'],
      ['42 km', 42, 'km'],
    ],
  ],
  [
    'en',
    'Between 5–10 % of runners.',
    [
      ['5–10 %', 5, 'percent'],
      ['10 %', 10, 'percent'],
    ],
  ],
  ['en', 'We asked 1,200 runners.', [['1,200', 1200, 'count']]],
  ['en', 'The company was founded in 1998.', [['1998', 1998, 'in']]],
  ['en', 'The speed was 90 km/h.', [['90 km/h', 90, 'km/h']]],
  ['en', 'A 20-minute walk.', [['20-minute', 20, 'minute']]],
  ['de', 'Der Umsatz stieg um 12,5 Prozent.', [['12,5 Prozent', 12.5, 'percent']]],
  ['de', 'Das kostet 1,3 Mrd. Euro.', [['1,3 Mrd. Euro', 1_300_000_000, 'EUR']]],
  ['de', 'Seit 1998 gibt es den Lauf.', [['1998', 1998, 'in']]],
  ['fr', 'Le prix est de 1 299,50 €.', [['1 299,50 €', 1299.5, 'EUR']]],
  ['fr', 'Soit 3 millions d’euros.', [['3 millions d’euros', 3_000_000, 'EUR']]],
  ['es', 'Un 25 por ciento de los usuarios.', [['25 por ciento', 25, 'percent']]],
  ['it', 'Il 25 per cento degli utenti.', [['25 per cento', 25, 'percent']]],
  ['ru', 'Рост составил 12,5 процента.', [['12,5 процента', 12.5, 'percent']]],
  ['tr', 'Satışlar %45 arttı.', [['%45', 45, 'percent']]],
])('in %s, the figures of %j', (language, text, expected) => {
  expect(figures(text, language)).toEqual(expected);
});

test.each([
  'Here are 3 ways to do it.',
  'Meet at 10:30.',
  'See #12.',
  'On 12/03/2024.',
  'The best shoes of 2026',
])('%j claims nothing', (text) => {
  expect(figures(text)).toEqual([]);
});

test('a heading may promise a number of things in a year, but a unit is a claim', () => {
  expect(figuresIn('150 tips from before 1998', 'en', true)).toEqual([]);
  expect(figuresIn('Why 60 % of runners fail', 'en', true)).toMatchObject([{ unit: 'percent' }]);
});
