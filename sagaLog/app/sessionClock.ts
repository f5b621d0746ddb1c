import type { HeaderEntry } from '../core/logEntry.ts';

const DAY_S = 24 * 60 * 60;
const SECOND_MS = 1000;

/** The times of a session, as the person saw them on their clock. */
export interface SessionClock {
  /** `14:02:11`, or `+131 s` for a log that does not say when it began. */
  timeOf(t: number): string;
  /** `2026-11-30`, with the time zone; null for a log that does not say when it began. */
  readonly date: string | null;
  /** Milliseconds since the session began, at the end of a second. Throws a `RangeError` for a moment outside of it. */
  momentOf(text: string): number;
}

const secondsOf = (time: string): number | null => {
  const [, hours, minutes, seconds = '0'] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(time.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

/** `durationMs` is when the log ends. */
export function sessionClock({ at, zone }: HeaderEntry, durationMs: number): SessionClock {
  const start = at === undefined ? null : new Date(at);
  const format = (options: Intl.DateTimeFormatOptions, locale: string, t: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone ?? 'UTC' }).format(
      Number(start) + t,
    );
  const timeOf = (t: number): string =>
    start === null
      ? `+${Math.floor(t / SECOND_MS)} s`
      : format({ timeStyle: 'medium', hourCycle: 'h23' }, 'en-GB', t);
  const outside = () =>
    new RangeError(
      `The session is from ${timeOf(0)} to ${timeOf(durationMs)}; --at takes 14:02:11 or +131.`,
    );

  function momentOf(text: string): number {
    const clock = secondsOf(text);
    const passed = /^\+(\d+)( ?s)?$/.exec(text.trim())?.[1];
    if (passed === undefined && (clock === null || start === null)) throw outside();
    const begun = Number(start) % SECOND_MS;
    const t =
      passed === undefined
        ? ((Number(clock) - (secondsOf(timeOf(0)) ?? 0) + DAY_S) % DAY_S) * SECOND_MS - begun
        : Number(passed) * SECOND_MS;
    if (t > durationMs) throw outside();
    return t + SECOND_MS - 1;
  }

  const date = start && `${format({ dateStyle: 'short' }, 'sv-SE', 0)} ${zone ?? 'UTC'}`;
  return { timeOf, date, momentOf };
}
