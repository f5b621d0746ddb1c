/** What the pages in the results of a search are called there. They are data to compare with, and never taken over. */
import type { Competitor } from '#contract/competitorsCollector.schema.ts';
import { collapsed } from '#html/text.ts';
import type { ResultPage, ResultTexts, TermsBeside } from '../writing/resultTexts.ts';
import type { Competition, WantedTerm } from './competition.ts';
import type { TextTools } from './textTools.ts';
import { usualRangeOf } from './usualRange.ts';

type Known = Pick<Competitor, 'url' | 'title' | 'state' | 'sketch'>;

/** The pages that were read and say what they are called. */
export const resultPagesOf = (pages: readonly Known[], ignored: readonly string[]): ResultPage[] =>
  pages
    .filter(({ url, state }) => state === 'read' && !ignored.includes(url))
    .map(({ url, title, sketch }) => ({
      url,
      title: title === '' ? null : { text: title, chars: title.length },
      description: sketch?.description ?? null,
    }))
    .filter(({ title, description }) => title !== null || description !== null);

const TERMS_MOST = 12;
const LEAST_TITLES = 2;

/** The terms that the titles share, then those that most pages use. */
export function resultTextsOf(
  pages: readonly ResultPage[],
  { terms }: Pick<Competition, 'terms'>,
  tools: TextTools,
): ResultTexts {
  const titles = pages.map(({ title }) => stemsOf(title?.text ?? '', tools));
  const counted = terms.map((term) => ({
    term,
    titles: titles.filter((stems) => hasTerm(stems, term)).length,
  }));
  const wanted = counted
    .filter((one) => one.titles >= LEAST_TITLES || one.term.tier === 'must')
    .toSorted((one, other) => other.titles - one.titles)
    .slice(0, TERMS_MOST);
  return { pages, terms: wanted.map(({ term: { term, stems } }) => ({ term, stems })) };
}

export const stemsOf = (text: string, tools: TextTools): string[] =>
  tools.words(text).map((word) => tools.stem(word));

const hasTerm = (stems: readonly string[], term: Pick<WantedTerm, 'stems'>): boolean =>
  stems.some((_, from) => term.stems.every((stem, at) => stems[from + at] === stem));

/** Of those that it lacks, the first ones. */
const LACKS_MOST = 3;

export function termsBeside(text: string, { terms }: ResultTexts, tools: TextTools): TermsBeside {
  const stems = stemsOf(text, tools);
  const isThere = (term: Pick<WantedTerm, 'stems'>) => hasTerm(stems, term);
  const named = (some: ResultTexts['terms']) => withoutParts(some).map(({ term }) => term);
  const lacking = terms.filter((term) => !isThere(term));
  return { has: named(terms.filter(isThere)), lacks: named(lacking).slice(0, LACKS_MOST) };
}

/** Where "moka pot" is named, "pot" says nothing more. */
const withoutParts = (terms: ResultTexts['terms']): ResultTexts['terms'] =>
  terms.filter(
    (term) => !terms.some(({ stems }) => stems.length > term.stems.length && hasTerm(stems, term)),
  );

/** How the results are usually titled or described. */
export interface TextPattern {
  /** Texts that are known. */
  readonly texts: number;
  readonly medianChars: number;
  /** How many of them have a number that is no year, a year, a question mark. */
  readonly numbers: number;
  readonly years: number;
  readonly questions: number;
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
export const hasYear = (text: string): boolean => text.search(YEARS) >= 0;
export const hasNumber = (text: string): boolean => /\d/.test(text.replace(YEARS, ''));
export const hasQuestionMark = (text: string): boolean => /[?？؟]/.test(text);

/** Fewer texts have no pattern. */
const LEAST_TEXTS = 3;

/** Null if there are too few to compare with. */
export function patternOf(
  pages: readonly ResultPage[],
  of: 'title' | 'description',
): TextPattern | null {
  const known = pages.flatMap((page) => page[of] ?? []);
  const range = usualRangeOf(known.map(({ chars }) => chars));
  if (known.length < LEAST_TEXTS || range === null) return null;
  const having = (has: (text: string) => boolean) => known.filter(({ text }) => has(text)).length;
  return {
    texts: known.length,
    medianChars: Math.round(range.median),
    numbers: having(hasNumber),
    years: having(hasYear),
    questions: having(hasQuestionMark),
  };
}

const plain = (text: string): string =>
  collapsed(text)
    .toLowerCase()
    .replace(/[.!?…]+$/, '');

/** Whether it is, word for word, what a page in the results says. */
export const isOfResults = (text: string, { pages }: ResultTexts): boolean =>
  pages.some(({ title, description }) =>
    [title, description].some((one) => one !== null && plain(one.text) === plain(text)),
  );
