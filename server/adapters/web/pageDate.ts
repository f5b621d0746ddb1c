/** Days and times as pages write them. What may be two days is none. */

const MOST_CHARS = 60;
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** As ISO 8601; null if it is no day, or which one is not known. A time without a zone is taken for UTC. */
export function pageDate(said: string): string | null {
  const text = said.trim();
  if (text.length > MOST_CHARS) return null;
  const found = yearFirst(text) ?? yearLast(text) ?? inEnglish(text);
  return found === null ? null : isoOf(found);
}

interface Found {
  readonly year: string;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** What follows. */
  readonly rest: string;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(.*)$/;

function yearFirst(text: string): Found | null {
  const [, year = '', month, day, rest = ''] = YEAR_FIRST.exec(text) ?? [];
  return year === '' ? null : { year, month: Number(month), day: Number(day), rest };
}

const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)(.*)$/;

/** A point stands behind the day. Elsewhere some write the month first, so one of the two must be no month. */
function yearLast(text: string): Found | null {
  const [, first, sign, second, year = '', rest = ''] = YEAR_LAST.exec(text) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (sign === '.' || one > MONTHS.length || one === other)
    return { year, month: other, day: one, rest };
  return other > MONTHS.length ? { year, month: one, day: other, rest } : null;
}

const DAY_NAME = /^[a-z]{3,9}(?:,|\.,?)? (?=[a-z]{3,9}\.? \d|\d)/i;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})(?!\d)(.*)$/i;
const MONTH_DAY = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)(.*)$/i;

function inEnglish(text: string): Found | null {
  const date = MONTH_DAY.test(text) ? text : text.replace(DAY_NAME, '');
  const [, day, name = '', year = '', rest = ''] = DAY_MONTH.exec(date) ?? dayFirst(date);
  const month = MONTHS.findIndex((one) => one.startsWith(name.toLowerCase())) + 1;
  return year === '' ? null : { year, month, day: Number(day), rest };
}

function dayFirst(date: string): (string | undefined)[] {
  const [all, name, day, year, rest] = MONTH_DAY.exec(date) ?? [];
  return [all, day, name, year, rest];
}

const TIME =
  /^[T\s,]{1,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/** A day that no month has is none. */
function isoOf({ year, month, day, rest }: Found): string | null {
  const time = TIME.exec(rest);
  if (time === null && rest !== '') return null;
  const [, hour = '0', minute = '00', second = '00', zone = 'Z'] = time ?? [];
  const date = `${year}-${two(month)}-${two(day)}`;
  const at = Date.parse(`${date}T${two(hour)}:${minute}:${second}${offsetOf(zone)}`);
  const isThere = new Date(`${date}T00:00:00Z`).getUTCDate() === day;
  return Number.isNaN(at) || !isThere ? null : new Date(at).toISOString();
}

const two = (number: number | string): string => String(number).padStart(2, '0');

const offsetOf = (zone: string): string =>
  /^[a-z]/i.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2');
