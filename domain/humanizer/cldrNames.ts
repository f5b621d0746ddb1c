/** What a language calls its months, units and magnitudes (CLDR), for texts in which they must stay as they are. */
import type { TextTools } from '../seo/text/textTools.ts';

interface Found<T> {
  readonly name: T;
  readonly end: number;
}

export interface CldrNames {
  /** Groups: month, first (a day in front), second (a day behind), year, yearAlone (without one). Null: the language counts its months. */
  readonly dates: RegExp | null;
  /** 1 to 12. */
  monthOf(written: string): number;
  /** Whether a month that no number stands beside is surely one. */
  isMonthAlone(written: string): boolean;
  magnitudeAt(text: string, from: number): Found<number> | null;
  unitAt(text: string, from: number): Found<string> | null;
}

/** Scripts whose words have no spaces between them, or, as in Korean, endings that are no part of a unit. */
export const NO_SPACES =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';

/** Behind a number, beside those of CLDR: unit → how it is written. */
const FURTHER_UNITS: readonly (readonly [unit: string, written: string])[] = [
  ['mile-per-hour', 'mph|miles per hour'],
  ['square-foot', 'square feet|square foot|sq ft'],
  ['foot', 'foot|feet'],
  ['decade', 'decade|decades'],
  ['century', 'century|centuries'],
  ['basis-point', 'bp|bps|basis points'],
  ['quarter', 'quarter|quarters'],
  ['V', 'V|kV|mV'],
  ['A', 'mA|mAh|Ah'],
  ['Hz', 'Hz|kHz|MHz|GHz'],
  ['bit/s', 'kbps|Mbps|Gbps|kbit/s|Mbit/s|Gbit/s'],
  ['J', 'J|kJ|MJ'],
  ['GW', 'GW|GWh|TW|TWh'],
  ['µg', 'µg|μg|mcg'],
  ['px', 'px|pixel|pixels'],
  ['dB', 'dB'],
  ['ppm', 'ppm|ppb'],
  ['RUB', 'руб|руб.'],
  ['km', 'キロ'],
  ['JPY', '円|日元|엔'],
  ['CNY', '元|人民币'],
  ['KRW', '원'],
  ['THB', 'บาท'],
  ['USD', 'ドル|美元|달러|دولار|دولارات|डॉलर'],
  ['EUR', 'ユーロ|欧元|유로|يورو|यूरो'],
  ['INR', 'रुपये|रुपए|रुपया'],
  ['percent', 'パーセント|퍼센트|بالمئة|بالمائة|प्रतिशत|फ़ीसदी|เปอร์เซ็นต์'],
  ['year', '年|년'],
  ['month-of-year', '月|월'],
  ['day', '日|일'],
  ['hour', '時|时|點|点|시'],
  ['minute', '分|분'],
  ['second', '秒|초'],
];
const FURTHER_MAGNITUDES: readonly (readonly [factor: number, written: string])[] = [
  [1e5, 'lakh'],
  [1e5, 'lakhs'],
  [1e7, 'crore'],
  [1e7, 'crores'],
  [100, 'hundred'],
  [12, 'dozen'],
];
const UNIT_FORMS = ['long', 'short', 'narrow'] as const;
/** One, few, many and a fraction: the forms of a word beside them differ. */
const COUNTS = [1, 2, 3, 5, 11, 21, 1.5];

const known = new Map<string, CldrNames>();

/** Of a base language; made once. */
export function cldrNames({ language, isStopWord }: TextTools): CldrNames {
  const old = known.get(language);
  if (old !== undefined) return old;
  const months = monthsOf(language);
  const made: CldrNames = {
    dates: datesOf([...months.keys()]),
    monthOf: (written) => months.get(written)?.number ?? 0,
    // In English it is a name within a sentence, and "May" or "March" at its start may be none.
    isMonthAlone: (written) => language !== 'en' && months.get(written)?.isLong === true,
    magnitudeAt: finderOf(magnitudesOf(language)),
    unitAt: finderOf(unitsOf(language, isStopWord)),
  };
  known.set(language, made);
  return made;
}

interface Month {
  readonly number: number;
  readonly isLong: boolean;
}

const MONTHS = 12;
/** 15 January 2001; as many times the length of a month later, it is the middle of another one. */
const JANUARY_MS = 979_516_800_000;
const MONTH_MS = 2_629_800_000;
const MONTH_FORMS = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
  { month: 'short', day: 'numeric' },
] as const;

/** As they are written, also at the start of a sentence; those beside a day may have a case of their own. */
function monthsOf(language: string): Map<string, Month> {
  const all = MONTH_FORMS.flatMap((form) => {
    const isLong = form.month === 'long';
    return monthNames(language, form).flatMap((name, at) =>
      [name, large(name, language)].map(
        (written) => [written, { number: at + 1, isLong }] as const,
      ),
    );
  });
  // The first of two counts: a long form that is also the short one is long.
  return new Map(all.filter(([written]) => /^\p{L}[\p{L}\p{M}]{2,}$/u.test(written)).toReversed());
}

function monthNames(language: string, form: Intl.DateTimeFormatOptions): string[] {
  const options = { ...form, timeZone: 'UTC', calendar: 'gregory' };
  const format = new Intl.DateTimeFormat([language, 'en'], options);
  return Array.from({ length: MONTHS }, (_, at) => {
    const parts = format.formatToParts(JANUARY_MS + at * MONTH_MS);
    return parts.find(({ type }) => type === 'month')?.value.replace(/\.$/, '') ?? '';
  });
}

const large = (word: string, language: string): string =>
  word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

function datesOf(months: readonly string[]): RegExp | null {
  if (months.length === 0) return null;
  const join = "[\\s,.-]{0,2}(?:(?:de|del|di|of|the) |d['’])?";
  const day = (name: string) =>
    `(?<${name}>\\p{Nd}{1,2})(?!\\p{Nd})(?:(?:st|nd|rd|th|er|re|-?го|-?е)(?!\\p{L})|[ºª°])?`;
  const year = (name: string) => `(?<${name}>\\p{Nd}{4})(?!\\p{Nd})`;
  const behind = `\\.?${join}(?:${day('second')}(?:${join}${year('year')})?|${year('yearAlone')})`;
  return new RegExp(
    `(?:(?<![\\p{N}.,])${day('first')}${join})?(?<!\\p{L})(?<month>${alternatives(months)})${NO_LETTER_BEHIND}(?:${behind})?`,
    'gu',
  );
}

/** A word ends where it ends; where words have no spaces between them, anywhere. */
const NO_LETTER_BEHIND = `(?:(?<=${NO_SPACES})|(?![\\p{L}\\p{M}\\p{N}]))`;
const alternatives = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');

function magnitudesOf(language: string): Map<string, number> {
  const all = new Map(FURTHER_MAGNITUDES.map(([factor, name]) => [name, factor]));
  for (const compactDisplay of ['long', 'short'] as const) {
    const format = new Intl.NumberFormat([language, 'en'], {
      notation: 'compact',
      compactDisplay,
      numberingSystem: 'latn',
      useGrouping: false,
    });
    for (let power = 3; power <= 14; power += 1)
      for (const count of [1, 2, 5]) {
        const parts = format.formatToParts(count * 10 ** power);
        const shown = Number(parts.find(({ type }) => type === 'integer')?.value);
        const name = parts.find(({ type }) => type === 'compact')?.value.trim();
        if (name && shown > 0) all.set(name, (count * 10 ** power) / shown);
      }
  }
  return all;
}

function unitsOf(language: string, isStopWord: TextTools['isStopWord']): Map<string, string> {
  const all = Intl.supportedValuesOf('unit').flatMap((unit) =>
    UNIT_FORMS.flatMap((unitDisplay) => {
      const names = unitNames(language, { style: 'unit', unit, unitDisplay });
      // "5 in a year": a short form may be another word.
      const own = unitDisplay === 'long' ? names : names.filter((name) => !isStopWord(name));
      return own.map((name) => [name, unit] as const);
    }),
  );
  const further = FURTHER_UNITS.flatMap(([unit, written]) =>
    written.split('|').map((name) => [name, /\p{Lu}/u.test(name) ? name : unit] as const),
  );
  return new Map([...further, ...all.toReversed()]);
}

function unitNames(language: string, options: Intl.NumberFormatOptions): string[] {
  const format = new Intl.NumberFormat([language, 'en'], options);
  const names = COUNTS.flatMap((count) =>
    format.formatToParts(count).filter(({ type }) => type === 'unit'),
  );
  return [...new Set(names.map(({ value }) => value.trim()))].filter((name) => name !== '');
}

/** Finds the longest of the names at a position, also behind a space or a hyphen. Case counts where two names differ by it. */
function finderOf<T>(names: ReadonlyMap<string, T>): CldrFinder<T> {
  if (names.size === 0) return () => null;
  const pattern = new RegExp(
    `[\\s-]?(${alternatives([...names.keys()])})${NO_LETTER_BEHIND}`,
    'iuy',
  );
  const inLowerCase = new Map([...names].map(([name, value]) => [name.toLowerCase(), value]));
  return (text, from) => {
    pattern.lastIndex = from;
    const written = pattern.exec(text)?.[1];
    if (written === undefined) return null;
    const name = names.get(written) ?? inLowerCase.get(written.toLowerCase());
    return name === undefined ? null : { name, end: pattern.lastIndex };
  };
}

type CldrFinder<T> = (text: string, from: number) => Found<T> | null;
