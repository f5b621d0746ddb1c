import { expect, test } from '@jest/globals';
import { decimalSeparatorOf, numberIn } from '#domain/tables/numbers.ts';

const NONE = null;

// §d.topics.5 §d.audits.5
test.each([
  ['1,234', 1234, 1.234],
  ['1.234', 1234, 1.234],
  ['1 234', 1234, 1234],
  ['1\u00a0234', 1234, 1234],
  ['1’234', 1234, 1234],
  ['12.345', 12_345, 12.345],
  ['1.234.567,89', 1_234_567.89, 1_234_567.89],
  ['1,234.5', 1234.5, 1234.5],
  ['1 234,5', 1234.5, 1234.5],
  ['1,23,456', 123_456, 123_456],
  ['12,5', 12.5, 12.5],
  ['2900.0', 2900, 2900],
  ['0.123', 0.123, 0.123],
  ['0', 0, 0],
  ['1.2K', 1200, 1200],
  ['1,2 Tsd.', 1200, 1200],
  ['3M', 3_000_000, 3_000_000],
  ['1.2 Mio.', 1_200_000, 1_200_000],
  ['1.5万', 15_000, 15_000],
  ['１２３', 123, 123],
  ['45 %', 45, 45],
  ['%3,4', 3.4, 3.4],
  ['1,2,3', NONE, NONE],
  ['12.345.6', NONE, NONE],
  ['10 10', NONE, NONE],
  ['01.11.2026', NONE, NONE],
  ['1K – 10K', NONE, NONE],
  ['10-100', NONE, NONE],
  ['~100', NONE, NONE],
  ['< 10', NONE, NONE],
  ['>1000', NONE, NONE],
  ['-5', NONE, NONE],
  ['−5', NONE, NONE],
  ['1e3', NONE, NONE],
  ['20 mm', NONE, NONE],
  ['n/a', NONE, NONE],
  ['', NONE, NONE],
  ['1'.repeat(40), NONE, NONE],
])('“%s” is %p, or %p where figures are small', (cell, whole, small) => {
  expect(numberIn(cell)).toBe(whole);
  expect(numberIn(cell, { isDecimal: true })).toBe(small);
});

// §d.topics.5 §d.audits.5
test.each([
  ['1.250', ',', 1250, NONE],
  ['1.250', '.', NONE, 1.25],
  ['1,250', '.', 1250, NONE],
  ['8,2', ',', 8.2, 8.2],
  ['8,2', '.', NONE, NONE],
  ['0.123', ',', 0.123, 0.123],
] as const)('“%s” in a file with decimals behind “%s” is %p or %p', (cell, sign, whole, small) => {
  expect(numberIn(cell, { sign })).toBe(whole);
  expect(numberIn(cell, { isDecimal: true, sign })).toBe(small);
});

test.each([
  [['1.250', '10,0%'], ','],
  [['1,250', '10.0%'], '.'],
  [['1.250.000'], ','],
  [['1,234.5'], '.'],
  [['8.2', '8,2'], null],
  [['1.250', '12', 'word, word'], null],
])('the decimal sign of %j is %p', (cells, sign) => expect(decimalSeparatorOf(cells)).toBe(sign));
