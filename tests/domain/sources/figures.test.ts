import { expect, jest, test } from '@jest/globals';
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
  [
    'en',
    'It is worth $5M, $5B or $5T.',
    [
      ['$5M', 5e6, 'USD'],
      ['$5B', 5e9, 'USD'],
      ['$5T', 5e12, 'USD'],
    ],
  ],
  [
    'en',
    'It raised £5m and €2bn.',
    [
      ['£5m', 5e6, 'GBP'],
      ['€2bn', 2e9, 'EUR'],
    ],
  ],
  [
    'en',
    'It costs $5–10M.',
    [
      ['$5–10M', 5e6, 'USD'],
      ['10M', 1e7, 'USD'],
    ],
  ],
  [
    'en',
    'It is 5 m long and weighs 5 t.',
    [
      ['5 m', 5, 'm'],
      ['5 t', 5, 't'],
    ],
  ],
  ['fr', 'Un chiffre d’affaires de 5 M€.', [['5 M€', 5e6, 'EUR']]],
  ['en', 'The debt is $2 billion.', [['$2 billion', 2e9, 'USD']]],
  ['en', 'The debt is $2 trillion.', [['$2 trillion', 2e12, 'USD']]],
  ['de', 'Das sind 1 Billion Euro.', [['1 Billion Euro', 1e12, 'EUR']]],
  ['de', 'Das sind 2 Billionen Euro.', [['2 Billionen Euro', 2e12, 'EUR']]],
  ['de', 'Das ist 1 Milliarde Euro.', [['1 Milliarde Euro', 1e9, 'EUR']]],
  ['de-AT', 'Das ist 1 Trillion Euro.', [['1 Trillion Euro', 1e18, 'EUR']]],
  ['fr', 'Soit 2 billions d’euros.', [['2 billions d’euros', 2e12, 'EUR']]],
  ['es', 'Son 2 billones de euros.', [['2 billones de euros', 2e12, 'EUR']]],
  ['es', 'Es 1 billón de euros.', [['1 billón de euros', 1e12, 'EUR']]],
  ['es', 'Son 2 mil millones de euros.', [['2 mil millones de euros', 2e9, 'EUR']]],
  ['pt', 'São 2 trilhões de euros.', [['2 trilhões de euros', 2e12, 'EUR']]],
  ['tr', '2 trilyon lira.', [['2 trilyon lira', 2e12, 'TRY']]],
  ['en', 'At -5 °C it freezes.', [['-5 °C', -5, '°C']]],
  ['de', 'Bei −5 °C gefriert es.', [['−5 °C', -5, '°C']]],
  [
    'en',
    '-5 % in a year (−3 % in two).',
    [
      ['-5 %', -5, 'percent'],
      ['−3 %', -3, 'percent'],
    ],
  ],
  ['en', 'A loss of -$5M.', [['-$5M', -5e6, 'USD']]],
  [
    'en',
    'Between 5-10 °C, or 5 -10 °C.',
    [
      ['5-10 °C', 5, '°C'],
      ['10 °C', 10, '°C'],
      ['5 -10 °C', 5, '°C'],
      ['10 °C', 10, '°C'],
    ],
  ],
  [
    'en',
    'From 5%-10% to 5%−10%.',
    [
      ['5%', 5, 'percent'],
      ['10%', 10, 'percent'],
      ['5%', 5, 'percent'],
      ['10%', 10, 'percent'],
    ],
  ],
  [
    'en',
    'A mid-20 °C day – 5 km.',
    [
      ['20 °C', 20, '°C'],
      ['5 km', 5, 'km'],
    ],
  ],
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

test('beside each number, only a few characters are looked at', () => {
  const patterns = jest.spyOn(RegExp.prototype, 'test');
  figuresIn('in 1998 or '.repeat(1000), 'en');
  const { calls, contexts } = patterns.mock;
  const searched = calls.filter((_call, at) => !(contexts[at] as RegExp).sticky);
  patterns.mockRestore();
  expect(searched.reduce((sum, [text]) => sum + text.length, 0)).toBeLessThan(200_000);
});
