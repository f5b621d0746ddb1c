/** What the pages in the results of a search are called there. They are data to compare with, and never taken over. */
import type { Competitor } from '#contract/competitors/competitorsCollector.schema.ts';
import { collapsed } from '#html/text.ts';
import type { ResultPage, ResultTexts, TermsBeside } from '../../writing/resultTexts.ts';
import type { Competition, WantedTerm } from '../report/competition.ts';
import { usualRangeOf } from '../report/usualRange.ts';
import type { TextTools } from '../text/textTools.ts';

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
  /** Of them, those that are known to their end. */
  readonly whole: number;
  /** How many of those have a number that is no year, a year, a question mark. */
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

/** Of a longer one, only the beginning is kept. */
const isWhole = ({ text, chars }: { readonly text: string; readonly chars: number }): boolean =>
  !text.endsWith('…') || text.length === chars;

/** Null if there are too few to compare with. */
export function patternOf(
  pages: readonly ResultPage[],
  of: 'title' | 'description',
): TextPattern | null {
  const known = pages.flatMap((page) => page[of] ?? []);
  const range = usualRangeOf(known.map(({ chars }) => chars));
  if (known.length < LEAST_TEXTS || range === null) return null;
  const whole = known.filter(isWhole);
  const having = (has: (text: string) => boolean) => whole.filter(({ text }) => has(text)).length;
  return {
    texts: known.length,
    medianChars: Math.round(range.median),
    whole: whole.length,
    numbers: having(hasNumber),
    years: having(hasYear),
    questions: having(hasQuestionMark),
  };
}

const plain = (text: string): string =>
  collapsed(text)
    .toLowerCase()
    .replace(/(?<![.!?…])[.!?…]+$/, '')
    .trimEnd();

/** Fewer words in common are an accident: "How to use a". */
const LEAST_COMMON_WORDS = 5;
/** The same in scripts that put no space between words. */
const LEAST_COMMON_SIGNS = 12;
const UNSPACED = /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Thai}/gu;

const isLong = (text: string): boolean =>
  text.split(' ').length >= LEAST_COMMON_WORDS ||
  (text.match(UNSPACED)?.length ?? 0) >= LEAST_COMMON_SIGNS;

/** "Title | Brand". */
const BEFORE_BRAND = / [|–—·-] /;

/** The same words, or the beginning of theirs, or mostly theirs: their title with another ending. Both are plain. */
function isTaken(own: string, theirs: string): boolean {
  if (own === theirs) return true;
  if (theirs.startsWith(own)) return isLong(own);
  const [title = ''] = theirs.split(BEFORE_BRAND);
  return own.startsWith(title) && isLong(title) && 2 * title.length > own.length;
}

/** Whether the text is, word for word, the title or description of a result page, or its beginning. */
export function isOfResults(text: string, { pages }: ResultTexts): boolean {
  const own = plain(text);
  return pages.some(({ title, description }) =>
    [title, description].some((one) => one !== null && isTaken(own, plain(one.text))),
  );
}

/** Digits in groups are one number: "1,000". */
const GROUP = /(?<=\p{Nd})[.,'’\s](?=\p{Nd}{3}(?!\p{Nd}))/gu;
const digitsIn = (text: string): string[] => text.match(/\p{Nd}+/gu) ?? [];
const numbersIn = (text: string): string[] => digitsIn(text.replace(GROUP, ''));

/** Returns a test for lines: whether every number of the line occurs in `texts`. Catches numbers copied from the results or made up. */
export function hasOnlyNumbersOf(texts: readonly string[]): (line: string) => boolean {
  const known = new Set(texts.flatMap((text) => [...digitsIn(text), ...numbersIn(text)]));
  return (line) => [digitsIn, numbersIn].some((of) => of(line).every((one) => known.has(one)));
}
