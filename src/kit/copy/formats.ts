/**
 * Numbers and dates as the reader's browser writes them. Each formatter is made when it is first used: the first
 * of a kind takes a browser tens of milliseconds.
 */

interface Formatter<Value> {
  format(value: Value): string;
}

/** A formatter that is made with the first value. */
export function formatter<Value>(make: () => Formatter<Value>): Formatter<Value> {
  let made: Formatter<Value> | null = null;
  return {
    format(value) {
      made ??= make();
      return made.format(value);
    },
  };
}

/** A formatter of numbers, as `Intl.NumberFormat` describes it, in Latin digits. */
export const numbers = (options?: Intl.NumberFormatOptions): Formatter<number> =>
  formatter(() => new Intl.NumberFormat(undefined, { ...options, numberingSystem: 'latn' }));

/** A formatter of numbers that always have so many digits behind the point. */
export const exactly = (digits: number): Formatter<number> =>
  numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A formatter of points in time, as `Intl.DateTimeFormat` describes it. */
export const dates = (options: Intl.DateTimeFormatOptions): Formatter<Date | number> =>
  formatter(() => new Intl.DateTimeFormat(undefined, options));

const grouped = numbers();

/** Whole numbers below a thousand need no formatter, and are most of what a page shows first. */
export const number: Formatter<number> = {
  format: (value) =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : grouped.format(value),
};
export const oneDigit = numbers({ maximumFractionDigits: 1 });
export const compact = numbers({ notation: 'compact' });
/** A difference: with its sign unless it is zero. */
export const signed = numbers({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });
export const seconds = numbers({ style: 'unit', unit: 'second', maximumFractionDigits: 1 });

export const day = dates({ dateStyle: 'medium' });
/** A day without a time, stored as its midnight in UTC. */
export const calendarDay = dates({ dateStyle: 'medium', timeZone: 'UTC' });
export const dateTime = dates({ dateStyle: 'medium', timeStyle: 'short' });

/** “a, b, and c”: part of an English sentence. */
export const list: Formatter<Iterable<string>> = formatter(() => new Intl.ListFormat('en'));

/** “1 word”, “2 words”. */
export const counted = (value: number, one: string, many: string): string =>
  `${number.format(value)} ${value === 1 ? one : many}`;
