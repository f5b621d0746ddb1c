/** Money, numbers and dates that are written as people of another place do. */
import type { Found } from '../humanizer/edits.ts';
import { numberOf } from '../sources/numbers.ts';
import type { Conventions } from './conventions.ts';

/** Which currencies a sign may stand for. A sign of several is foreign only if none of them is that of the place. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY CNY',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  zł: 'PLN',
  Kč: 'CZK',
  kr: 'SEK NOK DKK',
  $: 'USD CAD AUD NZD SGD MXN ARS CLP COP',
};
const CODES = [...new Set(Object.values(SIGNS).flatMap((codes) => codes.split(' '))), 'CHF', 'BRL'];
/** Signs and codes, as a part of a pattern. */
export const CURRENCIES = `(?<!\\p{L})(?:${CODES.join('|')})|[$€£¥₹₽₺]`;
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<code>${CODES.join('|')})|(?<sign>[$€£¥₹₽₺])) ?\\d[\\d.,’']*|(?<![\\p{L}\\p{N}.,])\\d[\\d.,’']* ?(?:(?<codeBehind>${CODES.join('|')})(?![\\p{L}])|(?<signBehind>[$€£¥₹₽₺]|zł|Kč|kr)(?![\\p{L}]))`,
  'gu',
);

/** Sums in another currency than that of the place: pointed out, never converted, because a rate is of one day. */
export function foreignMoney(text: string, { currency }: Conventions): Found[] {
  if (currency === null) return [];
  return [...text.matchAll(MONEY)]
    .filter(({ groups = {} }) => {
      const code = groups['code'] ?? groups['codeBehind'];
      const sign = groups['sign'] ?? groups['signBehind'] ?? '';
      const possible = code === undefined ? (SIGNS[sign] ?? '').split(' ') : [code];
      return !possible.includes(currency);
    })
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length, now: null }));
}

const WITH_SIGN =
  /(?<![\p{L}\p{N}.,/:-])\d{1,3}(?:[.,’'\u00a0\u202f]\d{3})*(?:[.,]\d+)?(?![\p{L}\p{N}]|[.,/:-]\d)/gu;
/** One sign with three digits behind it is a fraction here and a thousand there: nobody but a person knows. */
const UNCLEAR = /^\d{1,3}[.,]\d{3}$/;
/** Nothing to write otherwise; or a fraction of zeros, as in a version. */
const PLAIN = /^\d+(?:[.,]0+)?$/;
/** "Node 22.10", "section 3.2": behind a name, or what is counted in parts, it may be no number. */
const NAMED_BEFORE =
  /(?:\p{Lu}[^\s,;:!?]*|(?<!\p{L})(?:section|version|chapter|figure|table|part|release|step|clause|level|type)s?|§) ?$/u;
const NAME_CHARS = 32;
const ONE_SIGN = /^\d+[.,]\d+$/;

/** Numbers with a decimal or thousands separator of another place. What may be a version or a section is only pointed out. */
export const foreignNumbers = (text: string, language: string, { locale }: Conventions): Found[] =>
  [...text.matchAll(WITH_SIGN)].flatMap(({ 0: token, index }): Found[] => {
    const value = PLAIN.test(token) || UNCLEAR.test(token) ? null : numberOf(token, language);
    if (value === null) return [];
    const now = written(value, token, locale);
    const isSame = withoutVariants(now) === withoutVariants(token);
    if (isSame) return [];
    const before = text.slice(Math.max(0, index - NAME_CHARS), index);
    const isNamed = ONE_SIGN.test(token) && NAMED_BEFORE.test(before);
    return [{ start: index, end: index + token.length, now: isNamed ? null : now }];
  });

const withoutVariants = (token: string): string =>
  token.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

/** With as many digits behind the decimal separator, and grouped if it was. */
function written(value: number, token: string, locale: string): string {
  const fraction =
    value === 0 ? 0 : Math.round(Math.log10(Number(token.replace(/\D/g, '')) / value));
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    useGrouping: /\d[.,’'\u00a0\u202f]\d{3}(?!\d)/u.test(token),
    numberingSystem: 'latn',
  }).format(value);
}

const IN_DIGITS = /(?<![\p{L}\p{N}/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?![\p{L}\p{N}/-]|\.\d)/gu;
const MOST_MONTH = 12;
const MOST_DAY = 31;

/** Dates in digits whose order is another one; a date that may be both is pointed out. */
export const foreignDates = (text: string, conventions: Conventions): Found[] =>
  [...text.matchAll(IN_DIGITS)].flatMap(
    ({ 0: { length }, 1: first = '', 3: second = '', 4: year = '', index }): Found[] => {
      const now = localDate(first, second, year, conventions);
      return now === undefined ? [] : [{ start: index, end: index + length, now }];
    },
  );

/** Null: it may be read both ways. Undefined: it is no date, or is as people there write it. */
function localDate(
  first: string,
  second: string,
  year: string,
  conventions: Conventions,
): string | null | undefined {
  const [one, other] = [Number(first), Number(second)];
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  if (least === 0 || least > MOST_MONTH || most > MOST_DAY || one === other) return undefined;
  if (most <= MOST_MONTH) return null;
  const isDayFirst = one > MOST_MONTH;
  if (conventions.dateOrder === (isDayFirst ? 'dmy' : 'mdy')) return undefined;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return dateOf({ day, month, year }, conventions);
}

type Parts = Readonly<Record<'day' | 'month' | 'year', string>>;

const dateOf = ({ day, month, year }: Parts, { dateOrder, dateSign }: Conventions): string => {
  const two = (part: string) => part.padStart(2, '0');
  if (dateOrder === 'ymd') return `${year}-${two(month)}-${two(day)}`;
  return (dateOrder === 'dmy' ? [day, month, year] : [month, day, year]).join(dateSign);
};

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTH_FIRST = new RegExp(`\\b(${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?, (\\d{4})\\b`, 'gu');
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS}) (\\d{4})\\b`, 'gu');

/** English dates with the month in words: "May 3, 2026" in America, "3 May 2026" elsewhere. */
export function foreignWordDates(
  text: string,
  language: string,
  { dateOrder }: Conventions,
): Found[] {
  if (!/^en\b/.test(language)) return [];
  const isAmerican = dateOrder === 'mdy';
  const found = [...text.matchAll(isAmerican ? DAY_FIRST : MONTH_FIRST)];
  return found.map(({ 0: { length }, 1: one = '', 2: other = '', 3: year = '', index }) => ({
    start: index,
    end: index + length,
    now: isAmerican ? `${other} ${one}, ${year}` : `${other} ${one} ${year}`,
  }));
}
