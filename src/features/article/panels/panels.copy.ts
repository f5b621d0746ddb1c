/** Texts of the panel beside the text: each figure with its unit, each check with its goal. */
import type {
  Check,
  CheckName,
  Rating,
  ReadabilityVariant,
  TextReport,
} from '#domain/seo/report.ts';
import { languageName } from '#src/kit/copy/names.ts';

const number = new Intl.NumberFormat();
const digits = (after: number) =>
  new Intl.NumberFormat(undefined, { minimumFractionDigits: after, maximumFractionDigits: after });
const oneDigit = digits(1);
const twoDigits = digits(2);
const plural = new Intl.PluralRules('en');
const count = (value: number, one: string, many: string): string =>
  `${number.format(value)} ${plural.select(value) === 'one' ? one : many}`;
const perCent = (value: number): string => `${oneDigit.format(value)} %`;
const words = (value: number): string => count(value, 'word', 'words');

export const sidePanel = {
  name: 'Text checks',
  reading: 'Reading the text…',
  failed: 'The text could not be checked. Writing and saving continue as usual.',
  text: 'Text',
  words: 'Words',
  readingTime: 'Reading time',
  minutes: (value: number) => `${number.format(value)} min`,
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
  readability: 'Readability',
  perSentence: 'Words per sentence',
  perWord: 'Syllables per word',
  noFormula: (language: string) => `There is no formula for ${languageName(language)}.`,
  noSentence: 'There is no sentence to measure yet.',
  keyphrase: 'Keyphrase',
  noKeyphrase: 'This article has no keyphrase.',
  noKeyphraseHint:
    'The first keyword you enter for a new article becomes its keyphrase. The checks then say where the text uses it.',
  structure: 'Structure',
  good: (value: number) => `${number.format(value)} good`,
  unmeasured: (value: number) => `${number.format(value)} not measured`,
  wanted: (what: string) => `Wanted: ${what}`,
  goTo: 'Go to the place in the text',
  goToNext: (places: number) => `Go to the next of ${number.format(places)} places in the text`,
  announced: (problems: number, improvements: number) =>
    `Text checks: ${count(problems, 'problem', 'problems')}, ${number.format(improvements)} could be better.`,
  whole: (value: number) => number.format(value),
  average: (value: number) => oneDigit.format(value),
  fineAverage: (value: number) => twoDigits.format(value),
  unknown: '–',
} as const;

/** Announced before the name of a check, for people who do not see its sign. */
export const ratingTexts: Readonly<Record<Rating, string>> = {
  good: 'Good',
  ok: 'Could be better',
  bad: 'Problem',
  worst: 'Problem',
  unmeasured: 'Not measured',
};

export const variantNames: Readonly<Record<ReadabilityVariant, string>> = {
  flesch: 'Flesch Reading Ease (English)',
  amstad: 'Amstad (German)',
  fernandezHuerta: 'Fernández-Huerta (Spanish)',
  kandelMoles: 'Kandel–Moles (French)',
  fleschVacca: 'Flesch–Vacca (Italian)',
  douma: 'Flesch–Douma (Dutch)',
  martinsGhiraldelo: 'Martins–Ghiraldelo (Portuguese)',
  atesman: 'Ateşman (Turkish)',
  oborneva: 'Oborneva (Russian)',
};

type Bands = readonly (readonly [from: number, name: string])[];

/** R. Flesch, "A new readability yardstick", 1948; the adaptations keep his scale. */
const FLESCH_BANDS: Bands = [
  [90, 'Very easy'],
  [80, 'Easy'],
  [70, 'Fairly easy'],
  [60, 'Plain'],
  [50, 'Fairly difficult'],
  [30, 'Difficult'],
  [Number.NEGATIVE_INFINITY, 'Very difficult'],
];
/** E. Ateşman, "Türkçede okunabilirliğin ölçülmesi", 1997. */
const ATESMAN_BANDS: Bands = [
  [90, 'Very easy'],
  [70, 'Easy'],
  [50, 'Plain'],
  [30, 'Difficult'],
  [Number.NEGATIVE_INFINITY, 'Very difficult'],
];

/** Returns how hard it is to read a text with this score. */
export function readabilityBand({ variant, score }: NonNullable<TextReport['readability']>) {
  const bands = variant === 'atesman' ? ATESMAN_BANDS : FLESCH_BANDS;
  return bands.find(([from]) => score >= from)?.[1] ?? '';
}

interface CheckTexts {
  readonly name: string;
  readonly wanted: string;
  readonly measured: (value: number, check: Check) => string;
  /** Why nothing was measured. */
  readonly unmeasured: string;
}

export const checkTexts: Readonly<Record<CheckName, CheckTexts>> = {
  keyphraseInIntroduction: {
    name: 'In the introduction',
    wanted: 'all its words in one sentence of the first paragraph',
    measured: (_value, { rating }) =>
      rating === 'good' ? 'yes' : rating === 'ok' ? 'scattered' : 'missing',
    unmeasured: 'There is no paragraph yet.',
  },
  keyphraseLength: {
    name: 'Length of the keyphrase',
    wanted: '1 to 4 words that carry meaning',
    measured: words,
    unmeasured: 'It has no words that carry meaning.',
  },
  keyphraseDensity: {
    name: 'Density',
    wanted: '0.5 to 3 %',
    measured: perCent,
    unmeasured: 'The text needs 100 words first.',
  },
  keyphraseInSubheadings: {
    name: 'In subheadings',
    wanted: '30 to 75 % of them',
    measured: perCent,
    unmeasured: 'There are no subheadings yet.',
  },
  keyphraseInTitle: {
    name: 'In the title',
    wanted: 'at its start, word for word',
    measured: (_value, { rating }) =>
      rating === 'good' ? 'at the start' : rating === 'ok' ? 'further on' : 'missing',
    unmeasured: 'The text has no title heading yet.',
  },
  keyphraseDistribution: {
    name: 'Spread over the text',
    wanted: 'less than 40 % in one stretch without it',
    measured: (value) => perCent(value * 100),
    unmeasured: 'The text needs 15 sentences first.',
  },
  textLength: {
    name: 'Length of the text',
    wanted: '300 words or more',
    measured: words,
    unmeasured: 'There is no text yet.',
  },
  singleH1: {
    name: 'One title heading',
    wanted: 'one heading of level 1, at the top',
    measured: (value) => count(value, 'heading', 'headings'),
    unmeasured: 'There is no title heading.',
  },
  subheadingDistribution: {
    name: 'Text between subheadings',
    wanted: 'at most 300 words',
    measured: words,
    unmeasured: 'There is no text yet.',
  },
  paragraphLength: {
    name: 'Longest paragraph',
    wanted: 'at most 150 words',
    measured: words,
    unmeasured: 'There is no paragraph yet.',
  },
  sentenceLength: {
    name: 'Long sentences',
    wanted: 'at most 25 %',
    measured: perCent,
    unmeasured: 'There is no sentence yet.',
  },
  consecutiveSentences: {
    name: 'Sentences with the same start',
    wanted: 'fewer than 3 in a row',
    measured: (value) => `${number.format(value)} in a row`,
    unmeasured: 'There is no sentence yet.',
  },
};
