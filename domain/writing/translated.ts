/** Whether a translation says what its original says: its figures, its links and what has no translation. */
import { escapeText } from '#html/escape.ts';
import { tokensOf } from '#html/tokens.ts';
import { numbersIn } from '../sources/numbers.ts';
import { htmlOf, type Segment, withoutMarks } from './segments.ts';

/** BCP 47. */
export interface Languages {
  readonly from: string;
  readonly to: string;
}

/** A text in the other language. */
export interface Translated {
  /** HTML in place of the segment. */
  readonly html: string;
  /** What the reader has to compare with the original, as the original has it; empty if all of it is there. */
  readonly doubtful: readonly string[];
}

/** A number up to this may have been a word: "two" and "2". */
const LARGEST_WORD = 12;
/** A longer answer is more than a translation. */
const MOST_TIMES_AS_LONG = 4;
const SLACK_CHARS = 200;

/** Returns null for an answer that is no translation at all. */
export function translatedOf(
  segment: Segment,
  answer: string,
  languages: Languages,
): Translated | null {
  const text = answer.trim();
  const isEmpty = withoutMarks(text).trim() === '';
  if (isEmpty || text.length > segment.text.length * MOST_TIMES_AS_LONG + SLACK_CHARS) return null;
  const figures = changedFigures(withoutMarks(segment.text), withoutMarks(text), languages);
  const html = htmlOf(segment, text) ?? htmlOf(segment, text, ({ isKept }) => isKept);
  if (html !== null) return { html, doubtful: figures };
  // Nothing that has an address or is no language gets lost: it stands at the end.
  const kept = segment.marks.filter(({ isKept }) => isKept).map(({ whole }) => whole);
  const plain = escapeText(withoutMarks(text));
  return { html: [plain, ...kept].join(' '), doubtful: [...figures, ...kept.map(withoutTags)] };
}

/** The original in place of a translation that no model could make. */
export const untranslated = (segment: Segment): Translated => ({
  html: htmlOf(segment, segment.text) ?? '',
  doubtful: [shortened(withoutMarks(segment.text))],
});

const SHOWN_CHARS = 80;
const shortened = (text: string): string =>
  text.length <= SHOWN_CHARS ? text : `${text.slice(0, SHOWN_CHARS).toWellFormed()}…`;

const withoutTags = (html: string): string =>
  shortened(
    tokensOf(html)
      .map(({ name, html: own }) => (name === '' ? own : ''))
      .join(''),
  );

/**
 * The figures of the original that the translation does not have, as they are written; and those that it alone has,
 * unless they may stand for a word.
 */
export function changedFigures(original: string, text: string, { from, to }: Languages): string[] {
  const left = new Map<number, string[]>();
  for (const { value, written } of figuresOf(text, to)) {
    const known = left.get(value);
    if (known === undefined) left.set(value, [written]);
    else known.push(written);
  }
  const missing = figuresOf(original, from).filter(
    ({ value }) => left.get(value)?.pop() === undefined,
  );
  const added = [...left].flatMap(([value, written]) => (value > LARGEST_WORD ? written : []));
  return [...new Set([...missing.map(({ written }) => written), ...added])];
}

interface Figure {
  readonly value: number;
  readonly written: string;
}

/** Numbers as the language writes them; the digits of dates, versions and names one by one. */
function figuresOf(source: string, language: string): Figure[] {
  const text = withPlainDigits(source);
  const numbers = numbersIn(text, language);
  const starts = [0, ...numbers.map(({ end }) => end)];
  const rest = starts.map((start, at) => text.slice(start, numbers[at]?.start)).join(' ');
  return [
    ...numbers.map(({ value, start, end }) => ({ value, written: text.slice(start, end) })),
    ...[...rest.matchAll(/\d+/g)].map(([written]) => ({ value: Number(written), written })),
  ];
}

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGITS = 10;

/** In each script, ten digits stand one behind the other. */
const withPlainDigits = (text: string): string =>
  text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < DIGITS - 1 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
