/** Figures of a text as a change of wording must leave them: numbers with what belongs to them, and dates with the name of their month. */
import type { Span, TextTools } from '../seo/text/textTools.ts';
import { magnitudeAt, unitAt, unitBefore } from '../sources/figureUnits.ts';
import { type CldrNames, cldrNames, NO_SPACES } from './cldrNames.ts';

export interface FigureSpan extends Span {
  /** The same for "5 kg" and "5 kilograms", and for "5 May 2020" and "May 5, 2020". */
  readonly key: string;
}

const DIGIT = '[\\p{Nd}¼½¾⅐-⅞]';
const POINTS = ".,:/’'٫٬．，：／\\u00a0\\u202f-";
/** Every number in digits, with its sign, currency or percent: also what is no figure, as a version, an address. */
const NUMBER = new RegExp(
  '(?:(?<![\\p{L}\\p{Nd}])[−-])?(?:(?:(?<!\\p{L})\\p{Lu}{1,3})?\\p{Sc} ?|[%٪])?' +
    `(?<number>(?:(?<![\\p{L}\\p{N}.,])[.,٫．])?${DIGIT}+(?:[${POINTS}]${DIGIT}+)*[⁰¹²³⁴-⁹]*)` +
    '(?: ?[%٪％‰°\\p{Sc}])?',
  'gu',
);
/** "5B", "5th": what no list knows belongs to its number too. Not where words have no spaces between them. */
const LETTERS_BEHIND = new RegExp(`(?:(?!${NO_SPACES})[\\p{L}\\p{M}])+`, 'uy');

/** Small words that are written as a unit or a magnitude of some language. */
const OTHER_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(['bin', 'mi', 'mal']),
  es: new Set(['mi', 'mes', 'md']),
  fr: new Set(['mes', 'ora']),
  it: new Set(['mi', 'ora']),
  nl: new Set(['bin']),
  pt: new Set(['mi', 'ora']),
};

/** The figures in order; none overlaps another. */
export function figuresWithin(text: string, tools: TextTools): FigureSpan[] {
  if (!/\p{L}|\p{N}/u.test(text)) return [];
  const names = cldrNames(tools);
  const dates = datesIn(text, tools, names);
  let next = 0;
  const numbers = [...text.matchAll(NUMBER)].flatMap((found) => {
    while ((dates[next]?.end ?? text.length) <= found.index) next += 1;
    const end = found.index + found[0].length;
    return (dates[next]?.start ?? text.length) < end ? [] : [numberAt(text, found, tools, names)];
  });
  return [...dates, ...numbers].sort((a, b) => a.start - b.start);
}

function numberAt(
  text: string,
  { 0: written, index, groups }: RegExpExecArray,
  tools: TextTools,
  names: CldrNames,
): FigureSpan {
  const number = groups?.['number'] ?? '';
  const at = text.indexOf(number, index);
  const before = unitBefore(text, at);
  const start = Math.min(index, before?.start ?? index);
  const from = at + number.length;
  const behind = measureBehind(text, from, { tools, names, isMoney: before?.isMoney === true });
  const letters = behind === null ? lettersAt(text, from) : null;
  const end = behind?.end ?? letters ?? Math.max(from, index + written.length);
  // The currency that stands in front of the number, or its sign behind it, is the unit; a letter in front ("A$") makes another.
  const sign = /^[−-]/.test(written) ? '-' : '';
  const front = before?.unit ?? text.slice(index, at).replace(/^[−-]/, '').trim();
  const isOther = /\p{L}/u.test(text.slice(index, at)) && !/US\$/.test(text.slice(index, at));
  const unit = isOther ? text.slice(index, at).trim() : front;
  const rest = behind?.keys ?? [text.slice(from, end).trim()];
  const parts = [unit, ...rest].filter((part) => part !== '').sort();
  return { start, end, key: [sign + number.replace(/[\u00a0\u202f]/g, ' '), ...parts].join(' ') };
}

function lettersAt(text: string, from: number): number | null {
  LETTERS_BEHIND.lastIndex = from;
  return LETTERS_BEHIND.test(text) ? LETTERS_BEHIND.lastIndex : null;
}

interface Behind {
  readonly tools: TextTools;
  readonly names: CldrNames;
  readonly isMoney: boolean;
}

interface Measure {
  readonly keys: readonly string[];
  readonly end: number;
}

/** The magnitude and the unit behind a number. */
function measureBehind(
  text: string,
  from: number,
  { tools, names, isMoney }: Behind,
): Measure | null {
  const { language } = tools;
  const accepted = (
    found: { readonly name: number | string; readonly end: number } | null,
    at = from,
  ) => (found !== null && !isOtherWord(text, at, found.end, tools) ? found : null);
  const magnitude = longer(
    accepted(magnitudeAt(text, from, { language, isMoney })),
    accepted(names.magnitudeAt(text, from)),
  );
  const at = magnitude?.end ?? from;
  const unit = longer(accepted(unitAt(text, at), at), accepted(names.unitAt(text, at), at));
  if (magnitude === null && unit === null) return null;
  const keys = [
    ...(magnitude ? [`×${magnitude.name}`] : []),
    ...(unit ? [keyOf(text, at, unit)] : []),
  ];
  return { keys, end: unit?.end ?? at };
}

interface Found {
  readonly name: number | string;
  readonly end: number;
}

const longer = (one: Found | null, other: Found | null): Found | null =>
  (other?.end ?? 0) > (one?.end ?? 0) ? other : one;

/** A symbol counts as it is written: "MW" is not "mW", and "5G" not "5 g". */
function keyOf(text: string, at: number, { name, end }: Found): string {
  const written = text.slice(at, end).replace(/^[\s-]+/u, '');
  return written.toLowerCase() === String(name).toLowerCase() ? written : String(name);
}

/** "In 2020 mi empresa", "en 2020 l’entreprise": a word that only looks like a unit. */
function isOtherWord(text: string, from: number, end: number, tools: TextTools): boolean {
  const word = text.slice(from, end).replace(/^[\s-]+/u, '');
  const isElided = /^['’]\p{L}/u.test(text.slice(end, end + 2));
  return isElided || OTHER_WORDS[tools.language]?.has(word.toLowerCase()) === true;
}

/** A month with its day, its year or both; where the name of a month is no name because it is large, also the month alone. */
function datesIn(text: string, tools: TextTools, names: CldrNames): FigureSpan[] {
  if (names.dates === null) return [];
  return [...text.matchAll(names.dates)].flatMap((found): FigureSpan[] => {
    const { index, groups = {} } = found;
    const { month = '', first, second, year, yearAlone } = groups;
    const isWhole = !isOfOther(text, found, { tools, names, isMoney: false });
    const day = first ?? (isWhole ? second : undefined) ?? '';
    const of = (isWhole ? (yearAlone ?? year) : undefined) ?? '';
    if (day + of === '' && !names.isMonthAlone(month)) return [];
    const end = isWhole ? index + found[0].length : text.indexOf(month, index) + month.length;
    return [{ start: index, end, key: `${of}/${names.monthOf(month)}/${day}` }];
  });
}

/** Whether the number behind a month belongs to what follows: "In May, 12 euros were paid", "on 3 May, 12 people came". */
function isOfOther(
  text: string,
  { 0: { length }, index, groups = {} }: RegExpExecArray,
  behind: Behind,
): boolean {
  const { first, second, yearAlone } = groups;
  if (first !== undefined && second !== undefined) return true;
  const hasNumber = (second ?? yearAlone) !== undefined;
  return hasNumber && measureBehind(text, index + length, behind) !== null;
}
