/** Texts of the panel beside the text: each figure with its unit. */
import type { ReadabilityVariant, TextReport } from '#domain/seo/report.ts';
import { count } from '#src/kit/copy/checks.ts';
import { languageName } from '#src/kit/copy/names.ts';

const number = new Intl.NumberFormat();
const digits = (after: number) =>
  new Intl.NumberFormat(undefined, { minimumFractionDigits: after, maximumFractionDigits: after });
const oneDigit = digits(1);
const twoDigits = digits(2);

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
  groups: {
    structure: 'Structure',
    style: 'Style',
    links: 'Links and images',
    result: 'Search result',
  },
  otherLanguage: (language: string) => `The text is not in ${languageName(language)}.`,
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
