import { expect, test } from '@jest/globals';
import { instantsOf, localTimeIn } from '#src/features/publishing/siteTime.ts';

const isoOf = (timeZone: string, local: string): string[] =>
  instantsOf(timeZone, local).map((instant) => new Date(instant).toISOString());

// §d.sitePosts.16
test.each([
  ['in summer', 'Europe/Berlin', '2026-07-01T09:00', ['2026-07-01T07:00:00.000Z']],
  ['in winter', 'Europe/Berlin', '2026-12-01T09:00', ['2026-12-01T08:00:00.000Z']],
  ['an offset', '-03:30', '2026-12-01T09:00', ['2026-12-01T12:30:00.000Z']],
  [
    'the hour that comes twice',
    'Europe/Berlin',
    '2026-10-25T02:30',
    ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ],
  ['the hour that is left out', 'Europe/Berlin', '2026-03-29T02:30', []],
  [
    'half an hour of summer time',
    'Australia/Lord_Howe',
    '2026-04-05T01:45',
    ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ],
  ['west of the date line', 'Pacific/Kiritimati', '2026-01-01T00:00', ['2025-12-31T10:00:00.000Z']],
  ['no time', 'Europe/Berlin', '', []],
])('%s', (_title, timeZone, local, expected) => {
  expect(isoOf(timeZone, local)).toEqual(expected);
});

test('what a clock shows leads back to its instant', () => {
  for (let hour = 0; hour < 24 * 365; hour += 7) {
    const instant = Date.UTC(2026, 0, 1, hour, 20);
    for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', '+05:45'])
      expect(instantsOf(zone, localTimeIn(zone, instant))).toContain(instant);
  }
});
