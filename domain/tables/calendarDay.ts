/** Days of the calendar as numbers, without a clock and without time zones (Hinnant, "chrono-compatible low-level date algorithms"). */

const ERA_DAYS = 146_097;
const ERA_YEARS = 400;
/** From the first of March of the year 0 to 1970. */
const EPOCH = 719_468;

/** The days since the beginning of 1970; null unless the text begins with a day, such as 2026-05-31 or 20260531. */
export function dayNumberIn(text: string): number | null {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text) ?? [];
  return dayNumberOf(Number(year), Number(month), Number(day));
}

/** The days since the beginning of 1970; null: the calendar has no such day. */
export function dayNumberOf(year: number, month: number, day: number): number | null {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return null;
  const fromMarch = month > 2 ? year : year - 1;
  const era = Math.floor(fromMarch / ERA_YEARS);
  const ofEra = fromMarch - era * ERA_YEARS;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const leaps = Math.floor(ofEra / 4) - Math.floor(ofEra / 100);
  return era * ERA_DAYS + ofEra * 365 + leaps + ofYear - EPOCH;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** How many days there are from one to another, both included; null if they are not both known, or in this order. */
export function daysOf(since: string | null, until: string): number | null {
  const [first, last] = [dayNumberIn(since ?? ''), dayNumberIn(until)];
  return first === null || last === null || first > last ? null : last - first + 1;
}

/** The day as YYYY-MM-DD. */
export function isoDay(number: number): string {
  const shifted = number + EPOCH;
  const era = Math.floor(shifted / ERA_DAYS);
  const rest = shifted - era * ERA_DAYS;
  const leaps = Math.floor(rest / 1460) - Math.floor(rest / 36_524) + Math.floor(rest / 146_096);
  const ofEra = Math.floor((rest - leaps) / 365);
  const ofYear = rest - (365 * ofEra + Math.floor(ofEra / 4) - Math.floor(ofEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = ofEra + era * ERA_YEARS + (month <= 2 ? 1 : 0);
  const digits = (value: number, count: number) => String(value).padStart(count, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}
