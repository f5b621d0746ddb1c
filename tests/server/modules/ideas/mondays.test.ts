import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lastMonday, nextMonday } from '#server/modules/ideas/mondays.ts';

const zones = Intl.supportedValuesOf('timeZone');
const moments = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((ms) => new Date(ms));

const shownIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hourCycle: 'h23',
  }).format(at);

// §d.ideas.1
test('in every time zone, ideas are due on Monday at nine by its clocks, once a week', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
      const [last, next] = [lastMonday(now, zone), nextMonday(now, zone)];
      for (const { day, at } of [last, next]) {
        const [year, month, date] = day.split('-');
        expect(shownIn(zone, at)).toBe(`Monday, ${date}/${month}/${year}, 09:00:00`);
      }
      expect(last.at <= now && now < next.at).toBe(true);
      expect(Date.parse(next.day) - Date.parse(last.day)).toBe(7 * 86_400_000);
    }),
    { numRuns: 500 },
  );
});

// §d.ideas.1
test.each([
  ['the day before', '2026-11-22T23:59:59Z', 'UTC', '2026-11-16', '2026-11-16T09:00:00.000Z'],
  ['the moment itself', '2026-11-23T09:00:00Z', 'UTC', '2026-11-23', '2026-11-23T09:00:00.000Z'],
  ['a second earlier', '2026-11-23T08:59:59Z', 'UTC', '2026-11-16', '2026-11-16T09:00:00.000Z'],
  // Monday in Auckland is Sunday in UTC.
  ['ahead', '2026-11-22T20:00:00Z', 'Pacific/Auckland', '2026-11-23', '2026-11-22T20:00:00.000Z'],
  ['summer', '2026-03-30T07:00:00Z', 'Europe/Berlin', '2026-03-30', '2026-03-30T07:00:00.000Z'],
  ['winter', '2026-10-26T08:00:00Z', 'Europe/Berlin', '2026-10-26', '2026-10-26T08:00:00.000Z'],
  ['halves', '2026-11-23T03:30:00Z', 'Asia/Kolkata', '2026-11-23', '2026-11-23T03:30:00.000Z'],
  ['no zone', '2026-11-23T10:00:00Z', 'Moon/Base', '2026-11-23', '2026-11-23T09:00:00.000Z'],
])('%s', (_case, now, zone, day, at) => {
  const due = lastMonday(new Date(now), zone);
  expect(due.day).toEqual(day);
  expect(due.at.toISOString()).toEqual(at);
});
