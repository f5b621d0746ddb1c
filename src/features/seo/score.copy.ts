/** Texts of the score beside the text: each figure with its unit. */
import type {
  ArticleReport,
  Check,
  CheckGroup,
  Evidence,
  NotScored,
  ReadabilityVariant,
  TextReport,
} from '#domain/seo/report/report.ts';
import type { LineName, ScoreName } from '#domain/seo/score/scoreChanges.ts';
import type { Band } from '#domain/seo/score/verdict.ts';
import { checkTexts } from '#src/kit/copy/checks.ts';
import { counted, exactly, number, signed } from '#src/kit/copy/formats.ts';
import { languageName } from '#src/kit/copy/names.ts';
import { shownBand, shownPoints } from './shownPoints.ts';

const oneDigit = exactly(1);
const twoDigits = exactly(2);

const BANDS: Readonly<Record<Band, string>> = { low: 'Weak', middle: 'Fair', high: 'Strong' };
const SCORES: Readonly<Record<ScoreName, string>> = { seo: 'SEO', aiSearch: 'AI search' };

const NOT_SCORED = 'not scored';

/** Texts of the two scores. */
export const scores = {
  title: 'Scores',
  names: SCORES,
  bands: BANDS,
  notScored: NOT_SCORED,
  notMeasured: 'not measured',
  withoutCompetitors: 'Without competitors: made of depth, the checks and readability.',
  withoutKeyphrase: 'A score says how well a text fits its keyphrase. Choose one to see it.',
  adds: (name: ScoreName, points: number) =>
    `adds up to ${oneDigit.format(points)} to ${SCORES[name]}`,
  sentence: (name: ScoreName, points: number, band: Band) =>
    `${SCORES[name]} score: ${number.format(points)} of 100, ${BANDS[band].toLowerCase()}.`,
  openPanel: 'Open the panel Score.',
  noSentence: (name: ScoreName, instead: string) => `${SCORES[name]} score: ${instead}.`,
  sentenceOf: (name: ScoreName, report: ArticleReport) => sentenceOf(name, report),
  /** In place of a score. */
  instead: ({ notScored, length }: Pick<TextReport, 'notScored' | 'length'>) =>
    notScored === 'tooShort'
      ? `too short to score: ${number.format(length.words)} of ${counted(length.enough, 'word', 'words')}`
      : NOT_SCORED,
  reasons: {
    empty: () => 'There is no text yet.',
    language: (language: string) => `There are no rules for ${languageName(language)}.`,
    otherLanguage: (language: string) => `The text is not in ${languageName(language)}.`,
    tooShort: (_: string, { length }: TextReport) =>
      `A score needs ${counted(length.enough, 'word', 'words')} of your own, without code and what is said twice.`,
  } satisfies Record<NotScored, (language: string, report: TextReport) => string>,
  since: 'Since you opened the panel',
  unchanged: 'What changes a score is listed here while you write.',
  change: (name: ScoreName, by: number) => `${SCORES[name]} ${signed.format(by)}`,
  by: (points: number) => signed.format(points),
  rest: 'Other lines',
} as const;

function sentenceOf(name: ScoreName, report: ArticleReport): string {
  const [points, band] = [shownPoints(name, report), shownBand(name, report)];
  return points === null || band === null
    ? scores.noSentence(name, scores.instead(report))
    : scores.sentence(name, Math.round(points), band);
}

/** What has changed of a line, from the two reports. */
export function changeText(name: LineName, before: TextReport, now: TextReport): string {
  const [was, is] = [valueText(name, before), valueText(name, now)];
  return changeLine(name, was, is);
}

/** A line by its name, with its value before and now. */
export function changeLine(name: string, was: string, is: string): string {
  const line = LINES.get(name) ?? name;
  return was === is ? `${line}: now ${is}` : `${line}: now ${is}, was ${was}`;
}

const LINES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(checkTexts).map(([name, texts]) => [name, texts.name] as const),
  ['coverage', 'Terms of competitors'],
  ['readability', 'Readability'],
]);

function valueText(name: LineName, { checks, coverage, readability }: TextReport): string {
  if (name === 'coverage') return wholeOr(coverage?.score);
  if (name === 'readability') return wholeOr(readability?.score);
  const check = checks.find((each) => each.name === name);
  return check === undefined || check.value === null
    ? scores.notMeasured
    : checkTexts[name].measured(check.value, check);
}

const wholeOr = (value: number | undefined): string =>
  value === undefined ? scores.notMeasured : number.format(Math.round(value));

const AREAS: Readonly<Record<CheckGroup, string>> = {
  keyphrase: 'Keyphrase',
  structure: 'Structure',
  style: 'Style',
  links: 'Links and images',
  result: 'Search result',
  depth: 'Depth',
  fault: 'Lowers both scores',
  aiSearch: 'AI search',
};

/** What a check belongs to; one for AI search says how well it is known that it helps. */
export const areaText = ({ group, evidence }: Pick<Check, 'group' | 'evidence'>): string =>
  evidence === null ? AREAS[group] : `${AREAS[group]}, evidence ${evidence}`;

/** The grades of evidence, as the lines name them. */
export const evidenceTexts: Readonly<Record<Evidence, string>> = {
  A: 'A: peer-reviewed, and not contradicted.',
  B: 'B: peer-reviewed in one setting, or contradicted in part.',
  C: 'C: what vendors claim.',
};

export const panel = {
  reading: 'Reading the text…',
  failed: 'The text could not be checked. Writing and saving continue as usual.',
  text: 'Text',
  words: 'Words',
  readingTime: 'Reading time',
  minutes: (value: number) => `${number.format(value)} min`,
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
  readability: 'Readability',
  formulaStart: 'The formula starts with',
  perSentence: (value: string) => `${value} words per sentence`,
  perWord: (value: string) => `${value} syllables per word`,
  /** A part of a sum, with its sign. */
  part: (points: number) => signed.format(points),
  noFormula: (language: string) => `There is no formula for ${languageName(language)}.`,
  noSentence: 'There is no sentence to measure yet.',
  keyphrase: 'Keyphrase',
  keyphraseTaken:
    'Another article has this keyphrase. Two pages for one keyphrase compete with each other:',
  untitled: 'Untitled',
  keyphraseHint: 'What people search for to find this text. The checks say where it is used.',
  keywordsHint: 'With commas between them. They are counted under Terms.',
  wantedWordsHint: 'Empty: the usual length of competitors, or 300 words.',
  keyphraseIdeas: 'From the text:',
  takeIdea: (idea: string) => `Use “${idea}” as the keyphrase`,
  keyphraseMissing: 'The article has no keyphrase.',
  keyphraseFirst: 'What should people find this text by?',
  keyphraseFirstHint: 'Choose a keyphrase, and the text is scored for it.',
  usefulFirst: 'Most useful first',
  moreProblems: (value: number) => counted(value, 'more problem', 'more problems'),
  improvements: (value: number) => `${number.format(value)} more could be better`,
  evidence: 'How well it is known that a check for AI search helps',
  marked: (name: string) => `Marked in the text: ${name}`,
  hideMarks: 'Hide marks',
  good: (value: number) => `${number.format(value)} good`,
  unmeasured: (value: number) => `${number.format(value)} not measured`,
  wanted: (what: string) => `wanted: ${what}`,
  goTo: 'Go to the place in the text',
  goToNext: (places: number) => `Go to the next of ${number.format(places)} places in the text`,
  announced: (sentences: readonly string[], problems: number, improvements: number) =>
    `${sentences.join(' ')} ${counted(problems, 'problem', 'problems')}, ${number.format(improvements)} could be better.`,
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
