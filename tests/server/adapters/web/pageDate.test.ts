import { expect, test } from '@jest/globals';
import { pageDate } from '#server/adapters/web/pageDate.ts';

const MARCH_1 = '2026-03-01T00:00:00.000Z';

// §d.pages.4
test.each([
  ...['2026-03-01', '2026-3-1', '2026/03/01', '2026.03.01', ' 2026-03-01 '].map(String),
  '1 March 2026',
  '1st March 2026',
  'Mar 1, 2026',
  'Mar. 1st, 2026',
  'Sunday, March 1, 2026',
  '01.03.2026',
  '1.3.2026',
  '01.03.2026, 00:00',
  '2026-03-01T00:00:00.000000Z',
])('a day is read as it is written: %s', (said) => {
  expect(pageDate(said)).toBe(MARCH_1);
});

// §d.pages.4
test.each([
  ['2026-03-01T10:00:00+01:00', '2026-03-01T09:00:00.000Z'],
  ['2026-03-01 10:00:00 +0100', '2026-03-01T09:00:00.000Z'],
  ['2026-03-01T23:30:00-05:00', '2026-03-02T04:30:00.000Z'],
  ['2026-03-01T10:00', '2026-03-01T10:00:00.000Z'],
  ['Sun, 01 Mar 2026 10:00:00 GMT', '2026-03-01T10:00:00.000Z'],
  ['01.03.2026 10:15', '2026-03-01T10:15:00.000Z'],
])('a time has its zone, or is that of UTC wherever the server is: %s', (said, date) => {
  expect(pageDate(said)).toBe(date);
});

// §d.pages.4
test.each([
  ['31/03/2026', '2026-03-31T00:00:00.000Z'],
  ['03/31/2026', '2026-03-31T00:00:00.000Z'],
  ['13-03-2026', '2026-03-13T00:00:00.000Z'],
  ['03/03/2026', '2026-03-03T00:00:00.000Z'],
  ['03/04/2026', null],
  ['01-03-2026', null],
])('the day may come first, unless that is another day: %s', (said, date) => {
  expect(pageDate(said)).toBe(date);
});

// §d.pages.4
test.each(
  [
    '',
    'soon',
    '5',
    'Article 5',
    'Chapter 12 2026',
    '2026',
    '2026-03',
    '03/04/26',
    '1.3.26',
    '2026-02-30',
    '2026-13-01',
    '32.01.2026',
    'Marketing 5 2026',
    '2026-03-01 10:99',
    '0000-00-00',
    '1772323200',
    '12:30',
    '1. März 2026',
    '2026-03-01 or later',
    `2026-03-01${' '.repeat(100_000)}x`,
  ].map((said) => [said]),
)('what names no day is none: %j', (said) => {
  expect(pageDate(said)).toBeNull();
});
