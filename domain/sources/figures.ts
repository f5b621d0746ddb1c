/** Figures of a sentence: numbers with a unit, percentages, money, large counts, and years that are a statement. */
import { baseLanguage } from '#html/words.ts';
import { magnitudeAt, unitAt, unitBefore } from './figureUnits.ts';
import { type NumberInText, numbersIn } from './numbers.ts';

export interface Figure {
  /** As written, with its unit. */
  readonly text: string;
  readonly value: number;
  /** The unit; `count` for a number of things, `in` for a year. */
  readonly unit: string;
}

/** Below, a number without a unit is a list number, a rank, or "3 ways to". */
const LEAST_COUNT = 100;
const YEARS = { first: 1500, last: 2099 };
/** Floats that were multiplied differ in the last digits. */
const EXACT_DIGITS = 12;

/** What makes a number a point in time: "in 1998". */
const IN_YEAR: Readonly<Record<string, RegExp>> = {
  de: /(?:\b(?:seit|bis|ab|von|um|vor|nach|anno|jahre?)|\bim (?:jahre? )?\p{L}*)\s$/iu,
  en: /\b(?:in|since|until|by|from|before|after|around|during)\s(?:\p{L}+\s)?$/iu,
  es: /\b(?:en|desde|hasta|de|año|antes de|después de)\s$/iu,
  fr: /(?:\b(?:en|depuis|de|dès|avant|après)|l['’]an|jusqu['’]en|année)\s$/iu,
  it: /\b(?:nel|dal|del|al|anno|fino al)\s$/iu,
  nl: /\b(?:in|sinds|tot|vanaf|jaar|voor|na)\s$/iu,
  pt: /\b(?:em|desde|até|de|ano)\s$/iu,
};

/** Of a heading, only what has a unit: it may promise "10 tips for 2026". */
export function figuresIn(text: string, language: string, isHeading = false): Figure[] {
  const numbers = numbersIn(text, language);
  return numbers.flatMap((number, at) => {
    if (isPartOfOther(text, number)) return [];
    const next = numbers[at + 1];
    const figure = figureOf(text, number, isRange(text, number, next) ? next : undefined, language);
    const isUnnamed = figure?.unit === 'count' || figure?.unit === 'in';
    return figure === null || (isHeading && isUnnamed) ? [] : [figure];
  });
}

/** 10:30, 12/03/2024, #5, a part of an address. */
function isPartOfOther(text: string, { start, end }: NumberInText): boolean {
  return (
    /[\p{L}\d][:/_@]$|#$/u.test(text.slice(0, start)) || /^[:/_@]\p{L}?\d/u.test(text.slice(end))
  );
}

/** "5–10 %": both have the unit. */
function isRange(text: string, { end }: NumberInText, next: NumberInText | undefined): boolean {
  return next !== undefined && /^\s?[–—-]\s?$/.test(text.slice(end, next.start));
}

function figureOf(
  text: string,
  number: NumberInText,
  rangeEnd: NumberInText | undefined,
  language: string,
): Figure | null {
  const before = unitBefore(text, number.start);
  const magnitude = magnitudeAt(text, (rangeEnd ?? number).end);
  const after = unitAt(text, magnitude?.end ?? (rangeEnd ?? number).end);
  const value = Number((number.value * (magnitude?.name ?? 1)).toPrecision(EXACT_DIGITS));
  const unit = before?.unit ?? after?.name ?? bareUnit(text, number, magnitude !== null, language);
  if (unit === null) return null;
  const end = after?.end ?? magnitude?.end ?? (rangeEnd ?? number).end;
  return { text: text.slice(before?.start ?? number.start, end).trim(), value, unit };
}

function bareUnit(
  text: string,
  { start, value, isPlain }: NumberInText,
  isLarge: boolean,
  language: string,
): string | null {
  if (isLarge) return 'count';
  const mayBeYear = isPlain && value >= YEARS.first && value <= YEARS.last;
  if (!mayBeYear) return value >= LEAST_COUNT ? 'count' : null;
  return IN_YEAR[baseLanguage(language)]?.test(text.slice(0, start)) === true ? 'in' : null;
}
