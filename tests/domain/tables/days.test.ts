import { expect, test } from '@jest/globals';
import { isoDay } from '#domain/tables/calendarDay.ts';
import { dateIn, monthIn, orderOf } from '#domain/tables/days.ts';

// §d.audits.5
test.each([
  ['2026-11-01', '2026-11-01', '2026-11-01'],
  ['20261101', '2026-11-01', '2026-11-01'],
  ['1.11.26', '2026-11-01', '2026-11-01'],
  ['11/1/2026', '2026-01-11', '2026-11-01'],
  ['13/1/2026', '2026-01-13', null],
  ['Sunday, November 1, 2026', '2026-11-01', '2026-11-01'],
  ['1 août 2026', '2026-08-01', '2026-08-01'],
  ['1 de marzo de 2026', '2026-03-01', '2026-03-01'],
  ['3 maja 2026', '2026-05-03', '2026-05-03'],
  ['1 мая 2026', '2026-05-01', '2026-05-01'],
  ['2026. 11. 1.', '2026-11-01', '2026-11-01'],
  ['2026-11-01T00:00:00', '2026-11-01', '2026-11-01'],
])('“%s” is %s, or %s where the month stands first', (cell, dayFirst, monthFirst) => {
  const date = dateIn(cell);
  const iso = (day: number | null | undefined) => (typeof day === 'number' ? isoDay(day) : null);
  expect(iso(date?.dayFirst)).toEqual(dayFirst);
  expect(iso(date?.monthFirst)).toEqual(monthFirst);
});

test.each([
  '',
  'Grand total',
  '2026-11',
  '2026-W45',
  '31.11.2026',
  '30/2/2026',
  '12',
  '46327',
  'x'.repeat(9000),
])('“%s” is no day', (cell) => expect(dateIn(cell)).toBeNull());

test.each([
  ['januar', 1],
  ['mrz', 3],
  ['mai', 5],
  ['juin', 6],
  ['juil', 7],
  ['août', 8],
  ['październik', 10],
  ['ekim', 10],
  ['дек', 12],
  ['monday', null],
])('“%s” is the month %p', (word, month) => expect(monthIn(word)).toBe(month));

test('the order of day and month is that in which all are days, else the likely one, else not known', () => {
  const dates = (...cells: string[]) => cells.flatMap((cell) => dateIn(cell) ?? []);
  expect(orderOf(dates('13/1/2026', '1/2/2026'), () => false)).toBe('dayFirst');
  expect(orderOf(dates('1/13/2026', '1/2/2026'), () => false)).toBe('monthFirst');
  expect(
    orderOf(dates('1/2/2026'), (days) => days.some((day) => isoDay(day).startsWith('2026-01'))),
  ).toBe('monthFirst');
  expect(orderOf(dates('1/2/2026'), () => true)).toBeNull();
  expect(orderOf(dates('5/5/2026'), () => true)).toBe('dayFirst');
});
