/** Numbers as people of a language write them: 1,234.5 · 1.234,5 · 1 234,5. */
import { baseLanguage } from '#html/words.ts';

export interface NumberInText {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** The digits alone, as in a year: no group, no fraction. */
  readonly isPlain: boolean;
}

interface Signs {
  readonly decimal: string;
  /** Whether an ordinary space may stand between groups. */
  readonly groupsBySpace: boolean;
}

const EXAMPLE = 1_234_567.5;
const known = new Map<string, Signs>();

/** The signs of a language (CLDR). An unknown language writes as English does. */
function signsOf(language: string): Signs {
  const old = known.get(language);
  if (old !== undefined) return old;
  const base = baseLanguage(language);
  const tag = /^[a-z]{2,3}-[A-Z]{2}$/.test(language) ? language : base;
  const parts = new Intl.NumberFormat([tag, 'en']).formatToParts(EXAMPLE);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const signs = { decimal: sign('decimal'), groupsBySpace: /\s/.test(sign('group')) };
  known.set(language, signs);
  return signs;
}

const EDGE = '(?<![\\p{L}\\p{N}])(?<!\\p{N}[.,])';
/** Groups of three behind spaces or apostrophes, which are all the same. */
const GROUPED = (spaces: string) =>
  `\\d{1,3}([${spaces}'’])\\d{3}(?:\\1\\d{3})*(?:[.,]\\d+)?(?!\\d)`;
const MARKED = '\\d+(?:[.,]\\d+)*';
const NARROW = '\\u00a0\\u2009\\u202f';
const NUMBER = new RegExp(`${EDGE}(?:${GROUPED(NARROW)}|${MARKED})`, 'gu');
const NUMBER_WITH_SPACES = new RegExp(`${EDGE}(?:${GROUPED(`${NARROW} `)}|${MARKED})`, 'gu');

/** Longer ones are no figures, and not exact as numbers. */
const MOST_DIGITS = 15;

export function numbersIn(text: string, language: string): NumberInText[] {
  const { groupsBySpace } = signsOf(language);
  const found: NumberInText[] = [];
  for (const { 0: token, index } of text.matchAll(groupsBySpace ? NUMBER_WITH_SPACES : NUMBER)) {
    const value = numberOf(token, language);
    const end = index + token.length;
    if (value !== null) found.push({ start: index, end, value, isPlain: /^\d+$/.test(token) });
  }
  return found;
}

const SIGN = /(?:(?<![^\s([“"„«»'‘:=<>≤≥~≈])(?<!\p{N}\s)-|(?<![\p{L}\p{N}%°€$£)])−)$/u;
/** What `SIGN` looks at. */
const SIGN_WINDOW = 3;

/** Where a number at `at` begins with its minus sign. A hyphen is none: "5-10", "Covid-19", "5 -10". */
export function signedStart(text: string, at: number): { start: number; sign: 1 | -1 } {
  const isNegative = SIGN.test(text.slice(Math.max(0, at - SIGN_WINDOW), at));
  return isNegative ? { start: at - 1, sign: -1 } : { start: at, sign: 1 };
}

/** Returns the value of a written number; null for a version, date or address that only looks like one. */
export function numberOf(token: string, language: string): number | null {
  const written = token.replace(/[\s'’]/g, '');
  if (written.replace(/\D/g, '').length > MOST_DIGITS) return null;
  const at = decimalAt(written, signsOf(language).decimal, written !== token);
  const whole = at < 0 ? written : written.slice(0, at);
  if (!GROUPS.test(whole)) return null;
  const fraction = at < 0 ? '' : `.${written.slice(at + 1)}`;
  return Number(whole.replace(/\D/g, '') + fraction);
}

/** Groups of three; in India, of two behind the first three. */
const GROUPS = /^(?:\d+|\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*(?<=\d{3})))$/;
const GROUP_DIGITS = 3;

/** Where the decimal separator is; -1 for a whole number. */
function decimalAt(written: string, decimal: string, isGrouped: boolean): number {
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  if (last < 0) return -1;
  const sign = written.charAt(last);
  const isOnly = written.indexOf(sign) === last;
  const isMixed = written.includes(sign === '.' ? ',' : '.');
  if (isMixed) return isOnly ? last : -1;
  if (!isOnly) return -1;
  const before = written.slice(0, last);
  // One sign with three digits behind it is a fraction in one language and a thousand in another.
  const isUnclear =
    written.length - last - 1 === GROUP_DIGITS && before.length <= GROUP_DIGITS && before !== '0';
  return isUnclear && !isGrouped && sign !== decimal ? -1 : last;
}
