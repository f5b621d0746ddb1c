import { expect, test } from '@jest/globals';
import { sessionClock } from '#sagaLog/app/sessionClock.ts';

const header = { is: 'header', version: 2, value: {}, build: '0.1.0' } as const;
const MINUTE = 60_000;

test('times are those of the clock that the person saw', () => {
  const clock = sessionClock(
    { ...header, at: '2026-07-01T12:00:00.250Z', zone: 'Europe/Berlin' },
    MINUTE,
  );
  expect(clock.date).toBe('2026-07-01 Europe/Berlin');
  expect(clock.timeOf(0)).toBe('14:00:00');
  expect(clock.timeOf(11_000)).toBe('14:00:11');
});

test.each([
  ['14:00:11', 11_000],
  ['14:00', 0],
  ['+11', 11_250],
])('%s is the end of that second', (text, ms) => {
  const clock = sessionClock(
    { ...header, at: '2026-07-01T12:00:00.250Z', zone: 'Europe/Berlin' },
    MINUTE,
  );
  expect(clock.momentOf(text)).toBe(ms - 250 + 999);
});

test('a session may go on after midnight', () => {
  const clock = sessionClock(
    { ...header, at: '2026-07-01T21:59:30.000Z', zone: 'Europe/Berlin' },
    MINUTE,
  );
  expect(clock.momentOf('00:00:10')).toBe(40_999);
});

test.each(['13:59:59', '14:02', '+61', 'noon', '14:00:11pm'])('%s is no moment of it', (text) => {
  const clock = sessionClock(
    { ...header, at: '2026-07-01T12:00:00.000Z', zone: 'Europe/Berlin' },
    MINUTE,
  );
  expect(() => clock.momentOf(text)).toThrow('The session is from 14:00:00 to 14:01:00');
});

test('a log that does not say when it began has seconds', () => {
  const clock = sessionClock(header, MINUTE);
  expect(clock.date).toBeNull();
  expect(clock.timeOf(11_900)).toBe('+11 s');
  expect(clock.momentOf('+11')).toBe(11_999);
  expect(() => clock.momentOf('14:00:11')).toThrow('The session is from +0 s to +60 s');
});
