import { expect, test } from '@jest/globals';
import { lastYear, monthNumber, trendIn } from '#domain/topics/trend.ts';

const YEAR = [900, 950, 1000, 1050, 1100, 1150, 1200, 1250, 1300, 1350, 1400, 1450];

// §d.topics.3 §d.topics.5
test.each([
  ['twelve months', YEAR.join(','), 1200, 12, YEAR],
  ['in brackets', `[${YEAR.join(', ')}]`, null, 12, YEAR],
  ['the last twelve of those that are listed', [7, ...YEAR].join(','), 1200, 13, YEAR],
  ['eleven months', YEAR.slice(1).join(','), 1200, 12, null],
  ['one is missing', YEAR.with(3, Number.NaN).join(','), 1200, 12, null],
  ['shares of the best month', '1.00,0.8,0.8,0.8,0.8,0.8,0.8,0.8,0.8,0.8,0.8,0.8', 1200, 12, null],
  ['an index of the best month', '100,82,60,55,40,30,20,10,9,8,7,6', null, 12, null],
  ['among which the volume is not', '100,82,60,55,40,30,20,10,9,8,7,6', 720, 12, null],
])('a trend: %s', (_what, cell, volume, listed, trend) => {
  expect(trendIn(cell, volume, listed)).toEqual(trend);
});

// §d.topics.3
test('eleven months and an old one are no year', () => {
  const month = (at: number) => ({ month: monthNumber(2025, 5) + at });
  const year = Array.from({ length: 14 }, (_, at) => month(at));
  expect(lastYear(year.toReversed())).toEqual(year.slice(2));
  expect(lastYear([month(-9), ...year.slice(3)])).toBeNull();
  expect(lastYear(year.slice(3))).toBeNull();
});
