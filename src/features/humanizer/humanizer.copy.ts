import type { SignName } from '#contract/humanizer/humanizer.route.ts';
import type { HumanizerReport, SignLine } from '#contract/humanizer/humanizer.schema.ts';
import { MACHINE_BELOW, SIGN_RULES } from '#domain/humanizer/weights.ts';
import { counted, exactly, number, oneDigit } from '#src/kit/copy/formats.ts';

export const signNames: Readonly<Record<SignName, string>> = {
  phrases: 'Phrases that models like',
  hedges: 'Hedges',
  markers: 'Markers at the start of sentences',
  sentenceVariation: 'Variation of sentence length',
  paragraphVariation: 'Variation of paragraph length',
  starts: 'Sentences with the same start',
  concrete: 'Figures, names, quotations',
  firstHand: '“I”, “we”, “our”',
};

const oneDecimal = exactly(1);

const UNITS = {
  per100: (value: number) => `${oneDigit.format(value)} in 100 words`,
  percent: (value: number) => `${number.format(Math.round(value))} %`,
} as const;

export const measuredOf = ({ name, value }: SignLine): string =>
  value === null ? '–' : UNITS[SIGN_RULES[name].unit](value);

export const wantedOf = ({ name, wanted }: SignLine): string =>
  `${SIGN_RULES[name].wantedIs === 'most' ? 'up to' : 'from'} ${UNITS[SIGN_RULES[name].unit](wanted)}`;

const notScored: Readonly<Record<NonNullable<HumanizerReport['notScored']>, string>> = {
  short: 'Not scored: fewer than 100 words would be chance.',
  language: 'Not scored: there are no rules for this language.',
  otherLanguage: 'Not scored: the text is not in the language of the article.',
};

export const humanizerTexts = {
  score: 'Humanizer score',
  unknown: '–',
  figure: (score: number) => number.format(Math.round(score)),
  sentence: (score: number) =>
    score < MACHINE_BELOW
      ? 'It reads like the first answer of a model.'
      : 'It reads like a text by a person.',
  notScored,
  caution:
    'The score says how a text reads, not who wrote it. People write like this too: detectors took 61 % of essays by learners of English for those of a model (Liang et al., Patterns, 2023).',
  none: 'The text has not been checked yet.',
  check: 'Check the text',
  checkAgain: 'Check again',
  checking: 'Checking…',
  sameText: 'The same text again is free.',
  stale: 'The text has changed since it was checked.',
  partly: (measured: number, all: number) =>
    `${measured} of ${all} signs are known in this language.`,
  grammar: 'Grammar and style',
  grammarHelp: 'One-click changes from the checker in your browser. They are free.',
  grammarNone: 'The checker in your browser has found nothing to change.',
  grammarNot: {
    off: 'The checker is switched off. Switch it on in the spelling menu of the editor.',
    language: 'The checker knows English only.',
    device: 'The checker does not run on this device, to save its memory or data.',
    checking: 'The checker in your browser is reading the text…',
    failed: 'The checker in your browser cannot check the text at the moment.',
  },
  grammarRetry: 'Try again',
  found: 'What was found',
  fine: 'fine',
  costs: (points: number) => `−${oneDecimal.format(points)}`,
  sum: (score: number) =>
    `Of 100 points, ${number.format(100 - score)} are taken off: ${number.format(score)}.`,
  places: (count: number) => counted(count, 'place', 'places'),
  rewrite: 'Rewrite',
  rewriteHelp:
    'Figures, names, quotations and links stay as they are; what a model changes there is put back.',
  rewriteFree: 'Without a model: only changes of wording that are safe. They are free.',
  rewriteIt: (excerpt: string) => `Rewrite “${excerpt}”`,
  noPassages: 'No passage stands out.',
  writing: 'Writing…',
  nothing: (hasModel: boolean) =>
    hasModel
      ? 'Stopped; nothing was written.'
      : 'There is nothing to change in this passage without a model.',
  accept: 'Accept',
  discard: 'Discard',
  stop: 'Stop',
  outdated: 'This passage has changed since. Ask again.',
} as const;
