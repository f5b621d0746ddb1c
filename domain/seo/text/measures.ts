/** One term for one measure, however it is written: "£250" and "250 pounds", "50C" and "50 °C", "5 kW" and "5kW". */
import type { TextTools, Token } from './textTools.ts';

interface Words {
  readonly text: string;
  /** Of the text, in order. */
  readonly tokens: readonly Token[];
  /** Of each token. */
  readonly plain: readonly string[];
  readonly stems: readonly string[];
}

/** Stands at the place of a word that is part of the measure behind it. */
const PART = '';

const NUMBER = /^\p{N}/u;
const NUMBER_AND_UNIT = /^(\p{N}[\p{N}.,]*)(\p{L}+)$/u;
const SIGNS = '£€$%°';
const GAP = /^[\s\u00ad-]*$/u;
/** A word by itself names a unit; a letter does not. */
const WORD_LEAST = 3;

/** "12,000" is 12000, and "2,5" is 2.5. */
const amountOf = (number: string): string =>
  number.replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, '').replace(',', '.');

/**
 * The stems, where those of a measure are one: its number and unit at the place of its last word, and "" at the others. The same
 * array where there is none.
 */
export function measuredStems(
  words: Words,
  { unitOf }: Pick<TextTools, 'unitOf'>,
): readonly string[] {
  let made: string[] | null = null;
  const put = (at: number, stem: string) => {
    made ??= [...words.stems];
    made[at] = stem;
  };
  let at = 0;
  while (at < words.tokens.length) {
    const measure = measureAt(words, at, unitOf);
    const last = measure?.last ?? at;
    for (let part = at; part < last; part += 1) put(part, PART);
    if (measure !== null) put(last, measure.stem);
    at = last + 1;
  }
  return made ?? words.stems;
}

interface Measure {
  readonly stem: string;
  /** The place of its last word. */
  readonly last: number;
}

function measureAt(words: Words, at: number, unitOf: TextTools['unitOf']): Measure | null {
  const plain = words.plain[at] ?? '';
  if (NUMBER.test(plain)) return amountAt(words, at, unitOf);
  const unit = plain.length >= WORD_LEAST ? unitOf(plain) : null;
  return unit === null ? null : { stem: unit, last: at };
}

function amountAt(words: Words, at: number, unitOf: TextTools['unitOf']): Measure | null {
  const plain = words.plain[at] ?? '';
  const [, number = '', letters = ''] = NUMBER_AND_UNIT.exec(plain) ?? [];
  const own = letters === '' ? null : unitOf(letters);
  if (own !== null) return { stem: amountOf(number) + own, last: at };
  const amount = amountOf(plain);
  const sign = signAt(words, at);
  if (sign !== null && sign !== '°') return { stem: amount + sign, last: at };
  const named = unitBehind(words, at, sign ?? '', unitOf);
  if (named !== null) return { stem: amount + named.unit, last: named.last };
  return sign === null ? null : { stem: amount + sign, last: at };
}

/** Next to a number, with a space or without. */
function signAt({ text, tokens }: Words, at: number): string | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const before =
    text
      .slice(tokens[at - 1]?.end ?? 0, token.start)
      .trimEnd()
      .at(-1) ?? '';
  const behind =
    text
      .slice(token.end, tokens[at + 1]?.start)
      .trimStart()
      .at(0) ?? '';
  const isSign = (sign: string) => sign !== '' && SIGNS.includes(sign);
  if (isSign(behind)) return behind;
  return isSign(before) && before !== '%' && before !== '°' ? before : null;
}

/** The unit that the next word names, or the next two; with a degree its scale. */
function unitBehind(
  { text, tokens, plain }: Words,
  at: number,
  sign: '' | '°',
  unitOf: TextTools['unitOf'],
): { readonly unit: string; readonly last: number } | null {
  const isNear = (next: number) => {
    const gap = text.slice(tokens[next - 1]?.end, tokens[next]?.start);
    return tokens[next] !== undefined && GAP.test(next === at + 1 ? gap.replace(sign, '') : gap);
  };
  if (!isNear(at + 1)) return null;
  const [first = '', second = ''] = [plain[at + 1], isNear(at + 2) ? plain[at + 2] : ''];
  const both = unitOf(`${first} ${second}`);
  if (both !== null) return { unit: both, last: at + 2 };
  const unit = unitOf(first);
  if (unit === null || (sign === '°' && !unit.startsWith('°'))) return null;
  const scale = unit === '°' && sign === '' ? unitOf(second) : null;
  return scale?.startsWith('°') ? { unit: scale, last: at + 2 } : { unit, last: at + 1 };
}

/** Of the words of a term; measures are one stem each. */
export function termStemsOf(term: string, tools: TextTools): string[] {
  const tokens = tools.tokens(term);
  if (tokens.length === 0) return [...term].filter((sign) => SIGNS.includes(sign)).slice(0, 1);
  const words = tokens.map(({ word }) => word);
  const plain = words.map(tools.plainWord);
  const stems = words.map(tools.stem);
  return measuredStems({ text: term, tokens, plain, stems }, tools).filter((stem) => stem !== PART);
}

/** The unit of a measure, which a term can be by itself; null if the stem is no measure. */
export const unitOfStem = (stem: string): string | null =>
  NUMBER.test(stem) ? (UNIT.exec(stem)?.[0] ?? null) : null;

const UNIT = /[^\p{N}.,\s]+$/u;
