import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayNumberIn, isoDay } from '#domain/tables/calendarDay.ts';

test('a day and its number are those of the calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 47_481 }), (number) => {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
      expect(isoDay(number)).toBe(day);
      expect(dayNumberIn(day)).toBe(number);
      expect(dayNumberIn(day.replaceAll('-', ''))).toBe(number);
    }),
  );
});

test.each(['', 'May 31', '31.05.2026', '2026-13-01', '2026-05-00', '2026-05', '202605310'])(
  'the text %j is no day',
  (text) => {
    expect(dayNumberIn(text)).toBeNull();
  },
);
