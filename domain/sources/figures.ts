/** Figures of a sentence: numbers with a unit, percentages, money, large counts, and years that are a statement. */
import { baseLanguage } from '#html/words.ts';
import { magnitudeAt, unitAt, unitBefore } from './figureUnits.ts';
import { type NumberInText, numbersIn, signedStart } from './numbers.ts';

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
/** How far the text beside a number is looked at: its whole length, for each number, would take long. */
const EDGE_CHARS = 3;
const RANGE_CHARS = 4;
const YEAR_CHARS = 60;
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
    const [last, next] = [numbers[at - 1], numbers[at + 1]];
    const rangeStart = isRange(text, last, number) ? last : undefined;
    const rangeEnd = isRange(text, number, next) ? next : undefined;
    const figure = figureOf(text, number, { rangeStart, rangeEnd, language });
    const isUnnamed = figure?.unit === 'count' || figure?.unit === 'in';
    return figure === null || (isHeading && isUnnamed) ? [] : [figure];
  });
}

/** 10:30, 12/03/2024, #5, a part of an address. */
function isPartOfOther(text: string, { start, end }: NumberInText): boolean {
  const before = text.slice(Math.max(0, start - EDGE_CHARS), start);
  return (
    /[\p{L}\d][:/_@]$|#$/u.test(before) ||
    /^[:/_@]\p{L}?\d/u.test(text.slice(end, end + EDGE_CHARS))
  );
}

/** "5–10 %": both have the unit. */
function isRange(text: string, one?: NumberInText, next?: NumberInText): boolean {
  if (one === undefined || next === undefined) return false;
  const { end } = one;
  return /^\s?[–—-]\s?$/.test(text.slice(end, Math.min(next.start, end + RANGE_CHARS)));
}

interface Around {
  readonly rangeStart: NumberInText | undefined;
  readonly rangeEnd: NumberInText | undefined;
  readonly language: string;
}

function figureOf(
  text: string,
  number: NumberInText,
  { rangeStart, rangeEnd, language }: Around,
): Figure | null {
  const before = unitBefore(text, number.start);
  const ofRange = before ?? (rangeStart === undefined ? null : unitBefore(text, rangeStart.start));
  const numberEnd = (rangeEnd ?? number).end;
  const isMoney = ofRange?.isMoney === true;
  const magnitude = magnitudeAt(text, numberEnd, { language, isMoney });
  const { name: factor, end: magnitudeEnd } = magnitude ?? { name: 1, end: numberEnd };
  const after = unitAt(text, magnitudeEnd);
  const named = before?.unit ?? after?.name ?? ofRange?.unit;
  const unit = named ?? bareUnit(text, number, magnitude !== null, language);
  if (unit === null) return null;
  const { start, sign } = signedStart(text, before?.start ?? number.start);
  return {
    text: text.slice(start, after?.end ?? magnitudeEnd).trim(),
    value: Number((sign * number.value * factor).toPrecision(EXACT_DIGITS)),
    unit,
  };
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
  const before = text.slice(Math.max(0, start - YEAR_CHARS), start);
  return IN_YEAR[baseLanguage(language)]?.test(before) === true ? 'in' : null;
}
